import type { MockShop } from '../mock-shop'
import type { MockBike } from './books'

/** Returns when a bike was delivered; null before. */
export function deliveredAt({ books }: MockShop, bike: MockBike): string | null {
  return books().orders.find(({ number }) => number === bike.order_number)?.deliveredAt ?? null
}
