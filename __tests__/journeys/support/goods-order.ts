import { expect, type APIRequestContext } from '@playwright/test'

const US = 222
/** Product id of the helmet, which is sold from stock. */
const HELMET = 5_000_110

export const BUYER = {
  ...{ name: 'Ada Rider', line1: '12 Chain Street', city: 'Portland', region: 'OR' },
  ...{ postcode: '97201', country_id: US, phone: '' },
}

interface Goods {
  count: number
  /** Product id; the helmet by default. */
  product?: number
}

export const buyGoods = (
  request: APIRequestContext,
  email: string,
  { count, product = HELMET }: Goods,
): Promise<string> => buyItems(request, email, { items: [{ product_id: product, count }] })

interface Items {
  items: { product_id: number; count: number; server?: object }[]
  hasBike?: boolean
  address?: Partial<typeof BUYER>
}

export async function buyItems(
  request: APIRequestContext,
  email: string,
  { items, hasBike = false, address }: Items,
): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(await answer.text(), path).toContain('"data"')
    return ((await answer.json()) as { data: Record<string, unknown> }).data
  }
  const { quote } = await post('/api/checkout-guest', {
    ...{ has_bike: hasBike, items, country_id: US, promo_code: null },
  })
  const placed = await post('/api/payment-guest', {
    ...{ items, email, provider: 'sandbox', promo_code: null },
    shipping_address: { ...BUYER, ...address },
    expected_total: (quote as { totals: { total: number } }).totals.total,
  })
  const id = String(placed.redirect_url).split('/').pop() ?? ''
  const paid = await post(`/api/sandbox/payments/${id}`, { outcome: 'succeed' })
  const [, a, b] = /\/payment\/return\/([^/]+)\/([^/]+)$/.exec(String(paid.return_url)) ?? []
  expect((await request.get(`/api/call-back-pay/${a}/${b}`)).ok()).toBe(true)
  return String(placed.order_number)
}
