#include "CSealing.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sodium.h>

#define FUNCTIONS(EACH)                          \
  EACH(sodium_init)                              \
  EACH(crypto_aead_xchacha20poly1305_ietf_encrypt) \
  EACH(crypto_aead_xchacha20poly1305_ietf_decrypt) \
  EACH(crypto_generichash)                       \
  EACH(crypto_kdf_derive_from_key)               \
  EACH(crypto_scalarmult_base)                   \
  EACH(crypto_box_easy)                          \
  EACH(crypto_box_open_easy)

static struct {
#define MEMBER(function) __typeof__(&function) function;
  FUNCTIONS(MEMBER)
#undef MEMBER
} sodium;

static bool loaded = false;

static void load(void) {
  void *library = dlopen("libsodium.so.23", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define RESOLVE(function)                                                      \
  sodium.function = (__typeof__(sodium.function))dlsym(library, #function);    \
  if (sodium.function == NULL) return;
  FUNCTIONS(RESOLVE)
#undef RESOLVE
  loaded = sodium.sodium_init() >= 0;
}

bool csealing_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded;
}

void csealing_seal(uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *data,
                  size_t data_count, const uint8_t *nonce, const uint8_t *key) {
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
      sealed, NULL, plain, count, data, data_count, NULL, nonce, key);
}

bool csealing_open(uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *data,
                  size_t data_count, const uint8_t *nonce, const uint8_t *key) {
  return sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(
             plain, NULL, NULL, sealed, count, data, data_count, nonce, key) == 0;
}

void csealing_hash(uint8_t *hash, size_t hash_count, const uint8_t *bytes, size_t count,
                  const uint8_t *key, size_t key_count) {
  sodium.crypto_generichash(hash, hash_count, bytes, count, key_count ? key : NULL, key_count);
}

void csealing_derive(uint8_t *subkey, uint64_t number, const uint8_t *key) {
  sodium.crypto_kdf_derive_from_key(subkey, 32, number, "hearth01", key);
}

void csealing_public_key(uint8_t *public_key, const uint8_t *secret) {
  sodium.crypto_scalarmult_base(public_key, secret);
}

bool csealing_box(uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *nonce,
                 const uint8_t *public_key, const uint8_t *secret) {
  return sodium.crypto_box_easy(sealed, plain, count, nonce, public_key, secret) == 0;
}

bool csealing_unbox(uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *nonce,
                   const uint8_t *public_key, const uint8_t *secret) {
  return sodium.crypto_box_open_easy(plain, sealed, count, nonce, public_key, secret) == 0;
}
