import { desc, isNotNull } from 'drizzle-orm'

import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import type { Deps } from '@/server/kernel/deps'

import { planPictures, retainPictures } from './plan'

let last: Catalog | undefined

/** Newest bikes of members whose pictures are planned again if the catalog gave them another look. */
const MOST_OWNED = 200

/**
 * Plans, after a change of the catalog, the pictures of standard builds that the studio hasn't rendered, such as of a
 * color that staff added, and those of members' bikes.
 */
export async function planStandardPictures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const catalog = await readCatalog(deps.db)
  if (catalog === last) return
  const { bikes, countries } = catalog
  const country = countries.find(({ id }) => id === DEFAULT_COUNTRY_ID) ?? countries[0]
  if (!country) return
  const builds = bikes.flatMap((bike) => {
    const build = defaultBuild(bike, country)
    const plain = bike.colors.filter(({ type }) => type !== 'Custom')
    return plain.map(({ id }) => ({ bike_slug: bike.slug, build: colorChosen(bike, build, id) }))
  })
  await deps.db.transaction((tx) => planPictures(deps, tx, { builds, use: 'standard' }))
  await deps.db.transaction(async (tx) => {
    const owned = await listOwned(tx)
    await planPictures(deps, tx, { builds: owned, use: 'saved' })
    await retainPictures(tx, owned)
  })
  last = catalog
}

/** Lists bikes with an owner. The temporary database of development has many, which would be rendered at each start. */
async function listOwned(db: Db) {
  if (process.env.NODE_ENV === 'development') return []
  return db
    .select({ bike_slug: orderBikes.bike_slug, build: orderBikes.build })
    .from(orderBikes)
    .where(isNotNull(orderBikes.user_id))
    .orderBy(desc(orderBikes.id))
    .limit(MOST_OWNED)
}
