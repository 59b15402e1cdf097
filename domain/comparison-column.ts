import type { Bike, Build } from './bike'
import { isSameBuild } from './build'
import { bikeOfBuild, type ComparedBike, type BuildSnapshot } from './comparison'
import { comparedFigures, type ComparedFigures } from './comparison-figures'
import type { Country } from './country'
import type { FactoryCalendar } from './delivery'
import type { Cents } from './money'
import { restoreBuild } from './restore-build'
import { validateBuild } from './rules'

/** What the shop says now. */
export interface Catalogue {
  bikes: readonly Bike[]
  calendar: FactoryCalendar
  country: Country
}

/** One bike of the comparison as it stands on the screen. */
export interface ComparedColumn {
  /** 'A' for the first; names the bike in the drawing and beside its title. */
  letter: string
  key: string
  /** Null for a bike of somebody else's comparison. */
  db_id: number | null
  bike: Bike
  build: Build
  country: Country
  figures: ComparedFigures
  /** Day of prices and dates when they are not of now, 'YYYY-MM-DD'. */
  staleSince: string | null
  /** What it cost before, if that was another price; before tax. */
  before: { at: string; price: Cents } | null
  /** Some of its parts are no longer made; standard ones stand in their place. */
  isRefitted: boolean
  /** The bike is no longer offered at all. */
  isGone: boolean
  /** The rule that the build breaks today, as a sentence. */
  fault: string | null
}

type ComparisonEntry = Omit<ComparedBike, 'db_id'> & { db_id: number | null }

/**
 * A bike of the comparison with what the shop says now, else with what it said last; null when neither is known.
 * @param catalogue null while it is not there, for example without a network
 */
export function columnOf(
  compared: ComparisonEntry,
  catalogue: Catalogue | null,
  index: number,
): ComparedColumn | null {
  const { slug, seen } = compared
  const bike = catalogue?.bikes.find((one) => one.slug === slug)
  if (catalogue && bike) return currentColumn(compared, bike, { catalogue, index })
  return seen ? snapshotColumn(compared, seen, { isGone: catalogue !== null, index }) : null
}

function currentColumn(
  { key, db_id, build: stored, seen }: ComparisonEntry,
  bike: Bike,
  { catalogue, index }: { catalogue: Catalogue; index: number },
): ComparedColumn {
  const { country, calendar } = catalogue
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

/** What is to be kept of a present column. */
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
