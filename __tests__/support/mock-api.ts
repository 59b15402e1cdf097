import { getResponse, type HttpHandler } from 'msw'

import type { WireQuote } from '@/contract/shop/cart/cart'
import type { WirePayment } from '@/contract/shop/checkout/checkout'
import type { Problem } from '@/contract/kit/errors'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { mockHandlers } from '@/mocks/handlers'
import { openMockShop, type MockShop } from '@/mocks/mock-shop'

export interface MockApi {
  shop: MockShop
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<MockReply>
}

export interface MockReply {
  status: number
  body: Partial<Omit<Problem, 'data'>> & { data?: MockData }
}

interface MockData extends Partial<WirePayment> {
  quote?: WireQuote
  return_url?: string
  status?: string
  code?: string
  build?: unknown
  timeline?: { title: string }[]
  mails?: { subject: string }[]
}

/** Opens mock handlers without a network: requests are passed to them directly. */
export function openMockApi(now = () => new Date('2026-11-20T12:00:00.000Z')): MockApi {
  const shop = openMockShop({ now })
  const handlers = mockHandlers(shop)
  return {
    shop,
    send: (method, path, body, headers) => sendTo(handlers, { method, path, body, headers }),
  }
}

interface Sending {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** @throws Error if no handler accepts the request */
export async function sendTo(handlers: HttpHandler[], sending: Sending): Promise<MockReply> {
  const { method, path, body, headers } = sending
  const request = new Request(`http://api.mock${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`No mock for ${method} ${path}`)
  return { status: response.status, body: (await response.json()) as MockReply['body'] }
}

/** Returns a cart line for the bike as offered in the United States. */
export function mockBikeItem({ catalog }: MockShop, slug: string) {
  const bike = catalog.bikesBySlug.get(slug)
  const country = catalog.countriesById.get(222)
  if (!bike || !country) throw new Error(`The fixture has no ${slug}.`)
  const build = defaultBuild(bike, country)
  return { product_id: bike.id, count: 1, server: { bike_slug: slug, build } }
}

export const MOCK_ADDRESS = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_id: 222,
}
