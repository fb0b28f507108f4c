#ifndef CSEALING_H
#define CSEALING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libsodium that Hearth uses. Nothing is linked: the first call opens libsodium.so.23 with
// dlopen, since most runs of a program never sync. ldd does not show the dependency: packages have to
// name it (libsodium23). Keys have 32 bytes, nonces 24; every function but the first may only be
// called after that has said yes.

/// Whether libsodium is there.
bool csealing_load(void);

/// XChaCha20-Poly1305: writes `count` + 16 bytes.
void csealing_seal(uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *data,
                  size_t data_count, const uint8_t *nonce, const uint8_t *key);
/// Writes `count` - 16 bytes; false where anything was changed.
bool csealing_open(uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *data,
                  size_t data_count, const uint8_t *nonce, const uint8_t *key);

/// BLAKE2b of 16 to 64 bytes, with a key where `key_count` is not 0.
void csealing_hash(uint8_t *hash, size_t hash_count, const uint8_t *bytes, size_t count,
                  const uint8_t *key, size_t key_count);
/// One of the keys that follow from a key.
void csealing_derive(uint8_t *subkey, uint64_t number, const uint8_t *key);

/// The public half of an X25519 key.
void csealing_public_key(uint8_t *public_key, const uint8_t *secret);
/// From one key's owner to another's: writes `count` + 16 bytes; false where the key is no key.
bool csealing_box(uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *nonce,
                 const uint8_t *public_key, const uint8_t *secret);
/// Writes `count` - 16 bytes; false where it is not from that owner.
bool csealing_unbox(uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *nonce,
                   const uint8_t *public_key, const uint8_t *secret);

#endif
