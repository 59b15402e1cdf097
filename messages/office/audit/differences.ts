import type { AuditRow } from '@/contract/office/audit/audit'
import { money } from '@/utils/format'

import { officeMoment } from '@/messages/office/overview/overview'

/** Details whose stored name isn't what staff call it. */
const NAMES: Readonly<Record<string, string>> = {
  is_offered: 'Offered',
  spare_group: 'Category',
  fits: 'Fits bikes',
  fits_parts: 'Only with these options',
  gtin: 'GTIN',
  eu_responsible: 'EU responsible person',
  is_draft: 'Draft',
  basis_points: 'Change',
  bundle_basis_points: 'Bundle discount',
}

export const spoken = (name: string) => {
  const known = NAMES[name]
  if (known !== undefined) return known
  const words = name.replace(/_(cents|at|id)$/u, '').replaceAll(/[_-]/gu, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const NONE = 'none'

/** @example valueText('total_cents', 1250) // '$12.50' */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(name, value)
  if (typeof value === 'string') return textValue(value)
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ') || NONE
  const members = Object.entries(value).map(([key, one]) => [key, valueText(key, one)] as const)
  const present = members.filter(([, text]) => text !== NONE)
  return present.map(([key, text]) => `${memberName(key)}: ${text}`).join(', ') || NONE
}

function numberText(name: string, value: number): string {
  if (name.endsWith('basis_points')) return `${value / 100}%`
  return name.endsWith('_cents') ? money(value) : String(value)
}

/** Names that the shop gave, such as that of a color, stay as they are. */
const memberName = (key: string) => (/^[a-z]+(_[a-z]+)*$/u.test(key) ? spoken(key) : key)

function textValue(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/u.test(text)) return officeMoment(text)
  return /^[a-z]+(_[a-z]+)+$/u.test(text) ? text.replaceAll('_', ' ') : text
}

type State = Readonly<Record<string, unknown>>

export function differencesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>) {
  return (
    namesOf(before, after)
      .flatMap((name) =>
        name === 'variants'
          ? versionDifferences(versionsOf(before[name]), versionsOf(after[name]))
          : leavesOf({ name, label: spoken(name), was: before[name], is: after[name] }),
      )
      // What was added has members without a value, which read the same as none.
      .filter((one) => one.before !== NONE || one.after !== NONE)
  )
}

const namesOf = (before: State, after: State) => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
]

interface Leaf {
  name: string
  label: string
  was: unknown
  is: unknown
}

/** Splits what has members, such as the colors of a bike, into those that differ. */
function leavesOf({ name, label, was, is }: Leaf): ReturnType<typeof differenceOf>[] {
  const [before, after] = [membersOf(was), membersOf(is)]
  if (!before || !after)
    return [{ name: label, before: valueText(name, was), after: valueText(name, is) }]
  return namesOf(before, after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .flatMap((key) =>
      leavesOf({
        ...{ name: key, label: `${label}: ${memberName(key)}` },
        ...{ was: before[key], is: after[key] },
      }),
    )
}

const membersOf = (value: unknown): State | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as State) : null

function differenceOf(name: string, before: State, after: State) {
  return {
    name: spoken(name),
    before: valueText(name, before[name]),
    after: valueText(name, after[name]),
  }
}

/** Versions of a product by id, each with its price in cents. */
function versionsOf(value: unknown): ReadonlyMap<string, State> {
  const all = Array.isArray(value) ? (value as State[]) : []
  return new Map(
    all.map(({ id, price, ...version }) => [String(id), { ...version, price_cents: price }]),
  )
}

function versionDifferences(before: ReadonlyMap<string, State>, after: ReadonlyMap<string, State>) {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id) ?? {}, after.get(id) ?? {}]
    const changed = namesOf(was, is).filter(
      (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
    )
    const title = valueText('title', is.title ?? was.title)
    return changed.map((name) => {
      const one = differenceOf(name, was, is)
      return { ...one, name: `${title}: ${one.name}` }
    })
  })
}
