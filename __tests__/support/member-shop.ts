import type { WireCart } from '@/contract/shop/cart/cart'
import type { WireMemberCheckout } from '@/contract/shop/checkout/checkout'
import type { WireOwnedBike } from '@/contract/account/garage/garage'
import type { WireMyOrder } from '@/contract/shop/orders/orders'

import { as, type Member } from './members'
import { ADDRESS, bikeItem, payInSandbox } from './orders/orders'
import type { Reply, TestShop } from './shop'

export const dataOf = <Data>(reply: Reply): Data => {
  if (reply.status !== 200)
    throw new Error(`${reply.status} ${reply.body.code} ${reply.body.detail}`)
  return reply.body.data as unknown as Data
}

/** Says that a request succeeded, or the code of its problem. */
export const outcome = ({ status, body }: Reply) => (status === 200 ? 'done' : body.code)

export const readCart = async (shop: TestShop, member: Member) =>
  dataOf<WireCart>(await as(shop, member)('GET', '/api/cart'))

export const readCheckout = async (shop: TestShop, member: Member, query = '') =>
  dataOf<WireMemberCheckout>(await as(shop, member)('GET', `/api/checkout${query}`))

export const readGarage = async (shop: TestShop, member: Member) =>
  dataOf<{ bikes: WireOwnedBike[] }>(
    await shop.send('POST', '/api/user/getUserBikes', { token: member.token }),
  ).bikes

export const readOrder = async (shop: TestShop, member: Member, number: string) =>
  dataOf<WireMyOrder>(await as(shop, member)('GET', `/api/orders/${number}`))

/** Puts a configured bike into a member's cart. */
export function saveBike(
  shop: TestShop,
  member: Member,
  item = bikeItem('nyx'),
  more: Record<string, unknown> = {},
): Promise<Reply> {
  const { product_id, count, server } = item
  const body = { product_id, count, ...server, ...more }
  return as(shop, member)('POST', '/api/configurator/cart', body)
}

/** Builds the body of POST /api/checkout with the server's total. */
export async function memberOrder(
  shop: TestShop,
  member: Member,
  change: Record<string, unknown> = {},
) {
  const { quote } = await readCheckout(shop, member, `?country_id=${ADDRESS.country_id}`)
  return {
    shipping_address: ADDRESS,
    provider: 'sandbox',
    expected_total: quote.totals.total,
    ...change,
  }
}

export async function buyCart(
  shop: TestShop,
  member: Member,
  change: Record<string, unknown> = {},
): Promise<string> {
  const placed = await as(shop, member)(
    'POST',
    '/api/checkout',
    await memberOrder(shop, member, change),
  )
  const { order_number } = dataOf<{ order_number: string }>(placed)
  await payInSandbox(shop, placed)
  return order_number
}
