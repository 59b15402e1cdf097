import { LONGEST_BUILD_NAME, MOST_SAVED_BUILDS } from '@/domain/account/saved-builds/saved-builds'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { addCents } from '@/domain/kit/money'
import { priceLines, sizeOf } from '@/domain/shop/bikes/build'
import { priceDifferences } from '@/domain/shop/bikes/build-difference'
import { frameSku } from '@/domain/shop/bikes/frame-sku'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { arrivalOf, factoryCalendar } from '@/domain/shop/checkout/delivery'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { listSkusInStock } from '@/server/stock'

import { findSavedBuild } from '../configurator/queries'
import {
  deleteMemberBuild,
  hasReminders,
  insertMemberBuild,
  listMemberBuilds,
  lockBuilds,
  renameMemberBuild,
  writeReminders,
  type OwnBuild,
} from './queries'

const ENDED = 'We no longer sell this bike.'
const totalOf = (lines: ReturnType<typeof priceLines>) =>
  addCents(...lines.map(({ price }) => price))

/** Returns a member's builds with what they cost today and what changed since they were saved. */
export async function readMemberBuilds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, countryId = DEFAULT_COUNTRY_ID }: { userId: number; countryId?: number | undefined },
) {
  const catalog = await readCatalog(db)
  const rows = await listMemberBuilds(db, userId)
  const calendar = factoryCalendar(catalog, dayOf(clock.now()))
  const country =
    catalog.countriesById.get(countryId) ?? catalog.countriesById.get(DEFAULT_COUNTRY_ID)
  if (!country) throw new Error('The shop has no default country.')
  const skuOf = ({ bike_slug, build }: (typeof rows)[number]) => {
    const bike = catalog.allBikesBySlug.get(bike_slug)
    return frameSku(bike_slug, (bike && sizeOf(bike, build.size_id)?.title) ?? '')
  }
  const inStock = await listSkusInStock(db, rows.map(skuOf))
  const builds = rows.map((row) => {
    const { id, name, code, created_at, bike_slug, build, price_lines } = row
    const old_price = totalOf(price_lines)
    const title = catalog.allBikesBySlug.get(bike_slug)?.title ?? bike_slug
    const entry = {
      id,
      name,
      code,
      saved_at: created_at.toISOString(),
      bike_slug,
      title,
      build,
      old_price,
    }
    const bike = catalog.bikesBySlug.get(bike_slug)
    if (!bike) {
      const gone = { price: null, delivery_date: null, differences: [ENDED] }
      return { ...entry, ...gone, state: 'ended' as const }
    }
    const lines = priceLines(bike, build)
    const broken = validateBuild(bike, build, country).map(({ reason }) => reason)
    const isChanged = broken.length > 0
    const isSoldOut = !inStock.has(skuOf(row))
    const isOrderable = !isChanged && !isSoldOut
    return {
      ...entry,
      state: isChanged
        ? ('changed' as const)
        : isSoldOut
          ? ('sold_out' as const)
          : ('offered' as const),
      price: totalOf(lines),
      delivery_date: isOrderable ? arrivalOf(bike, build, { calendar, country }).date : null,
      differences: [...priceDifferences(price_lines, lines), ...broken],
    }
  })
  return { builds, has_reminders: await hasReminders(db, userId) }
}

interface SaveInput {
  userId: number
  code: string
  name?: string | undefined
}

/** @throws DomainError build_not_found, saved_builds_full */
export async function saveMemberBuild(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, code, name }: SaveInput,
): Promise<{ id: number }> {
  const saved = await findSavedBuild(db, code)
  if (!saved) throw new DomainError('build_not_found', `No build "${code}".`)
  const title = (await readCatalog(db)).allBikesBySlug.get(saved.bike_slug)?.title
  return db.transaction(async (tx) => {
    const builds = await lockBuilds(tx, userId)
    const same = builds.find((one) => one.code === code)
    if (same) return { id: same.id }
    if (builds.length >= MOST_SAVED_BUILDS) {
      throw new DomainError('saved_builds_full', `${MOST_SAVED_BUILDS} builds.`)
    }
    const row = { user_id: userId, code, created_at: clock.now() }
    const called = name ?? (title ?? saved.bike_slug).slice(0, LONGEST_BUILD_NAME)
    return { id: await insertMemberBuild(tx, { ...row, name: called }) }
  })
}

/** @throws DomainError saved_build_not_found, also for another user's build */
export async function renameBuild({ db }: Pick<Deps, 'db'>, key: OwnBuild, name: string) {
  if (!(await renameMemberBuild(db, key, name))) throw notFound(key)
}

/** @throws DomainError saved_build_not_found, also for another user's build */
export async function removeBuild({ db }: Pick<Deps, 'db'>, key: OwnBuild) {
  if (!(await deleteMemberBuild(db, key))) throw notFound(key)
}

const notFound = ({ id }: OwnBuild) =>
  new DomainError('saved_build_not_found', `No saved build ${id}.`)

export async function setReminders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, isOn }: { userId: number; isOn: boolean },
) {
  await writeReminders(db, userId, isOn ? clock.now() : null)
  return { has_reminders: isOn }
}
