import type { BuildRule } from '@/domain/shop/bikes/bike'
import type { BikeState } from './bikes'

export const BIKE_EDIT_STATES = ['scheduled', 'applied', 'undone', 'canceled'] as const

/** Independently editable field of a bike's state, for example 'parts.30102.withheld'. */
export interface BikeDifference {
  key: string
  was: unknown
  became: unknown
}

const TEXTS = [
  ...(['title', 'tagline', 'description', 'facts', 'lead_days', 'is_draft'] as const),
  ...(['is_ended', 'kind', 'tyre_label', 'serial_prefix'] as const),
] as const satisfies readonly (keyof BikeState)[]
const LISTS = ['colors', 'parts', 'sizes'] as const

const NESTED = /^(figures|parts\.\d+\.figures|sizes\.\d+\.(geometry|rider|inseam))$/

type Leaves = Map<string, unknown>

/** Flattens a state into fields. A rule is a single field, because half of a rule makes no sense. */
function leavesOf(state: BikeState): Leaves {
  const leaves: Leaves = new Map(TEXTS.map((name) => [name, state[name]]))
  setLeaf(leaves, 'figures', state.figures)
  for (const list of LISTS) {
    for (const { id, ...item } of state[list]) {
      for (const [name, value] of Object.entries(item))
        setLeaf(leaves, `${list}.${id}.${name}`, value)
    }
  }
  for (const rule of state.rules) leaves.set(`rules.${rule.id}`, rule)
  return leaves
}

function setLeaf(leaves: Leaves, key: string, value: unknown): void {
  if (!NESTED.test(key)) {
    leaves.set(key, value)
    return
  }
  // Edits made before the field existed don't have it.
  for (const [field, figure] of Object.entries(value ?? {})) leaves.set(`${key}.${field}`, figure)
}

/** Deep equality, independent of key order. */
export const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

export const stateText = (state: BikeState): string => plain(state)

export function bikeDifferences(was: BikeState, became: BikeState): BikeDifference[] {
  const [before, after] = [leavesOf(was), leavesOf(became)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, was: before.get(key), became: after.get(key) }))
    .filter((one) => !same(one.was, one.became))
}

/** Applies only an edit's fields to the current state, so that concurrent edits of others are kept. */
export function withEdit(present: BikeState, differences: readonly BikeDifference[]): BikeState {
  const leaves = leavesOf(present)
  for (const { key, became } of differences) {
    if (became === undefined) leaves.delete(key)
    else leaves.set(key, became)
  }
  return stateFrom(leaves, present)
}

/** Returns `back`, which undoes an edit, and `stayed`, its fields that have changed again since. */
export function undoingOf(
  present: BikeState,
  { was, became }: { was: BikeState; became: BikeState },
): { back: BikeDifference[]; stayed: BikeDifference[] } {
  const leaves = leavesOf(present)
  const all = bikeDifferences(became, was)
  const isUntouched = ({ key, was: value }: BikeDifference) => same(leaves.get(key), value)
  return {
    back: all.filter(isUntouched),
    stayed: all.filter((one) => !isUntouched(one) && !same(leaves.get(one.key), one.became)),
  }
}

function stateFrom(leaves: Leaves, present: BikeState): BikeState {
  const fill = (prefix: string, item: object): object =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => {
        const key = `${prefix}.${name}`
        if (NESTED.test(key)) return [name, value && fill(key, value as object)]
        return [name, leaves.has(key) ? leaves.get(key) : value]
      }),
    )
  const texts = Object.fromEntries(TEXTS.map((name) => [name, leaves.get(name)]))
  const figures = present.figures && fill('figures', present.figures)
  const lists = Object.fromEntries(
    LISTS.map((list) => [list, present[list].map((item) => fill(`${list}.${item.id}`, item))]),
  )
  const rules = [...leaves].filter(([key]) => key.startsWith('rules.')).map(([, rule]) => rule)
  return { ...texts, figures, ...lists, rules: rules as BuildRule[] } as BikeState
}
