import { z } from 'zod'

import {
  MOCK_ADDRESS,
  mockBikeItem,
  openMockApi,
  sendTo,
  type MockApi,
} from '@/__tests__/support/mock-api'
import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { Route, RouteSchemas } from '@/contract/kit/route'
import { mockHandlers } from '@/mocks/handlers'
import { mock, mockProblem } from '@/mocks/mock'
import { openMockShop } from '@/mocks/mock-shop'
import { recordedCatalog, recordedDealers, recordedForum, recordedHelp } from '@/mocks/record'
import helpCenter from '@/mocks/fixtures/help-center.json'
import recorded from '@/mocks/fixtures/catalog.json'
import dealers from '@/mocks/fixtures/dealers.json'
import forum from '@/mocks/fixtures/forum.json'

const routes = Object.values(api).flatMap((feature) => Object.values<Route>(feature))

async function order({ send, shop }: MockApi, email = 'ada@example.com') {
  const items = [mockBikeItem(shop, 'nyx')]
  const { body } = await send('POST', '/api/checkout-guest', { has_bike: true, items })
  const placed = await send('POST', '/api/payment-guest', {
    items,
    email,
    shipping_address: MOCK_ADDRESS,
    provider: 'sandbox',
    expected_total: body.data?.quote?.totals?.total,
  })
  const { order_number, order_key, redirect_url } = placed.body.data ?? {}
  return { path: `/api/orders/${order_number}/${order_key}`, redirect_url, order_number }
}

function sandboxPath(redirectUrl: string | undefined) {
  return `/api/sandbox/payments/${redirectUrl?.split('/').pop()}`
}

async function decide(mockApi: MockApi, redirectUrl: string | undefined, outcome: string) {
  const { body } = await mockApi.send('POST', sandboxPath(redirectUrl), { outcome })
  const back = String(body.data?.return_url).replace('/payment/return', '/api/call-back-pay')
  return (await mockApi.send('GET', back)).body.data
}

