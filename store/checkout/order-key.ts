import { createAction } from '@reduxjs/toolkit'

import type { WireOrderBody, WirePaymentBody } from '@/contract/checkout'
import { hashText } from '@/utils/text'

/** The key that an order is sent with, and the order it was made for. */
export interface OrderKey {
  key: string
  /** Short name of the order's content; another content needs another key. */
  hash: string
}

/** An order is about to be sent with this key. */
export const orderKeyed = createAction<OrderKey>('checkout/orderKeyed')

/**
 * The key for an order: the one it was sent with before, as long as nothing in it has changed, so that a
 * repeat after a lost answer gives the same order and not a second one.
 */
export function orderKeyFor(
  body: WirePaymentBody | WireOrderBody,
  before: OrderKey | null,
): OrderKey {
  const hash = hashText(JSON.stringify(body))
  return before?.hash === hash ? before : { key: randomKey(), hash }
}

/** A random UUID. `crypto.randomUUID` is missing on plain http, this is not. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
