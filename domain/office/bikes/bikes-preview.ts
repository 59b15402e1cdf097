import type { Bike, Build, BuildRule } from '@/domain/shop/bikes/bike'
import {
  fromStaffBike,
  asOffered,
  stateOf,
  withState,
  type BikeState,
  type StaffBike,
} from './bikes'
import { bikeDifferences, same, type BikeDifference } from './bikes-edit'
import { forbiddenBy } from './bikes-rules'
import { buildKey } from '@/domain/shop/bikes/build'
import { findViolations, isBroken, tagsOf, type Violation } from '@/domain/shop/bikes/rules'

const SHOWN = 10

export interface StoredBuildRef {
  /** Order number, share code, or id of what contains the build. */
  name: string
  build: Build
}

export interface StoredBuilds {
  orders: StoredBuildRef[]
  carts: StoredBuildRef[]
  saved_builds: StoredBuildRef[]
  drafts: StoredBuildRef[]
}

type AffectedBuilds = ReturnType<typeof touchedBy>

export function touchedBy(stored: StoredBuilds, isMeant: (build: Build) => boolean) {
  const among = (builds: readonly StoredBuildRef[]) => {
    const names = builds.filter(({ build }) => isMeant(build)).map(({ name }) => name)
    return { count: names.length, some: [...new Set(names)].slice(0, SHOWN) }
  }
  return {
    orders: among(stored.orders),
    carts: among(stored.carts),
    saved_builds: among(stored.saved_builds),
    drafts: among(stored.drafts),
  }
}

export function previewOf(
  { staffBike, state }: { staffBike: StaffBike; state: BikeState },
  builds: StoredBuilds,
) {
  const was = stateOf(staffBike)
  const next = withState(staffBike, state)
  const factsOf = triedOnce({
    before: asOffered(staffBike),
    after: asOffered(next),
    bike: fromStaffBike(next),
  })
  const own = new Set(next.rules.map(({ id }) => id))
  const isEnding = next.is_ended === true && staffBike.is_ended !== true
  return {
    differences: bikeDifferences(was, stateOf(next)).map(asText),
    rules: ruleTests({ was: was.rules, became: next.rules, bike: fromStaffBike(next) }, (rule) =>
      touchedBy(builds, (build) => isBroken(rule, factsOf(build).tags)),
    ),
    built_in: builtIn(builds, (build) =>
      factsOf(build).broken.filter(({ rule_id }) => !own.has(rule_id)),
    ),
    // Ordered bikes are built as they were ordered, so only the others depend on what is sold.
    broken: touchedBy(isEnding ? { ...builds, orders: [] } : builds, (build) => {
      const { wasSound, broken } = factsOf(build)
      return wasSound && (isEnding || broken.length > 0)
    }),
  }
}

interface RuleTrial {
  tags: ReadonlySet<string>
  wasSound: boolean
  broken: Violation[]
}

/** Memoizes the trial per distinct build, because many stored builds are the same. */
function triedOnce({ before, after, bike }: Record<'before' | 'after' | 'bike', Bike>) {
  const known = new Map<string, RuleTrial>()
  return (build: Build): RuleTrial => {
    const key = buildKey(build)
    const found = known.get(key)
    if (found) return found
    const tried = {
      tags: tagsOf(bike, build),
      wasSound: findViolations(before, build, null).length === 0,
      broken: findViolations(after, build, null),
    }
    known.set(key, tried)
    return tried
  }
}

export function asText({ key, was, became }: BikeDifference) {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return { key, was: text(was), became: text(became) }
}

interface Rules {
  was: readonly BuildRule[]
  became: readonly BuildRule[]
  bike: Bike
}

function ruleTests(
  { was, became, bike }: Rules,
  touchedByRule: (rule: BuildRule) => AffectedBuilds,
) {
  const withdrawn = was.filter(({ id }) => !became.some((rule) => rule.id === id))
  return [...became, ...withdrawn].map((rule) => {
    const { of, builds: count, examples } = forbiddenBy(rule, bike)
    return {
      rule_id: rule.id,
      change: withdrawn.includes(rule) ? ('withdrawn' as const) : changeOf(was, rule),
      ...{ of, forbids: count, examples },
      touched: touchedByRule(rule),
    }
  })
}

function changeOf(was: readonly BuildRule[], rule: BuildRule) {
  const before = was.find(({ id }) => id === rule.id)
  if (!before) return 'added' as const
  return same(before, rule) ? ('none' as const) : ('edited' as const)
}

/** Returns violations of existing builds by hard-coded rules: groups, sizes, colors, paint, and withheld options. */
function builtIn(builds: StoredBuilds, broken: (build: Build) => Violation[]) {
  const reasons = new Map<string, { rule_id: string; reason: string }>()
  for (const { build } of Object.values(builds).flat() as StoredBuildRef[]) {
    for (const { rule_id, reason } of broken(build)) reasons.set(reason, { rule_id, reason })
  }
  return [...reasons.values()].map((one) => ({
    ...one,
    touched: touchedBy(builds, (build) =>
      broken(build).some(({ reason }) => reason === one.reason),
    ),
  }))
}
