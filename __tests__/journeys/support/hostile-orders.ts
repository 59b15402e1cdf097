import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'

import { addressOf, US } from './hostile-address'
import type { HostilePeople } from './hostile-people'

/** Value of the gift card in dollars. */
const AMOUNT = 50

interface Placed {
  order_number: string
  order_key: string
  redirect_url: string
}

/** Buys a gift card for someone else with the payload in every text; returns order number and path. */
export async function buyGift(people: HostilePeople, index: number, payload: string) {
  const gift = { to_name: payload, to_email: people.email(index), from_name: payload }
  const items = [
    {
      ...{ product_id: GIFT_CARD_ID, count: 1, amount: AMOUNT },
      gift: { ...gift, message: `${payload}\n${payload}`, send_on: null },
    },
  ]
  const checkout = { has_bike: false, items, country_id: US, promo_code: null }
  const { quote } = (await people.post('/api/checkout-guest', checkout)) as {
    quote: { totals: { total: number } }
  }
  const placed = (await people.post('/api/payment-guest', {
    ...{ items, email: people.email(index), provider: 'sandbox', promo_code: null },
    shipping_address: addressOf(payload),
    expected_total: quote.totals.total,
  })) as unknown as Placed
  const id = placed.redirect_url.split('/').pop() ?? ''
  const paid = await people.post(`/api/sandbox/payments/${id}`, { outcome: 'succeed' })
  const [, a, b] = /\/payment\/return\/([^/]+)\/([^/]+)$/.exec(String(paid.return_url)) ?? []
  await people.get(`/api/call-back-pay/${a}/${b}`)
  const { order_number: number, order_key: key } = placed
  return { number, path: `/orders/${number}/${key}` }
}
