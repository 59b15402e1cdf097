import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

/** DER header of an Ed25519 private key in PKCS #8, followed by the 32 bytes of the seed. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const HOW_TO_VERIFY =
  'The signature is Ed25519 over the UTF-8 text of `payload` exactly as it appears in this file. Any Ed25519 tool can verify it with `public_key`, without the shop.'

/** Derives the shop's passport key from its secret, so that it is stable. */
function passportKey(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'bike-passport', 32))
  return createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  })
}

/** Signs a bike's data as text, so that the file contains exactly the signed bytes. */
export function signPassport(secret: string, payload: object): string {
  const key = passportKey(secret)
  const text = JSON.stringify(payload)
  const file = {
    kind: 'bike-passport',
    version: 1,
    algorithm: 'Ed25519',
    public_key: createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString(),
    signature: sign(null, Buffer.from(text), key).toString('base64'),
    how_to_verify: HOW_TO_VERIFY,
    payload: text,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
