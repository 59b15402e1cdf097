import type { MockShop } from '../mock-shop'
import type { MockBike } from './books'

export function deliveredAt({ books }: MockShop, bike: MockBike): string | null {
  return books().orders.find(({ number }) => number === bike.order_number)?.deliveredAt ?? null
}
