import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export interface Ids {
  /** 128 random bits, base64url. */
  publicId(): string
  /** Eight characters of Crockford's Base32 alphabet, without I, L, O and U. */
  buildCode(): string
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const randomIds: Ids = {
  publicId: () => randomBytes(16).toString('base64url'),
  buildCode: () => Array.from(randomBytes(8), (byte) => CROCKFORD[byte % 32]).join(''),
}

/** Derives an unguessable key from the shop's secret; 132 bits, base64url. */
export function deriveKey(secret: string, purpose: string, subject: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${subject}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Like `deriveKey` in lower-case hex, for case-insensitive addresses; 4 bits a digit. */
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

/** Compares in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)))
}
