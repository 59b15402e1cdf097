import { priceDelta as priceText, round2 } from '@/utils/format'
import { capitalized, listed } from '@/utils/text'

import type { Bike, Build, PartGroup } from './bike'
import { buildPrice, colorChosen, findGroup, isChosen, partChosen, sizeChosen } from './build'
import type { Difference } from './build-difference'
import { differencesBetween, differencesFrom } from './build-difference'
import type { Country } from '@/domain/shop/countries/country'
import { pinOf, repairs } from './fix-search'
import { leadDays } from './lead-time'
import type { Cents } from '@/domain/kit/money'
import { subtractCents } from '@/domain/kit/money'
import { isLegalIn } from './motor-tune'
import { partName } from './part-name'
import { buildPerformance } from './performance'
import { DEFAULT_RIDE, rangeKm } from './range'
import type { Violation } from './rules'
import { validateBuild } from './rules'

export interface Fix {
  /** For example, 'Add four-piston brakes and air fork, +$828.00'. */
  title: string
  /** Every further change as a sentence, including automatic ones. */
  changes: string[]
  /** Whether the resulting build contains the option; false for an illegal tune. */
  takesOption: boolean
  /** Price of the further changes in cents, on top of the option's own price effect. */
  priceDelta: Cents
  /** The valid build with the option, or without it if the option is an illegal tune. */
  build: Build
}

interface OptionDeltas {
  priceDelta: Cents
  /** In kg. */
  weightDelta: number
  /** In km on the default ride. */
  rangeDelta: number
  /** In working days. */
  leadDelta: number
}

export type OptionState = { chosen: boolean } & OptionDeltas &
  ({ allowed: true } | { allowed: false; reason: string; fixes: Fix[] })

const MOST_FIXES = 3

/** Rejects an option only for new violations. @throws RangeError if the bike lacks the part */
export function optionState(
  bike: Bike,
  build: Build,
  partId: number,
  country: Country | null,
): OptionState {
  const group = findGroup(bike, partId)
  if (!group) throw new RangeError(`No part ${partId} on ${bike.slug}`)
  const chosen = isChosen(group, partId, build)
  const after = partChosen(bike, build, partId)
  const refused = newViolations({ bike, build, after, country }, partId)
  const state = { chosen, ...deltas(bike, build, after) }
  const [first] = refused
  if (!first) return { ...state, allowed: true }
  const fixes = fixesFor(bike, build, partId, country)
  return { ...state, allowed: false, reason: first.reason, fixes }
}

/** Returns the effects of a size, like `optionState`; the color follows the rule of `sizeChosen`. */
export function sizeState(
  bike: Bike,
  build: Build,
  sizeId: number,
  country: Country | null,
): OptionState {
  const after = sizeChosen(bike, build, sizeId)
  return frameState({ bike, build, after, country }, build.size_id === sizeId, 'size')
}

/** Returns the effects of a color, like `optionState`; its fix may be another size. */
export function colorState(
  bike: Bike,
  build: Build,
  colorId: number,
  country: Country | null,
): OptionState {
  const after = colorChosen(bike, build, colorId)
  return frameState({ bike, build, after, country }, build.color_id === colorId, 'color')
}

/**
 * Returns the shortest, then cheapest fixes: at most three, of up to three changes each. Null fixes the current
 * build; for an illegal motor tune, returns the tunes that the country allows.
 */
export function fixesFor(
  bike: Bike,
  build: Build,
  wantedPartId: number | null,
  country: Country | null,
): Fix[] {
  if (wantedPartId === null) return searchFixes({ bike, start: build, pins: [], country })
  const group = findGroup(bike, wantedPartId)
  const ids = group?.parts.find(({ id }) => id === wantedPartId)
  if (!group || !ids) return []
  if (country && !isLegalIn(ids, country)) return legalFixes(bike, build, group, country)
  const start = partChosen(bike, build, wantedPartId)
  return searchFixes({ bike, start, pins: [pinOf(group, wantedPartId)], country })
}

interface Step {
  bike: Bike
  build: Build
  after: Build
  country: Country | null
}

