import { MOCK_ADDRESS, openMockApi, type MockApi } from '@/__tests__/support/mock-api'
import { PASSWORD, registration } from '@/__tests__/support/members'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { noOrderLimits, openTestShop, TEST_NOW, type TestShop } from '@/__tests__/support/shop'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'

/** Fields that depend on the machine, the time or the row, so only their type is compared. */
const NAMES = [
  ...['id', 'token', 'refresh', 'number', 'order_number', 'order_key', 'cart_id', 'order_bike_id'],
  ...['version', 'mac_id', 'frame_number', 'redirect_url', 'attempt_id', 'device', 'place', 'href'],
  ...['request_id', 'detail', 'created_at', 'at', 'placed_at', 'paid_at', 'ordered_at'],
  ...['last_used_at', 'expires_at', 'selected_shipping_id', 'selected_billing_id', 'user_name'],
  ...['signature', 'public_key', 'payload', 'message'],
  // The mocks' recorded catalog contains spares without their standards.
  ...['standards', 'standard_equivalent'],
]

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: unknown }>

interface Answered {
  data?: Record<string, unknown> & { carts?: { id: number }[]; bikes?: { id: number }[] }
}

function comparable(body: unknown): unknown {
  const text = JSON.stringify(body ?? null, (name, value: unknown) => {
    // The mock shop generates no documents.
    if (name.startsWith('standard') || name === 'documents') return undefined
    if (!NAMES.includes(name)) return typeof value === 'string' ? anonymous(value) : value
    return value === null ? null : `some ${typeof value}`
  })
  return JSON.parse(text)
}

/** Order numbers occur in titles as well. */
const anonymous = (text: string) => text.replace(/NK-\d+/g, 'NK-…')

async function live(send: Send): Promise<[step: string, status: number, body: unknown][]> {
  const story: [string, number, unknown][] = []
  let headers: Record<string, string> = {}
  const step = async (method: string, path: string, body?: unknown, as = `${method} ${path}`) => {
    const answer = await send(method, path, body, headers)
    story.push([as, answer.status, comparable(answer.body)])
    return (answer.body as Answered).data ?? {}
  }
  const address = { ...ADDRESS, ...MOCK_ADDRESS }
  const { server, product_id } = bikeItem('nyx')

  await step('GET', '/api/me')
  const { token } = await step('POST', '/api/register', registration('Ada'))
  headers = { authorization: `Bearer ${String(token)}` }
  await step('POST', '/api/register', registration('Ada'))
  await step('GET', '/api/me')
  await step('POST', '/api/login', { email: 'ada@example.com', password: 'another password' })
  await step('PUT', '/api/account/profile', { name: 'Ada', last_name: 'Rider', user_name: 'Ada' })
  await step('GET', '/api/set-unit')
  await step('GET', '/api/addresses')
  const { id: addressId } = await step('POST', '/api/addresses', address)
  await step(
    'PUT',
    `/api/addresses/${String(addressId)}`,
    { ...address, city: 'Boulder' },
    'change',
  )
  await step('PUT', '/api/addresses/999999', address)
  await step('GET', '/api/addresses')
  await step('GET', '/api/cart')
  await step('GET', '/api/checkout')
  await step('POST', '/api/cart', { items: [{ product_id: 5_000_110, count: 2 }] })
  await step('POST', '/api/configurator/cart', { product_id, ...server })
  const { carts } = await step('GET', '/api/cart')
  const line = carts?.[0]?.id
  await step('PUT', '/api/cart/count', { id: line, count: 3 })
  await step('PUT', '/api/cart/count', { id: line, count: 21 }, 'more than a line may have')
  const more = { product_id: 5_000_110, count: 19 }
  await step('POST', '/api/cart', { items: [more] }, 'as many as there is room for')
  await step('POST', '/api/cart', { items: [more] }, 'no room')
  await step('GET', '/api/cart', undefined, 'the full line')
  await step('PUT', '/api/cart/count', { id: line, count: 3 }, 'fewer again')
  await step('PUT', '/api/cart/count', { id: 999_999, count: 3 })
  await step('DELETE', '/api/cart/999999')
  const bike = carts?.[1]?.id
  await step('GET', `/api/configurator/nyx?mode=CECM&cartID=${bike}`, undefined, 'edit of the cart')
  await step('GET', '/api/configurator/nyx?mode=CECM&cartID=999999')
  await step('POST', '/api/shipping-vat', { country_id: 222 })
  const { quote } = await step('GET', '/api/checkout')
  const placed = await step('POST', '/api/checkout', {
    shipping_address: { id: addressId },
    provider: 'sandbox',
    expected_total: (quote as { totals: { total: number } }).totals.total,
  })
  const page = String(placed.redirect_url).split('/').pop()
  const { return_url } = await step(
    'POST',
    `/api/sandbox/payments/${page}`,
    { outcome: 'succeed' },
    'the payment',
  ).then((data) => {
    // The URL contains the ids of the attempt.
    story.pop()
    return data
  })
  await send('GET', String(return_url).replace('/payment/return', '/api/call-back-pay'))
  await step('GET', '/api/cart')
  await step('GET', '/api/orders')
  await step('GET', `/api/orders/${String(placed.order_number)}`, undefined, 'the order')
  await step('GET', '/api/orders/NK-999999')
  await step('GET', '/api/payments')
  await step('GET', '/api/credits')
  await step('GET', '/api/support/tickets')
  const { bikes } = await step('POST', '/api/user/getUserBikes', { token })
  const owned = bikes?.[0]?.id
  await step('GET', `/api/garage/${owned}`, undefined, 'the bike')
  await step('GET', '/api/garage/999999')
  await step(
    'POST',
    `/api/garage/${owned}/service`,
    { date: '2026-11-01', km: 3, note: 'Chain' },
    'a service',
  )
  const edit = `/api/configurator/nyx?mode=CEUM&orderBikeID=${owned}`
  await step('GET', edit, undefined, 'edit of the bike')
  await step('POST', `/api/orders/${String(placed.order_number)}/cancel`, {}, 'cancel')
  await step('DELETE', `/api/addresses/${String(addressId)}`, undefined, 'delete the address')
  await step('GET', '/api/account/sessions')
  await step('POST', '/api/account/export', { password: 'wrong' })
  await step('POST', '/api/account/delete', { password: PASSWORD })
  await step('GET', '/api/me')
  return story
}

let shop: TestShop
let mocked: MockApi
beforeAll(async () => {
  // Limits per line are part of the responses, but the test shop has none by default.
  const orderLimits = { ...noOrderLimits, perLine: DEFAULT_ORDER_LIMITS.perLine }
  shop = await openTestShop({ deps: { orderLimits } })
  mocked = openMockApi(() => new Date(TEST_NOW))
})
afterAll(() => shop.close())

test('the mock lives through the life of a user as the API does', async () => {
  const real = await live((...call) => shop.send(...call))
  const mock = await live(mocked.send)
  expect(mock.map(([step, status]) => [step, status])).toEqual(
    real.map(([step, status]) => [step, status]),
  )
  const bodies = (story: typeof real) => story.map(([step, , body]) => [step, body])
  expect(bodies(mock)).toEqual(bodies(real))
})
