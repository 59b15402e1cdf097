import { listed } from '@/utils/text'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildPrice, findGroup, partChosen } from '@/domain/shop/bikes/build'
import { differencesBetween, type Difference } from '@/domain/shop/bikes/build-difference'
import type { Country } from '@/domain/shop/countries/country'
import { arrivalOf, type FactoryCalendar } from '@/domain/shop/checkout/delivery'
import { fixesFor } from '@/domain/shop/bikes/fixes'
import { pinOf, repairs } from '@/domain/shop/bikes/fix-search'
import { subtractCents, type Cents } from '@/domain/kit/money'
import { defaultTune } from '@/domain/shop/bikes/motor-tune'
import { partName } from '@/domain/shop/bikes/part-name'
import { findViolations, TUNE_NOT_LEGAL, type Violation } from '@/domain/shop/bikes/rules'

export interface DestinationFix {
  /** Button label, for example 'Change to the EU motor'. */
  title: string
  build: Build
  /** Unit price of the new build in cents before tax, and the difference. */
  price: Cents
  price_delta: Cents
  /** Day of arrival, 'YYYY-MM-DD'. */
  delivery_date: string
}

interface Destination {
  country: Country
  calendar: FactoryCalendar
}

/** Returns the violations of a build that only a country's law causes. */
export function unlawful(bike: Bike, build: Build, country: Country): Violation[] {
  const anywhere = new Set(findViolations(bike, build, null).map(({ reason }) => reason))
  return findViolations(bike, build, country).filter(({ reason }) => !anywhere.has(reason))
}

export function destinationFix(
  bike: Bike,
  build: Build,
  destination: Destination,
): DestinationFix | null {
  const { country, calendar } = destination
  const mended = lawful(bike, build, country)
  const differences = mended ? differencesBetween(bike, build, mended) : []
  if (!mended || differences.length === 0) return null
  return {
    title: changeTitle(differences),
    build: mended,
    price: buildPrice(bike, mended),
    price_delta: subtractCents(buildPrice(bike, mended), buildPrice(bike, build)),
    delivery_date: arrivalOf(bike, mended, { calendar, country }).date,
  }
}

/** Returns the nearest build that may be sold in a country; null if nothing is wrong, or nothing helps. */
export function lawful(bike: Bike, build: Build, country: Country): Build | null {
  const [first] = findViolations(bike, build, country)
  if (!first) return null
  const group = findGroup(bike, first.part_ids[0] ?? 0)
  const tune = first.rule_id === TUNE_NOT_LEGAL && group ? defaultTune(group, country) : undefined
  if (!tune || !group) return fixesFor(bike, build, null, country)[0]?.build ?? null
  const start = partChosen(bike, build, tune.id)
  const [repair] = repairs({ bike, start, pins: [pinOf(group, tune.id)], country })
  return repair?.build ?? null
}

/** @example 'Change to the EU motor and the rigid seatpost' */
function changeTitle(differences: readonly Difference[]): string {
  const [first, ...rest] = differences.map(change)
  if (!first) return ''
  const same = rest.filter(({ verb }) => verb === first.verb)
  const others = rest.filter(({ verb }) => verb !== first.verb)
  const own = `${first.verb} ${listed([first, ...same].map(({ thing }) => thing))}`
  return [own, ...others.map(({ verb, thing }) => `${verb.toLowerCase()} ${thing}`)].join(', ')
}

function change(difference: Difference): { verb: string; thing: string } {
  switch (difference.kind) {
    case 'size':
      return { verb: 'Change to', thing: `size ${difference.to}` }
    case 'color':
    case 'paint':
      return { verb: 'Change to', thing: `the color ${difference.to}` }
    case 'replaced':
      return { verb: 'Change to', thing: `the ${partName(difference.group, difference.to)}` }
    case 'added':
      return { verb: 'Add', thing: `the ${partName(difference.group, difference.part)}` }
    case 'removed':
      return { verb: 'Remove', thing: `the ${partName(difference.group, difference.part)}` }
  }
}
