import { buildKey, priceLines } from '@/domain/shop/bikes/build'
import type { Build } from '@/domain/shop/bikes/bike'
import { priceDifferences } from '@/domain/shop/bikes/build-difference'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { findSavedBuild, insertSavedBuild } from './queries'

type Context = Pick<Deps, 'db' | 'ids'>

/** Saves a build under a code, without checking it against a country: it may be shared elsewhere. */
export async function saveBuild(
  { db, ids }: Context,
  { bike_slug, build }: { bike_slug: string; build: Build },
): Promise<{ code: string }> {
  const { bikesBySlug } = await readCatalog(db)
  const bike = bikesBySlug.get(bike_slug)
  if (!bike) throw new DomainError('bike_not_found', `No bike "${bike_slug}".`)
  const [broken] = validateBuild(bike, build, null)
  if (broken) throw new DomainError('build_invalid', broken.rule_id, { message: broken.reason })
  const row = {
    bike_slug,
    build,
    build_key: `${bike_slug}:${buildKey(build)}`,
    price_lines: priceLines(bike, build),
  }
  return { code: await insertSavedBuild(db, row, ids.buildCode) }
}

/** Loads the build of a code. Ignores case, whitespace and hyphens; O reads as 0, I and L as 1. */
export async function loadSavedBuild({ db }: Context, typed: string) {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const saved = await findSavedBuild(db, code)
  if (!saved) throw new DomainError('build_not_found', `No build "${code.slice(0, 20)}".`)
  const { bikesBySlug } = await readCatalog(db)
  const bike = bikesBySlug.get(saved.bike_slug)
  if (!bike) throw new DomainError('bike_not_found', `No bike "${saved.bike_slug}".`)
  const broken = validateBuild(bike, saved.build, null).map(({ reason }) => reason)
  return {
    code,
    bike_slug: saved.bike_slug,
    build: saved.build,
    saved_at: saved.created_at.toISOString(),
    differences: [...priceDifferences(saved.price_lines, priceLines(bike, saved.build)), ...broken],
  }
}
