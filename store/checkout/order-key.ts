import { createAction } from '@reduxjs/toolkit'

import type { OrderBody, GuestOrderBody } from '@/contract/checkout'
import { randomKey } from '@/utils/random-key'
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
export function orderKeyFor(body: GuestOrderBody | OrderBody, before: OrderKey | null): OrderKey {
  const hash = hashText(JSON.stringify(body))
  return before?.hash === hash ? before : { key: randomKey(), hash }
}
