import { sql } from 'drizzle-orm'

import { factoryCalendar } from '@/domain/shop/checkout/delivery'
import { readCatalog, readStaffBikes } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

import { sealedByName, sealOf } from './preview-token'
import { extrasOf } from './use-cases'

type DraftPageDeps = Pick<Deps, 'db' | 'clock' | 'secret'>

/** Returns the preview token of a draft, null if published. @throws DomainError bike_not_found */
export async function readSeal(deps: DraftPageDeps, slug: string) {
  const staffBike = (await readStaffBikes(deps.db)).find((bike) => bike.slug === slug)
  if (!staffBike) throw new DomainError('bike_not_found', `No bike "${slug}".`)
  return { seal: staffBike.is_draft ? sealOf(deps, slug).slug : null }
}

/**
 * Returns the page of a draft. Accessories link to their own pages, because a draft can't be added to the cart.
 * @throws DomainError bike_not_found
 */
export async function readSealed(deps: DraftPageDeps, seal: string) {
  const found = await sealedByName(deps, seal)
  if (!found) throw new DomainError('bike_not_found', 'No draft is sealed like this.')
  const { db, clock } = deps
  const catalog = await readCatalog(db)
  // The catalog doesn't reveal slugs of drafts, so matching accessories are queried directly.
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.fits} @> array[${found.slug}]::text[]`)
  const ids = new Set(rows.map(({ id }) => id))
  const extras = await extrasOf(
    db,
    catalog.products.filter(({ id }) => ids.has(id)),
  )
  return {
    bike: found.bike,
    extras: extras.map((extra) => ({ ...extra, has_versions: true })),
    calendar: factoryCalendar(catalog, dayOf(clock.now())),
  }
}
