import type { Bike, Build, BuildRule } from './bike'
import { asKept, asOffered, stateOf, withState, type BikeState, type KeptBike } from './bikes'
import { bikeDifferences, same, type BikeDifference } from './bikes-edit'
import { forbiddenBy, forbids } from './bikes-rules'
import { findViolations } from './rules'

const SHOWN = 10

export interface KeptBuild {
  /** Number, code or id of what it is kept in. */
  name: string
  build: Build
}

/** Builds of a bike, by where the shop keeps them. */
export interface KeptBuilds {
  orders: KeptBuild[]
  carts: KeptBuild[]
  saved_builds: KeptBuild[]
  drafts: KeptBuild[]
}

/** Where the builds are kept that a question is true of. */
export function touchedBy(kept: KeptBuilds, isMeant: (build: Build) => boolean) {
  const among = (builds: readonly KeptBuild[]) => {
    const names = builds.filter(({ build }) => isMeant(build)).map(({ name }) => name)
    return { count: names.length, some: [...new Set(names)].slice(0, SHOWN) }
  }
  return {
    orders: among(kept.orders),
    carts: among(kept.carts),
    saved_builds: among(kept.saved_builds),
    drafts: among(kept.drafts),
  }
}

/** What a change would do to what exists. */
export function previewOf(
  { kept, state }: { kept: KeptBike; state: BikeState },
  builds: KeptBuilds,
) {
  const was = stateOf(kept)
  const next = withState(kept, state)
  const [before, after] = [asOffered(kept), asOffered(next)]
  return {
    differences: bikeDifferences(was, stateOf(next)).map(asText),
    rules: ruleTests({ was: was.rules, became: next.rules, bike: asKept(next) }, builds),
    built_in: builtIn({ bike: after, rules: next.rules }, builds),
    broken: touchedBy(builds, (build) => isSound(before, build) && !isSound(after, build)),
  }
}

const isSound = (bike: Bike, build: Build) => findViolations(bike, build, null).length === 0

/** Members of many kinds, as they go over the wire. */
export function asText({ key, was, became }: BikeDifference) {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  return { key, was: text(was), became: text(became) }
}

interface Rules {
  was: readonly BuildRule[]
  became: readonly BuildRule[]
  bike: Bike
}

function ruleTests({ was, became, bike }: Rules, builds: KeptBuilds) {
  const withdrawn = was.filter(({ id }) => !became.some((rule) => rule.id === id))
  return [...became, ...withdrawn].map((rule) => {
    const { of, builds: count, examples } = forbiddenBy(rule, bike)
    return {
      rule_id: rule.id,
      change: withdrawn.includes(rule) ? ('withdrawn' as const) : changeOf(was, rule),
      ...{ of, forbids: count, examples },
      touched: touchedBy(builds, (build) => forbids(rule, bike, build)),
    }
  })
}

function changeOf(was: readonly BuildRule[], rule: BuildRule) {
  const before = was.find(({ id }) => id === rule.id)
  if (!before) return 'added' as const
  return same(before, rule) ? ('none' as const) : ('edited' as const)
}

/** What forbids builds that exist by rules that are code: places, sizes, colors, paint, and what is not offered. */
function builtIn({ bike, rules }: { bike: Bike; rules: readonly BuildRule[] }, builds: KeptBuilds) {
  const own = new Set(rules.map(({ id }) => id))
  const broken = (build: Build) =>
    findViolations(bike, build, null).filter(({ rule_id }) => !own.has(rule_id))
  const reasons = new Map<string, { rule_id: string; reason: string }>()
  for (const { build } of Object.values(builds).flat() as KeptBuild[]) {
    for (const { rule_id, reason } of broken(build)) reasons.set(reason, { rule_id, reason })
  }
  return [...reasons.values()].map((one) => ({
    ...one,
    touched: touchedBy(builds, (build) =>
      broken(build).some(({ reason }) => reason === one.reason),
    ),
  }))
}
