import { MOCK_ADDRESS, mockBikeItem, openMockApi, type MockApi } from '@/__tests__/support/mock-api'
import type {
  PriceDifference,
  WireBikeEditPreview,
  WireOrderEdit,
} from '@/contract/office/edits/edits'
import { furnish } from '@/mocks/opening'
import { MOCK_PEOPLE } from '@/mocks/people'

let mocked: MockApi
let token = ''
beforeEach(async () => {
  mocked = openMockApi()
  furnish(mocked.shop)
  const { email, password } = MOCK_PEOPLE.admin
  const { body } = await mocked.send('POST', '/api/login', { email, password })
  token = String((body.data as { token?: string } | undefined)?.token)
})

const office = async <Data>(method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await mocked.send(method, `/api/backoffice/orders/${path}`, body, headers)
  return { ...reply, data: reply.body.data as unknown as Data }
}
const shopReads = async <Data>(path: string) =>
  (await mocked.send('GET', path)).body.data as unknown as Data

async function payIn(redirect: string | undefined, outcome = 'succeed') {
  const page = `/api/sandbox/payments/${redirect?.split('/').pop()}`
  const { body } = await mocked.send('POST', page, { outcome })
  const path = String(body.data?.return_url).replace('/payment/return/', '/api/call-back-pay/')
  return shopReads<{ status: string; difference_path: string | null }>(path)
}

async function requestDifference() {
  const items = [mockBikeItem(mocked.shop, 'nyx')]
  const { body } = await mocked.send('POST', '/api/checkout-guest', { has_bike: true, items })
  const placed = await mocked.send('POST', '/api/payment-guest', {
    ...{ items, email: 'ada@example.com', shipping_address: MOCK_ADDRESS, provider: 'sandbox' },
    expected_total: body.data?.quote?.totals?.total,
  })
  const { order_number: number, order_key, redirect_url } = placed.body.data ?? {}
  await payIn(redirect_url)
  const { data } = await office<WireOrderEdit>('GET', `${number}/edit`)
  const [bike] = data.bikes
  const many = bike?.groups.filter(({ selection }) => selection === 'many') ?? []
  const extra = many.flatMap(({ parts }) => parts).find(({ price }) => price > 0)
  const choice = {
    position: bike?.position,
    size_id: bike?.size_id,
    parts: [...(bike?.parts ?? []), extra?.id],
  }
  const seen = await office<WireBikeEditPreview>('POST', `${number}/edits/preview`, choice)
  const ask = { ...choice, edition: 0, expected: seen.data.due, reason: 'Called' }
  const request_key = crypto.randomUUID()
  const edit = await office<WireOrderEdit>('POST', `${number}/differences`, { ...ask, request_key })
  const path = String(edit.data.difference?.link).replace('/orders/edit-', '/api/differences/')
  return { number, path, due: seen.data.due, id: edit.data.difference?.id, order_key }
}

test('a difference that is paid makes the change, and the order costs that much more', async () => {
  const { number, path, due, order_key } = await requestDifference()
  const order = () =>
    shopReads<{ totals: { total: number }; difference: { due: number } | null }>(
      `/api/orders/${number}/${order_key}`,
    )
  const before = await order()
  expect(before.difference?.due).toBe(due)
  const opened = await mocked.send('POST', `${path}/payment`, { provider: 'sandbox' })
  expect((await payIn(opened.body.data?.redirect_url, 'decline')).status).toBe('declined')
  expect(await shopReads<PriceDifference>(path)).toMatchObject({ last_payment: 'declined' })
  const again = await mocked.send('POST', `${path}/payment`, { provider: 'sandbox' })
  expect((await payIn(again.body.data?.redirect_url)).status).toBe('paid')
  const after = await order()
  expect(after.difference).toBeNull()
  expect(Math.round((after.totals.total - before.totals.total) * 100)).toBe(Math.round(due * 100))
  expect(await shopReads<PriceDifference>(path)).toMatchObject({ state: 'paid', providers: [] })
})

test('a difference that is withdrawn takes no money', async () => {
  const { number, path, id } = await requestDifference()
  const { data } = await office<WireOrderEdit>('POST', `${number}/differences/${id}/withdrawal`)
  expect(data.difference).toBeNull()
  expect(await shopReads<PriceDifference>(path)).toMatchObject({ state: 'withdrawn' })
  const refused = await mocked.send('POST', `${path}/payment`, { provider: 'sandbox' })
  expect(refused.body.code).toBe('difference_closed')
})

test('one of two equal bikes changes alone: it gets a line of its own, and the sums stay', async () => {
  const items = [{ ...mockBikeItem(mocked.shop, 'nyx'), count: 2 }]
  const { body } = await mocked.send('POST', '/api/checkout-guest', { has_bike: true, items })
  const placed = await mocked.send('POST', '/api/payment-guest', {
    ...{ items, email: 'ada@example.com', shipping_address: MOCK_ADDRESS, provider: 'sandbox' },
    expected_total: body.data?.quote?.totals?.total,
  })
  const { order_number: number, redirect_url } = placed.body.data ?? {}
  await payIn(redirect_url)
  const { data } = await office<WireOrderEdit>('GET', `${number}/edit`)
  const [bike] = data.bikes
  const size_id = bike?.sizes.find(({ id }) => id !== bike.size_id)?.id
  const choice = { position: 0, count: 1, size_id, parts: bike?.parts }
  const seen = await office<WireBikeEditPreview>('POST', `${number}/edits/preview`, choice)
  expect(seen.data).toMatchObject({ fault: null, due: 0 })
  const request_key = crypto.randomUUID()
  const change = { ...choice, edition: 0, expected: seen.data.refund, request_key }
  const edited = await office<WireOrderEdit>('POST', `${number}/edits`, change)
  expect(edited.data.bikes.map(({ position, count }) => [position, count])).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(edited.data.bikes.map((one) => one.size_id)).toEqual([bike?.size_id, size_id])
})
