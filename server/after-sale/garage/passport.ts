import { signText } from '@/server/kernel/ports/signing'

const HOW_TO_VERIFY =
  'The signature is Ed25519 over the UTF-8 text of `payload` exactly as it appears in this file. Any Ed25519 tool can verify it with `public_key`, without the shop.'

const KIND = 'bike-passport'

/** Signs a bike's data as text, so that the file contains exactly the signed bytes. */
export function signPassport(secret: string, payload: object): string {
  const text = JSON.stringify(payload)
  const file = {
    kind: KIND,
    version: 1,
    algorithm: 'Ed25519',
    ...signText(secret, KIND, text),
    how_to_verify: HOW_TO_VERIFY,
    payload: text,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
