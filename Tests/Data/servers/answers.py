"""A web server for the tests of HTTP clients: its paths say how it answers.

    python3 answers.py [CERTIFICATE]

Prints the port that it listens on and ends when its standard input does.
"""

import json
import socket
import ssl
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answers(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        what, _, number = self.path.strip("/").partition("/")
        getattr(self, "do_" + what.replace("-", "_"))(body, number)

    do_GET = do_PUT = do_POST = do_DELETE = do_PATCH = do_HEAD = answer

    def send(self, status, body, **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_echo(self, body, number):
        told = {
            "method": self.command,
            "headers": [[name, value] for name, value in self.headers.items()],
            "body": list(body),
            "port": self.client_address[1],
        }
        self.send(200, json.dumps(told).encode(), X_Odd="  a: b ", Content_Type="application/json")

    def do_status(self, body, number):
        self.send(int(number.split("/")[0]), b"told")

    def do_redirect(self, body, number):
        self.send(302, b"", Location="/echo")

    def do_bytes(self, body, number):
        self.send(200, bytes(index % 251 for index in range(int(number))))

    def do_endless(self, body, number):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while True:
                self.wfile.write(b"x" * 65536)
        except OSError:
            self.close_connection = True

    def do_never(self, body, number):
        time.sleep(600)

    def do_half(self, body, number):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(b"half")
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True

    def do_noise(self, body, number):
        self.wfile.write(b"\x00\x01 this is not HTTP\r\n\r\n")
        self.close_connection = True

    def log_message(self, *arguments):
        pass


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    if len(sys.argv) > 1:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[1])
        server.socket = context.wrap_socket(server.socket, server_side=True)
    print(server.server_address[1], flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()


main()
