import { defaultBuild } from '@/domain/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { ask } from './members'

const US = 222
const ADDRESS = {
  name: 'Ada Rider',
  line1: '1 Main Street',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_id: US,
}

/** What a guest sends who buys an accessory that the shop has enough of. */
export async function guestOrder(origin: string) {
  const bike = seedBikes.find(({ slug }) => slug === 'nyx')
  const country = seedCountries.find(({ id }) => id === US)
  if (!bike || !country) throw new Error('The bench needs the seed catalog.')
  const build = defaultBuild(bike, country)
  const items = [{ product_id: bike.id, count: 1, server: { bike_slug: bike.slug, build } }]
  const { quote } = await ask<{ quote: { totals: { total: number } } }>(
    origin,
    '/api/checkout-guest',
    { body: { has_bike: true, items } },
  )
  const shipping_address = ADDRESS
  return { items, shipping_address, provider: 'sandbox', expected_total: quote.totals.total }
}

/** @returns how long it took, null where it failed */
export async function buyAsGuest(
  origin: string,
  order: Awaited<ReturnType<typeof guestOrder>>,
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
