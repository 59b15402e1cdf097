import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** DER header of an Ed25519 private key in PKCS #8, followed by the 32 bytes of the seed. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives one of the shop's keys from its secret, so that it is stable. */
function signingKey(secret: string, purpose: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
}

/** Signs the UTF-8 bytes of a text. Any Ed25519 tool verifies it with the public key, without the shop. */
export function signText(secret: string, purpose: string, text: string) {
  const key = signingKey(secret, purpose)
  return {
    public_key: createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString(),
    signature: sign(null, Buffer.from(text), key).toString('base64'),
  }
}

export function isSignedText(
  secret: string,
  purpose: string,
  { text, signature }: { text: string; signature: string },
): boolean {
  const key = createPublicKey(signingKey(secret, purpose))
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
}
