import type { WireDealer, WireRide, WireSlot } from '@/contract/community/dealers/dealers'

import type { Reply, TestShop } from './shop'

/** Ids of the dealer Radhaus Mitte and its first bike. */
export const BERLIN = 7
export const BERLIN_BIKE = 700

export const dataOf = <Data>({ body }: Reply): Data => body.data as unknown as Data

export async function readDealer(shop: TestShop, id = BERLIN): Promise<WireDealer> {
  return dataOf(await shop.send('GET', `/api/dealers/${id}`))
}

export async function slotsOf(
  shop: TestShop,
  query = '',
): Promise<(WireSlot & { is_free: boolean })[]> {
  const path = `/api/dealers/${BERLIN}/slots?bike=${BERLIN_BIKE}&days=29${query}`
  return dataOf<{ slots: WireSlot[] }>(await shop.send('GET', path)).slots
}

export function rideBody(starts_at: string, change: Record<string, unknown> = {}) {
  return { bike: BERLIN_BIKE, starts_at, name: 'Ada Rider', email: 'ada@example.com', ...change }
}

export function book(shop: TestShop, body: unknown, headers: Record<string, string> = {}) {
  return shop.send('POST', `/api/dealers/${BERLIN}/test-rides`, body, headers)
}

export async function booked(shop: TestShop, index = 0): Promise<WireRide> {
  const free = (await slotsOf(shop)).filter(({ is_free }) => is_free)
  return dataOf(await book(shop, rideBody(free[index]?.starts_at ?? '')))
}

export const pathOf = ({ id, key }: Pick<WireRide, 'id' | 'key'>) => `/api/test-rides/${id}/${key}`
