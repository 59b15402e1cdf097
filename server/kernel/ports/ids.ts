import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Ids {
  /** Returns 128 random bits as base64url. */
  publicId(): string
  /** Returns eight characters of Crockford's Base32 alphabet, which has no I, L, O or U. */
  buildCode(): string
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const randomIds: Ids = {
  publicId: () => randomBytes(16).toString('base64url'),
  buildCode: () => Array.from(randomBytes(8), (byte) => CROCKFORD[byte % 32]).join(''),
}

/** Derives an unguessable key from the shop's secret: 132 bits as base64url. */
export function deriveKey(secret: string, purpose: string, subject: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${subject}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Like `deriveKey`, but in lower-case hex for case-insensitive addresses, with 4 bits per digit. */
export function deriveHexKey(
  secret: string,
  { purpose, subject, length }: { purpose: string; subject: string; length: number },
): string {
  return createHmac('sha256', secret).update(`${purpose}:${subject}`).digest('hex').slice(0, length)
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Compares two secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)))
}
