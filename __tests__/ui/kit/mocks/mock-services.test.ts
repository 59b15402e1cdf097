import { setupServer } from 'msw/node'

import { MOCK_ADDRESS, mockBikeItem } from '@/__tests__/support/mock-api'
import { mockHandlers } from '@/mocks/handlers'
import { openMockShop } from '@/mocks/mock-shop'
import { createHttp } from '@/services/http/http'
import { createServices } from '@/services/services'

const shop = openMockShop()
const server = setupServer(...mockHandlers(shop))
const services = createServices(createHttp('http://api.mock'))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

async function pay(outcome: 'succeed' | 'decline' | 'pending') {
  const items = [mockBikeItem(shop, 'nyx')]
  const { quote } = await services.checkout.load({ has_bike: true, items, promo_code: 'xmas' })
  const order = await services.checkout.placeGuestOrder(
    {
      items,
      email: 'ada@example.com',
      shipping_address: MOCK_ADDRESS,
      provider: 'sandbox',
      promo_code: 'xmas',
      expected_total: quote.totals.total,
    },
    crypto.randomUUID(),
  )
  const id = order.redirect_url.split('/').pop() ?? ''
  const { return_url } = await services.payment.actInSandbox(id, outcome)
  const [, , , attempt = '', token = ''] = return_url.split('/')
  return { order, quote, state: await services.payment.finish({ kind: 'token', attempt, token }) }
}

describe('the real services on the mocks', () => {
  test('read the bikes with prices in cents', async () => {
    const { bikes } = await services.configurator.bikes()
    expect(bikes.map(({ slug, price }) => [slug, price])).toEqual([
      ['nireeka-prime', 399_900],
      ['nireeka-homie', 249_900],
      ['nyx', 499_900],
    ])
  })

  test('buy a bike: the paid order shows the totals of the checkout', async () => {
    const { order, quote, state } = await pay('succeed')
    expect(state.status).toBe('paid')
    const paid = await services.orders.read(order.order_number, order.order_key)
    expect(paid.status).toBe('paid')
    expect(paid.totals).toEqual(quote.totals)
    expect(paid.totals.discount).toBe(40_000)
    expect(paid.lines[0]?.build_sheet?.rows[0]).toEqual({ label: 'Bike', text: 'Nyx' })
  })

  test.each([
    ['decline', 'declined'],
    ['pending', 'processing'],
  ] as const)('hear that a payment to %s is %s', async (outcome, status) => {
    expect((await pay(outcome)).state.status).toBe(status)
  })
})
