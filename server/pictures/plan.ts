import { eq, inArray } from 'drizzle-orm'

import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { withoutPersonal } from '@/domain/shop/bikes/build-fields'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'

import { findPicture, upsertPicture, type PictureUse } from './queries'
import { stillNames } from './stills'

export interface PicturedBuild {
  bike_slug: string | null
  build: Build | null
}

interface Look {
  bike: Bike
  build: Build
  look: string
}

/** Returns the look of a build; null if its bike is unknown or the studio has its picture. */
export async function lookOfBuild(db: Db, pictured: PicturedBuild): Promise<Look | null> {
  return lookIn(await readCatalog(db), pictured)
}

async function lookIn(
  { allBikesBySlug }: Catalog,
  { bike_slug, build }: PicturedBuild,
): Promise<Look | null> {
  const bike = bike_slug === null ? undefined : allBikesBySlug.get(bike_slug)
  if (!bike || !build) return null
  const look = stillKey(bike, build)
  return (await stillNames(look)).length > 0 ? null : { bike, build, look }
}

interface Admission {
  use: PictureUse
  /** Whose new looks are counted: a member, or the network of a guest. */
  by: { userId: number } | { ipBlock: string }
}

/**
 * Counts a new look against the limits, before the transaction that saves it.
 * @returns a function that plans its picture in that transaction; null above a limit
 */
export async function admitPicture(
  { db, limits, clock }: Pick<Deps, 'db' | 'limits' | 'clock'>,
  pictured: PicturedBuild,
  { use, by }: Admission,
): Promise<((tx: Db) => Promise<void>) | null> {
  const found = await lookOfBuild(db, pictured)
  if (!found) return null
  try {
    if (!(await findPicture(db, found.look))) {
      if ('userId' in by) await limits.take('buildPictureByUser', String(by.userId))
      else await limits.take('buildPictureByAddress', by.ipBlock)
      await limits.take('buildPictures', 'all')
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return null
  }
  return (tx) => planLooks(tx, [found], { use, now: clock.now() })
}

/** Plans the pictures of bikes without limits, also without the painted name, which emails don't show. */
export async function planPictures(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { builds, use }: { builds: readonly PicturedBuild[]; use: PictureUse },
): Promise<void> {
  await planLooks(tx, await looksOf(tx, builds), { use, now: clock.now() })
}

/** Excludes the pictures of a paid order from eviction. */
export async function retainPictures(tx: Db, builds: readonly PicturedBuild[]): Promise<void> {
  const looks = (await looksOf(tx, builds)).map(({ look }) => look)
  if (looks.length === 0) return
  await tx
    .update(buildPictures)
    .set({ is_retained: true })
    .where(inArray(buildPictures.look, looks))
}

/** Deletes the pictures of builds with a rider's name. */
export async function erasePictures(tx: Db, builds: readonly PicturedBuild[]): Promise<void> {
  for (const { build, look } of await looksOf(tx, builds))
    if (build.paint?.name) await tx.delete(buildPictures).where(eq(buildPictures.look, look))
}

async function looksOf(tx: Db, builds: readonly PicturedBuild[]): Promise<Look[]> {
  const catalog = await readCatalog(tx)
  const looks = new Map<string, Look>()
  for (const { bike_slug, build } of builds) {
    for (const one of build ? [build, withoutPersonal(build)] : []) {
      const found = await lookIn(catalog, { bike_slug, build: one })
      if (found) looks.set(found.look, found)
    }
  }
  return [...looks.values()]
}

async function planLooks(
  tx: Db,
  looks: readonly Look[],
  { use, now }: { use: PictureUse; now: Date },
): Promise<void> {
  // Sorted, so that two transactions with the same looks can't wait for each other.
  for (const { bike, build, look } of looks.toSorted((a, b) => (a.look < b.look ? -1 : 1))) {
    const id = await upsertPicture(tx, { look, bike_slug: bike.slug, build, use }, now)
    if (id !== null) await enqueue(tx, { queue: 'build-picture', id })
  }
}
