import { createHmac } from 'node:crypto'

import { sha256 } from '@/server/kernel/ports/ids'

/** Base32 alphabet without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Derives a card's code: 80 bits from the shop's secret, so that only its hash must be stored. */
export function giftCode(secret: string, card: { order: string; position: number; piece: number }) {
  const bytes = createHmac('sha256', secret)
    .update(`gift-card:${card.order}:${card.position}:${card.piece}`)
    .digest()
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('')
}

export function printedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** Hashes a typed code. Ignores case, spaces and hyphens, and reads O as 0 and I and L as 1. */
export function hashOfCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return sha256(`gift-card:${plain}`)
}
