import { randomUUID } from 'node:crypto'

import { DEFAULT_COUNTRY_ID } from '../../domain/kit/constants'
import { dollars, fromDollars } from '../../domain/kit/money'
import { defaultBuild } from '../../domain/shop/bikes/build'
import { readCatalog } from '../../server/catalog'
import { syncDispute } from '../../server/payments/disputes/disputes'
import type { ProviderDispute } from '../../server/kernel/ports/payments'
import type { MockClient } from './client'

const EVIDENCE_DUE_MS = 7 * 86_400_000

/** Address of all customers of the mock shop, without a name. */
export const ADDRESS = {
  line1: '12 Chain Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  country_id: DEFAULT_COUNTRY_ID,
  phone: '',
}

type PurchaseInput = {
  slug: string
  buyer: { name: string; email: string }
  /** Of a buyer with an account. */
  token: string | undefined
}

type PlacedOrder = { order_number: string; redirect_url: string; total: number }
export type OrderPayment = { number: string; paymentId: string; total: number }
type Checkout = { quote: { totals: { total: number } } }

/** Buys a bike as the shop offers it and pays in the sandbox. */
export async function placeOrder(
  client: MockClient,
  purchase: PurchaseInput,
): Promise<OrderPayment> {
  const { token } = purchase
  const placed = await (token
    ? orderAsMember(client, purchase, token)
    : orderAsGuest(client, purchase))
  const page = placed.redirect_url.replace('/payment/sandbox', '/api/sandbox/payments')
  const { return_url } = await client.send<{ return_url: string }>('POST', page, {
    body: { outcome: 'succeed' },
  })
  await client.send('GET', return_url.replace('/payment/return', '/api/call-back-pay'))
  const { order_number: number, total } = placed
  return { number, paymentId: `${page.split('/').at(-1)}_1`, total }
}

async function lineOf({ deps }: MockClient, slug: string) {
  const { bikesBySlug, countriesById } = await readCatalog(deps.db)
  const bike = bikesBySlug.get(slug)
  const country = countriesById.get(DEFAULT_COUNTRY_ID)
  if (!bike || !country) throw new Error(`The catalog has no ${slug}.`)
  return {
    product_id: bike.id,
    count: 1,
    server: { bike_slug: slug, build: defaultBuild(bike, country) },
  }
}

async function orderAsGuest(
  client: MockClient,
  { slug, buyer }: PurchaseInput,
): Promise<PlacedOrder> {
  const items = [await lineOf(client, slug)]
  const body = { has_bike: true, items, country_id: DEFAULT_COUNTRY_ID }
  const { quote } = await client.send<Checkout>('POST', '/api/checkout-guest', { body })
  const order = { items, email: buyer.email, ...payment(buyer.name, quote) }
  const placed = await client.send<PlacedOrder>('POST', '/api/payment-guest', { body: order })
  return { ...placed, total: quote.totals.total }
}

async function orderAsMember(
  client: MockClient,
  { slug, buyer }: PurchaseInput,
  token: string,
): Promise<PlacedOrder> {
  const { server, ...line } = await lineOf(client, slug)
  await client.send('POST', '/api/configurator/cart', { body: { ...line, ...server }, token })
  const path = `/api/checkout?country_id=${DEFAULT_COUNTRY_ID}`
  const { quote } = await client.send<Checkout>('GET', path, { token })
  const order = payment(buyer.name, quote)
  const placed = await client.send<PlacedOrder>('POST', '/api/checkout', { body: order, token })
  return { ...placed, total: quote.totals.total }
}

const payment = (name: string, { totals }: Checkout['quote']) => ({
  shipping_address: { ...ADDRESS, name },
  provider: 'sandbox',
  expected_total: totals.total,
})

type Fulfillment = {
  bikes: { id: number; position: number; free_number: string }[]
  parcels: { number: number }[]
}

/** Builds, ships and delivers an order over the weeks after it, as staff. */
export async function fulfillOrder(
  client: MockClient,
  number: string,
  logIn: () => Promise<string>,
): Promise<void> {
  const call = async (method: string, path: string, body?: unknown) =>
    client.send<Fulfillment>(method, `/api/backoffice/orders/${number}/${path}`, {
      body,
      token: await logIn(),
    })
  client.goBack(45)
  const { bikes } = await call('GET', 'fulfillment')
  for (const { id, free_number: frame_number } of bikes) {
    await call('PUT', `bikes/${id}`, { state: 'in_production' })
    await call('PUT', `bikes/${id}`, { state: 'ready', frame_number })
  }
  client.goBack(40)
  const { parcels } = await call('POST', 'parcels', {
    items: bikes.map(({ position }) => ({ position, count: 1 })),
    ...{ carrier: 'ups', tracking: '1Z 999 AA1', request_key: randomUUID() },
  })
  client.goBack(36)
  for (const { number: parcel } of parcels) await call('PUT', `parcels/${parcel}/delivered`)
}

/** Disputes the payment of an order, as a provider would report it. */
export async function disputeOrder({ deps }: MockClient, order: OrderPayment): Promise<void> {
  const sandbox = deps.providers.find(({ id }) => id === 'sandbox')
  if (!sandbox) throw new Error('There is no sandbox.')
  const found: ProviderDispute = {
    disputeId: 'dispute_mock',
    paymentId: order.paymentId,
    amount: fromDollars(dollars(order.total)),
    reason: 'product_not_received',
    status: 'open',
    evidenceDueAt: new Date(Date.now() + EVIDENCE_DUE_MS),
  }
  await syncDispute(deps, { ...sandbox, findDispute: async () => found }, found.disputeId)
}
