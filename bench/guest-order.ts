import { defaultBuild } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { ask } from './members'

const US = 222
const ADDRESS = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: US,
}

export type GuestOrder = Awaited<ReturnType<typeof guestOrder>>

export async function guestOrder(origin: string) {
  const bike = seedBikes.find(({ slug }) => slug === 'nyx')
  const country = seedCountries.find(({ id }) => id === US)
  if (!bike || !country) throw new Error('The bench needs the seed catalog.')
  const build = defaultBuild(bike, country)
  const items = [
    { product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } },
  ] as const
  const { quote } = await ask<{ quote: { totals: { total: number } } }>(
    origin,
    '/api/checkout-guest',
    { body: { has_bike: true, items } },
  )
  const shipping_address = ADDRESS
  return { items, shipping_address, provider: 'sandbox', expected_total: quote.totals.total }
}

/** @returns the duration, or null if it failed */
export async function buyAsGuest(
  origin: string,
  order: GuestOrder,
  turn: number,
): Promise<{ ms: number | null }> {
  const began = performance.now()
  const body = { ...order, email: `bench-${process.pid}-${turn}@example.com` }
  try {
    await ask(origin, '/api/payment-guest', { body })
    return { ms: performance.now() - began }
  } catch {
    return { ms: null }
  }
}

/** Runs a checkout from the quote to the sandbox return; returns its duration, or null if not paid. */
export async function payAsGuest(
  origin: string,
  { items, ...order }: GuestOrder,
  turn: number,
): Promise<{ ms: number | null }> {
  const began = performance.now()
  const email = `bench-${process.pid}-${turn}@example.com`
  try {
    await ask(origin, '/api/checkout-guest', { body: { has_bike: true, items } })
    const body = { ...order, items, email }
    const { redirect_url } = await ask<{ redirect_url: string }>(origin, '/api/payment-guest', {
      body,
    })
    const page = `/api/sandbox/payments/${redirect_url.split('/').pop()}`
    await ask(origin, page)
    const { return_url } = await ask<{ return_url: string }>(origin, page, {
      body: { outcome: 'succeed' },
    })
    const back = return_url.replace('/payment/return', '/api/call-back-pay')
    const { status } = await ask<{ status: string }>(origin, back)
    return { ms: status === 'paid' ? performance.now() - began : null }
  } catch {
    return { ms: null }
  }
}
