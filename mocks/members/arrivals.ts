import type { MockShop } from '../mock-shop'
import type { MockBike } from './records'

export function deliveredAt({ books }: MockShop, bike: MockBike): string | null {
  return books().orders.find(({ number }) => number === bike.order_number)?.deliveredAt ?? null
}
