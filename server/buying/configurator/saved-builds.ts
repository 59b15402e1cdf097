import { buildKey, priceLines } from '@/domain/shop/bikes/build'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { priceDifferences } from '@/domain/shop/bikes/build-difference'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { readCatalog, requireSoldBike } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { admitPicture } from '@/server/pictures'

import { findSavedBuild, insertSavedBuild } from './queries'

type Context = Pick<Deps, 'db' | 'ids' | 'limits' | 'clock'> & { ipBlock: string }

/** Saves a build under a code, without checking it against a country: it may be shared elsewhere. */
export async function saveBuild(
  { ids, ipBlock, ...deps }: Context,
  { bike_slug, build }: { bike_slug: string; build: Build },
): Promise<{ code: string }> {
  const { db } = deps
  const bike = await requireValid(db, { bike_slug, build })
  const row = {
    bike_slug,
    build,
    build_key: `${bike_slug}:${buildKey(build)}`,
    price_lines: priceLines(bike, build),
  }
  const planPicture = await admitPicture(deps, row, { use: 'saved', by: { ipBlock } })
  return db.transaction(async (tx) => {
    const code = await insertSavedBuild(tx, row, ids.buildCode)
    await planPicture?.(tx)
    return { code }
  })
}

/** Plans the picture of a build in a guest's cart, which the browser stores. @throws DomainError bike_not_found, build_invalid */
export async function planBuildPicture(
  { ipBlock, ...deps }: Omit<Context, 'ids'>,
  pictured: { bike_slug: string; build: Build },
): Promise<void> {
  await deps.limits.take('saveBuild', ipBlock)
  await requireValid(deps.db, pictured)
  const planPicture = await admitPicture(deps, pictured, { use: 'cart', by: { ipBlock } })
  if (planPicture) await deps.db.transaction(planPicture)
}

/** @throws DomainError bike_not_found, build_invalid */
async function requireValid(
  db: Deps['db'],
  { bike_slug, build }: { bike_slug: string; build: Build },
): Promise<Bike> {
  const bike = requireSoldBike(await readCatalog(db), bike_slug)
  const [broken] = validateBuild(bike, build, null)
  if (broken) throw new DomainError('build_invalid', broken.rule_id, { message: broken.reason })
  return bike
}

/** Loads the build of a code. Ignores case, whitespace and hyphens; O reads as 0, I and L as 1. */
export async function loadSavedBuild({ db }: Pick<Deps, 'db'>, typed: string) {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const saved = await findSavedBuild(db, code)
  if (!saved) throw new DomainError('build_not_found', `No build "${code.slice(0, 20)}".`)
  const bike = requireSoldBike(await readCatalog(db), saved.bike_slug)
  const broken = validateBuild(bike, saved.build, null).map(({ reason }) => reason)
  return {
    code,
    bike_slug: saved.bike_slug,
    build: saved.build,
    saved_at: saved.created_at.toISOString(),
    differences: [...priceDifferences(saved.price_lines, priceLines(bike, saved.build)), ...broken],
  }
}
