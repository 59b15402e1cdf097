import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { isSameBuild } from '@/domain/shop/bikes/build'
import { bikeOfBuild, type ComparedBike, type BuildSnapshot } from './comparison'
import { comparedFigures, type ComparedFigures } from './comparison-figures'
import type { Country } from '@/domain/shop/countries/country'
import type { FactoryCalendar } from '@/domain/shop/checkout/delivery'
import type { Cents } from '@/domain/kit/money'
import { restoreBuild } from '@/domain/shop/bikes/restore-build'
import { validateBuild } from '@/domain/shop/bikes/rules'

export interface Catalog {
  bikes: readonly Bike[]
  calendar: FactoryCalendar
  country: Country
}

export interface ComparedColumn {
  /** 'A' for the first bike; labels it in the drawing and beside its title. */
  letter: string
  key: string
  /** Null for a bike of a shared comparison. */
  db_id: number | null
  bike: Bike
  build: Build
  country: Country
  figures: ComparedFigures
  /** Day of the prices and dates, 'YYYY-MM-DD'; null if they are current. */
  staleSince: string | null
  /** Previous price before tax, if it differs. */
  before: { at: string; price: Cents } | null
  /** Whether discontinued parts were replaced by standard ones. */
  isRefitted: boolean
  /** Whether the bike is discontinued. */
  isGone: boolean
  /** The rule that the build violates today, as a sentence. */
  fault: string | null
}

type ComparisonEntry = Omit<ComparedBike, 'db_id'> & { db_id: number | null }

/** Prefers the catalog (null if not loaded) to the stored snapshot; null if there is neither. */
export function columnOf(
  compared: ComparisonEntry,
  catalog: Catalog | null,
  index: number,
): ComparedColumn | null {
  const { slug, seen } = compared
  const bike = catalog?.bikes.find((one) => one.slug === slug)
  if (catalog && bike) return currentColumn(compared, bike, { catalog, index })
  return seen ? snapshotColumn(compared, seen, { isGone: catalog !== null, index }) : null
}

function currentColumn(
  { key, db_id, build: stored, seen }: ComparisonEntry,
  bike: Bike,
  { catalog, index }: { catalog: Catalog; index: number },
): ComparedColumn {
  const { country, calendar } = catalog
  const build = restoreBuild(bike, stored, country)
  const figures = comparedFigures({ bike, build, country, calendar })
  return {
    letter: letterOf(index),
    key,
    db_id,
    bike,
    build,
    country,
    figures,
    staleSince: null,
    before: seen && seen.country.id === country.id ? beforeOf(seen, figures.net) : null,
    isRefitted: !isSameBuild(stored, build),
    isGone: false,
    fault: validateBuild(bike, build, country)[0]?.reason ?? null,
  }
}

function snapshotColumn(
  { key, db_id, build: stored }: ComparisonEntry,
  seen: BuildSnapshot,
  { isGone, index }: { isGone: boolean; index: number },
): ComparedColumn {
  const { bike, country, calendar, at, before } = seen
  const build = restoreBuild(bike, stored, country)
  return {
    letter: letterOf(index),
    key,
    db_id,
    bike,
    build,
    country,
    figures: comparedFigures({ bike, build, country, calendar }),
    staleSince: at,
    before,
    isRefitted: !isSameBuild(stored, build),
    isGone,
    fault: null,
  }
}

export function snapshotOf(column: ComparedColumn, calendar: FactoryCalendar): BuildSnapshot {
  const { bike, build, country, figures, before } = column
  const { net: price } = figures
  return { at: calendar.today, price, before, country, calendar, bike: bikeOfBuild(bike, build) }
}

function beforeOf(seen: BuildSnapshot, price: Cents): ComparedColumn['before'] {
  return seen.price === price ? seen.before : { at: seen.at, price: seen.price }
}

function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