function frameState(step: Step, chosen: boolean, pin: 'size' | 'color'): OptionState {
  const { bike, build, after, country } = step
  const state = { chosen, ...deltas(bike, build, after) }
  const [first] = newViolations(step, null)
  if (!first) return { ...state, allowed: true }
  const fixes = searchFixes({ bike, start: after, pins: [pin], country })
  return { ...state, allowed: false, reason: first.reason, fixes }
}

/** Returns violations that a step introduces or that involve the wanted part. */
function newViolations({ bike, build, after, country }: Step, partId: number | null): Violation[] {
  const found = validateBuild(bike, after, country)
  if (found.length === 0) return found
  const before = new Set(validateBuild(bike, build, country).map(violationKey))
  return found.filter(
    (violation) =>
      !before.has(violationKey(violation)) ||
      (partId !== null && violation.part_ids.includes(partId)),
  )
}

function violationKey({ rule_id, reason, part_ids }: Violation): string {
  return [rule_id, reason, ...part_ids].join('|')
}

function deltas(bike: Bike, build: Build, after: Build): OptionDeltas {
  const weightOf = (one: Build) => buildPerformance(bike, one).weight
  const rangeOf = (one: Build) => rangeKm(bike, one, DEFAULT_RIDE)
  return {
    priceDelta: subtractCents(buildPrice(bike, after), buildPrice(bike, build)),
    weightDelta: round2(weightOf(after) - weightOf(build)),
    rangeDelta: rangeOf(after) - rangeOf(build),
    leadDelta: leadDays(bike, after) - leadDays(bike, build),
  }
}

interface Search {
  bike: Bike
  start: Build
  pins: string[]
  country: Country | null
}

function searchFixes(search: Search): Fix[] {
  return repairs(search)
    .filter(({ moves }) => moves > 0)
    .map(({ build, moves }) => ({ moves, fix: fixTo(search.bike, search.start, build) }))
    .sort((a, b) => a.moves - b.moves || a.fix.priceDelta - b.fix.priceDelta)
    .slice(0, MOST_FIXES)
    .map(({ fix }) => fix)
}

/** Returns fixes with legal motor tunes; the current tune first, if it is legal. */
function legalFixes(bike: Bike, build: Build, group: PartGroup, country: Country): Fix[] {
  const legal = group.parts.filter((part) => isLegalIn(part, country))
  const fixes = legal.flatMap((part) => {
    const candidate = partChosen(bike, build, part.id)
    if (isChosen(group, part.id, build) && validateBuild(bike, build, country).length === 0) {
      const title = `Keep the ${partName(group, part)}`
      return [{ ...fixTo(bike, build, build), title, takesOption: false }]
    }
    return repairs({ bike, start: candidate, pins: [pinOf(group, part.id)], country })
      .slice(0, 1)
      .map((repair) => ({ ...fixTo(bike, build, repair.build), takesOption: false }))
  })
  return fixes
    .sort((a, b) => a.changes.length - b.changes.length || a.priceDelta - b.priceDelta)
    .slice(0, MOST_FIXES)
}

function fixTo(bike: Bike, start: Build, build: Build): Fix {
  const differences = differencesBetween(bike, start, build)
  const priceDelta = subtractCents(buildPrice(bike, build), buildPrice(bike, start))
  return {
    title: fixTitle(differences, priceDelta),
    changes: differencesFrom(bike, start, build),
    takesOption: true,
    priceDelta,
    build,
  }
}

export function fixTitle(differences: readonly Difference[], price: Cents): string {
  const byVerb = new Map<string, string[]>()
  for (const difference of differences) {
    const [verb, thing] = phrase(difference)
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), thing])
  }
  const words = [...byVerb].map(([verb, things]) => `${verb} ${listed(things)}`).join(', ')
  return capitalized(words) + (price === 0 ? '' : `, ${priceText(price)}`)
}

function phrase(difference: Difference): [verb: string, thing: string] {
  switch (difference.kind) {
    case 'size':
      return ['choose', `size ${difference.to}`]
    case 'color':
    case 'paint':
      return ['choose', `color ${difference.to}`]
    case 'replaced':
      return [difference.price > 0 ? 'add' : 'choose', partName(difference.group, difference.to)]
    case 'added':
      return ['add', partName(difference.group, difference.part)]
    case 'removed':
      return ['remove', partName(difference.group, difference.part)]
  }
}