describe('mock handlers', () => {
  test('every route of the contract has exactly one', () => {
    const handled = mockHandlers(openMockShop()).map(
      ({ info }) => `${String(info.method)} ${String(info.path).slice(1)}`,
    )
    expect(handled.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  test('the recorded catalog is the seed catalog', () => {
    expect(JSON.parse(JSON.stringify(recordedCatalog()))).toEqual(recorded)
    expect(JSON.parse(JSON.stringify(recordedDealers()))).toEqual(dealers)
    expect(JSON.parse(JSON.stringify(recordedHelp()))).toEqual(helpCenter)
    expect(JSON.parse(JSON.stringify(recordedForum()))).toEqual(forum)
  })

  test('the answers of a whole purchase satisfy the schemas of their routes', async () => {
    const mockApi = openMockApi()
    const { send, shop } = mockApi
    const items = [mockBikeItem(shop, 'nireeka-prime')]
    const { path, redirect_url } = await order(mockApi)
    const build = items[0]?.server.build
    const { body } = await send('POST', '/api/configurator/builds', {
      bike_slug: 'nireeka-prime',
      build,
    })
    await decide(mockApi, redirect_url, 'pending')
    const answers: [RouteSchemas, Awaited<ReturnType<typeof send>>][] = [
      [apiSchemas.configurator.list, await send('GET', '/api/configurator')],
      [apiSchemas.configurator.bike, await send('GET', '/api/configurator/nyx')],
      [
        apiSchemas.configurator.colors,
        await send('GET', '/api/configurator/colors/available/1/102'),
      ],
      [
        apiSchemas.configurator.date,
        await send('GET', '/api/configurator/colors/get-date/1/102/151'),
      ],
      [
        apiSchemas.configurator.restoreBuild,
        await send('GET', `/api/configurator/builds/${String(body.data?.code)}`),
      ],
      [apiSchemas.countries.list, await send('GET', '/api/countries')],
      [
        apiSchemas.cart.shippingVatGuest,
        await send('POST', '/api/shipping-vat-guest', { country_id: 222, items }),
      ],
      [
        apiSchemas.checkout.checkoutGuest,
        await send('POST', '/api/checkout-guest', { has_bike: true, items, promo_code: 'xmas' }),
      ],
      [apiSchemas.payment.sandboxPayment, await send('GET', sandboxPath(redirect_url))],
      [apiSchemas.orders.read, await send('GET', path)],
      [apiSchemas.outbox.list, await send('GET', '/api/outbox')],
    ]
    for (const [schemas, reply] of answers) {
      expect(reply.status).toBe(200)
      expect(() => z.decode(schemas.response, reply.body.data)).not.toThrow()
    }
  })

  test('an answer that the contract does not allow fails by name', async () => {
    const stale = mock(api.outbox.list, apiSchemas.outbox.list, () => ({ mails: [{}] }) as never)
    await expect(sendTo([stale], { method: 'GET', path: '/api/outbox' })).rejects.toThrow(
      'The mock of GET /api/outbox answers what the contract does not allow',
    )
  })

  test('a problem carries the status and the sentence of the error table', async () => {
    const failing = mock(api.orders.read, apiSchemas.orders.read, () => {
      throw mockProblem('order_not_found')
    })
    const reply = await sendTo([failing], { method: 'GET', path: '/api/orders/NK-1/x' })
    expect(reply).toMatchObject({
      status: 404,
      body: {
        code: 'order_not_found',
        message: 'We couldn’t find this order. Please check the link.',
        errors: [],
      },
    })
  })

  test('bad input is refused with the fields that are wrong', async () => {
    const { send } = openMockApi()
    const wrong = await send('POST', '/api/shipping-vat-guest', { country_id: 'x', items: [] })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors?.map((error) => error.field)).toEqual(['country_id', 'items'])
    expect((await send('POST', '/api/shipping-vat-guest', '{')).body.code).toBe('malformed_json')
    expect((await send('GET', '/api/configurator/colors/available/x/1')).status).toBe(404)
  })
})

describe('orders of the mock shop', () => {
  test('a declined payment leaves the order payable, a second one pays it', async () => {
    const mockApi = openMockApi()
    const { path, redirect_url } = await order(mockApi)
    expect(await decide(mockApi, redirect_url, 'decline')).toMatchObject({ status: 'declined' })
    expect((await mockApi.send('GET', path)).body.data).toMatchObject({
      status: 'pending_payment',
      can_pay: true,
    })

    const again = await mockApi.send('POST', `${path}/pay`)
    expect(again.body.data?.redirect_url).not.toBe(redirect_url)
    const paid = await decide(mockApi, String(again.body.data?.redirect_url), 'succeed')
    expect(paid).toMatchObject({ status: 'paid' })
    const { data } = (await mockApi.send('GET', path)).body
    expect(data).toMatchObject({ status: 'paid', can_pay: false })
    expect(data?.timeline?.map((event) => event.title)).toEqual([
      'Order received',
      'Payment declined',
      'Paid',
    ])
    expect((await mockApi.send('POST', `${path}/pay`)).body.code).toBe('payment_closed')
  })

  test('a paid order writes one confirmation', async () => {
    const mockApi = openMockApi()
    const { redirect_url, order_number } = await order(mockApi)
    await decide(mockApi, redirect_url, 'succeed')
    await decide(mockApi, redirect_url, 'succeed')
    const { data } = (await mockApi.send('GET', '/api/outbox')).body
    expect(data?.mails?.map((mail) => mail.subject)).toEqual([
      `Order confirmed: Nyx, size M, Night (${order_number})`,
    ])
  })

  test('the same key gives the same order, and another body with it is refused', async () => {
    const { send, shop } = openMockApi()
    const items = [mockBikeItem(shop, 'nyx')]
    const totals = (await send('POST', '/api/checkout-guest', { has_bike: true, items })).body.data
    const body = {
      items,
      email: 'ada@example.com',
      shipping_address: MOCK_ADDRESS,
      provider: 'sandbox',
      expected_total: totals?.quote?.totals?.total,
    }
    const key = { 'idempotency-key': 'one-order-only' }
    const first = await send('POST', '/api/payment-guest', body, key)
    const second = await send('POST', '/api/payment-guest', body, key)
    expect(second.body).toEqual(first.body)
    const other = await send('POST', '/api/payment-guest', { ...body, email: 'b@example.com' }, key)
    expect(other.body.code).toBe('idempotency_mismatch')
    expect(shop.books().orders).toHaveLength(1)
  })

  test('another total is answered with the present checkout', async () => {
    const { send, shop } = openMockApi()
    const reply = await send('POST', '/api/payment-guest', {
      items: [mockBikeItem(shop, 'nyx')],
      email: 'ada@example.com',
      shipping_address: MOCK_ADDRESS,
      provider: 'sandbox',
      expected_total: 1,
    })
    expect(reply.status).toBe(409)
    expect(reply.body.data?.quote?.totals?.subtotal).toBe(4999)
    expect(shop.books().orders).toHaveLength(0)
  })

  test('an order that nobody pays expires when its stock is let go', async () => {
    let now = new Date('2026-11-20T12:00:00.000Z')
    const mockApi = openMockApi(() => now)
    const { path } = await order(mockApi)
    now = new Date('2026-11-20T12:35:00.000Z')
    expect((await mockApi.send('GET', path)).body.data).toMatchObject({
      status: 'expired',
      can_pay: false,
      payment: { status: 'expired' },
    })
  })

  test('a build keeps its code, and the code brings it back', async () => {
    const { send, shop } = openMockApi()
    const { build } = mockBikeItem(shop, 'nyx').server
    const first = await send('POST', '/api/configurator/builds', { bike_slug: 'nyx', build })
    const second = await send('POST', '/api/configurator/builds', { bike_slug: 'nyx', build })
    expect(second.body).toEqual(first.body)
    const typed = String(first.body.data?.code).toLowerCase()
    const back = await send('GET', `/api/configurator/builds/${typed}`)
    expect(back.body.data).toMatchObject({ bike_slug: 'nyx', differences: [] })
    expect(back.body.data?.build).toEqual(JSON.parse(JSON.stringify(build)))
    expect((await send('GET', '/api/configurator/builds/00000000')).status).toBe(404)
  })
})
