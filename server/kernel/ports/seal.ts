import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

interface SealKey {
  /** Root secret of the shop. */
  secret: string
  /** Separates keys, so that a text sealed for one purpose can't be read for another. */
  purpose: string
}

const keyOf = ({ secret, purpose }: SealKey) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts with AES-256-GCM under a key from the shop's secret, so a stolen database isn't enough. */
export function seal(key: SealKey, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error if the text was sealed by another secret, for another purpose, or changed since */
export function unseal(key: SealKey, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
