import { MOCK_ADDRESS, openMockApi, type MockApi } from '@/__tests__/support/mock-api'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { noOrderLimits, openTestShop, TEST_NOW, type TestShop } from '@/__tests__/support/shop'
import type { WireQuote } from '@/contract/shop/cart/cart'
import type { WirePayment } from '@/contract/shop/checkout/checkout'
import { partChosen } from '@/domain/shop/bikes/build'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'

let shop: TestShop
let mocked: MockApi

beforeAll(async () => {
  // Limits per line are part of the responses, but the test shop has none by default.
  const orderLimits = { ...noOrderLimits, perLine: DEFAULT_ORDER_LIMITS.perLine }
  shop = await openTestShop({ deps: { orderLimits } })
  mocked = openMockApi(() => new Date(TEST_NOW))
})
afterAll(() => shop.close())

const items = [
  bikeItem('nyx'),
  bikeItem('nireeka-homie', (build, bike) => {
    const large = bike.groups[0]?.parts[1]
    return large ? partChosen(bike, build, large.id) : build
  }),
  { product_id: 5000110, count: 2 },
]
const broken = bikeItem('nyx', (build) => ({ ...build, color_id: 999 }))

type Call = [name: string, method: string, path: string, body?: unknown]

const CALLS: Call[] = [
  ['all bikes', 'GET', '/api/configurator'],
  ['one bike', 'GET', '/api/configurator/nireeka-prime'],
  ['an unknown bike', 'GET', '/api/configurator/nobody'],
  ['colors of a size', 'GET', '/api/configurator/colors/available/1/102'],
  ['colors of a foreign size', 'GET', '/api/configurator/colors/available/1/301'],
  ['a ready date', 'GET', '/api/configurator/colors/get-date/1/103/152'],
  [
    'the date of a color not made in the size',
    'GET',
    '/api/configurator/colors/get-date/1/102/152',
  ],
  ['an unknown build code', 'GET', '/api/configurator/builds/00000000'],
  ['countries', 'GET', '/api/countries'],
  ['an estimate', 'POST', '/api/shipping-vat-guest', { country_id: 222, items }],
  ['an unknown country', 'POST', '/api/shipping-vat-guest', { country_id: 9999, items }],
  [
    'an unknown product',
    'POST',
    '/api/shipping-vat-guest',
    { country_id: 222, items: [{ product_id: 7, count: 1 }] },
  ],
  ['a broken build', 'POST', '/api/shipping-vat-guest', { country_id: 222, items: [broken] }],
  ['an empty cart', 'POST', '/api/shipping-vat-guest', { country_id: 222, items: [] }],
  [
    'a checkout with the promo',
    'POST',
    '/api/checkout-guest',
    { has_bike: true, items, promo_code: 'XMAS' },
  ],
  [
    'a checkout with another code',
    'POST',
    '/api/checkout-guest',
    { has_bike: true, items, promo_code: 'easter' },
  ],
  ['an unknown order', 'GET', '/api/orders/NK-1/key'],
  [
    'a withdrawal from an unknown order',
    'POST',
    '/api/withdrawal',
    { order_number: 'NK-1', email: 'ada@example.com' },
  ],
  ['a withdrawal without an e-mail', 'POST', '/api/withdrawal', { order_number: 'NK-1' }],
  [
    'gift cards',
    'POST',
    '/api/checkout-guest',
    { has_bike: false, items: [{ product_id: 5000124, count: 2, amount: 275 }] },
  ],
  [
    'a gift card of no such amount',
    'POST',
    '/api/checkout-guest',
    { has_bike: false, items: [{ product_id: 5000124, count: 1, amount: 501 }] },
  ],
  ['an unknown payment', 'GET', '/api/sandbox/payments/sbx_1'],
  ['all dealers', 'GET', '/api/dealers'],
  ['dealers near a town', 'GET', '/api/dealers?place=berlin&service=assembly'],
  ['dealers of a country', 'GET', '/api/dealers?country=222&service=test_ride'],
  ['an unknown town', 'GET', '/api/dealers?place=xyzzyx'],
  ['towns', 'GET', '/api/places?q=yokoham'],
  ['one dealer', 'GET', '/api/dealers/7'],
  ['an unknown dealer', 'GET', '/api/dealers/999'],
  ['the times of a bike', 'GET', '/api/dealers/7/slots?bike=700&days=14'],
  ['a bike that stands elsewhere', 'GET', '/api/dealers/7/slots?bike=100'],
  ['an unknown test ride', 'GET', '/api/test-rides/1/key'],
  [
    'a checkout with assembly',
    'POST',
    '/api/checkout-guest',
    { has_bike: true, items, assembly_dealer_id: 3 },
  ],
  [
    'a checkout with a dealer of another country',
    'POST',
    '/api/checkout-guest',
    { has_bike: true, items, assembly_dealer_id: 7 },
  ],
]

/** Strips the ids of request and machine, because the mock has no log to look them up in. */
function comparable(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      ['request_id', 'detail', 'version'].includes(name) ? undefined : value,
    ),
  )
}

test.each(CALLS)('the mock answers as the API does: %s', async (...call) => {
  const [, method, path, body] = call
  const real = await shop.send(method, path, body)
  const mock = await mocked.send(method, path, body)
  expect(mock.status).toBe(real.status)
  expect(comparable(mock.body)).toEqual(comparable(real.body))
})

test('an order is paid with the same totals, lines and timeline', async () => {
  const [real, mock] = [await buy((...call) => shop.send(...call)), await buy(mocked.send)]
  expect(mock).toEqual(real)
})

interface Bought extends Partial<WirePayment> {
  quote?: WireQuote
  return_url?: string
  number?: string
  placed_at?: string
  paid_at?: string
  documents?: unknown
  timeline?: { title: string }[]
}

/** Buys the items and returns the paid order without ids, keys and timestamps. */
async function buy(
  send: (method: string, path: string, body?: unknown) => Promise<{ body: unknown }>,
) {
  const data = async (method: string, path: string, body?: unknown) =>
    ((await send(method, path, body)).body as { data: Bought }).data
  const { quote } = await data('POST', '/api/checkout-guest', { has_bike: true, items })
  const placed = await data('POST', '/api/payment-guest', {
    items,
    email: 'ada@example.com',
    shipping_address: { ...ADDRESS, ...MOCK_ADDRESS },
    provider: 'sandbox',
    expected_total: quote?.totals.total,
  })
  const page = String(placed.redirect_url).split('/').pop()
  const { return_url } = await data('POST', `/api/sandbox/payments/${page}`, { outcome: 'succeed' })
  await data('GET', String(return_url).replace('/payment/return', '/api/call-back-pay'))
  const order = await data('GET', `/api/orders/${placed.order_number}/${placed.order_key}`)
  // The mock shop generates no documents.
  const { number: _, placed_at: __, paid_at: ___, documents: ____, timeline, ...rest } = order
  return { ...rest, timeline: timeline?.map(({ title }) => title) }
}
