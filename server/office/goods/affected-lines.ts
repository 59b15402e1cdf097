import { buildPrice } from '@/domain/shop/bikes/build'
import { touchedBy, type StoredBuilds } from '@/domain/office/bikes/bikes-preview'
import { withPrices, type PriceLine } from '@/domain/office/goods/prices'
import type { Deps } from '@/server/kernel/deps'

import { listStoredBuilds } from './stored-builds'
import { listBikesAmong } from './queries'

const SHOWN = 10

/** Counts builds with changed prices, except in orders, which keep theirs. Null without a bike. */
export async function touchedByPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  lines: readonly PriceLine[],
) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const bikes = await listBikesAmong(db, ids, { isLocked: false })
  if (bikes.length === 0) return null
  const none: StoredBuilds = { orders: [], carts: [], saved_builds: [], drafts: [] }
  let all = touchedBy(none, () => false)
  for (const bike of bikes) {
    const next = withPrices(bike, lines)
    const stored = await listStoredBuilds(db, bike.slug, clock.now())
    const own = touchedBy(
      { ...stored, orders: [] },
      (build) => buildPrice(bike, build) !== buildPrice(next, build),
    )
    all = sumOf(all, own)
  }
  return all
}

type AffectedLines = ReturnType<typeof touchedBy>

function sumOf(a: AffectedLines, b: AffectedLines): AffectedLines {
  const add = (name: keyof AffectedLines) => ({
    count: a[name].count + b[name].count,
    some: [...a[name].some, ...b[name].some].slice(0, SHOWN),
  })
  return {
    orders: add('orders'),
    carts: add('carts'),
    saved_builds: add('saved_builds'),
    drafts: add('drafts'),
  }
}
