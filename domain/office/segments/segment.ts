import { parseDollars, type Cents } from '@/domain/kit/money'

export const MOST_SEGMENTS = 100
/** Upper limit for conditions that count orders or days. */
export const MOST_COUNTED = 10_000

/** Conditions shared by all customers of a segment; null where any value is allowed. */
export interface Conditions {
  /** Number of paid orders. */
  orders_min: number | null
  orders_max: number | null
  /** Amount paid for orders minus refunds, in cents. */
  paid_min: Cents | null
  paid_max: Cents | null
  /** Has a paid order within this many days. */
  ordered_days: number | null
  /** Has ordered, but the last paid order is more than this many days ago. */
  quiet_days: number | null
  /** The account is at most this many days old. */
  joined_days: number | null
  /** Slug of a bike that the customer owns. */
  bike: string | null
  /** Country of an order or of a saved address. */
  country_id: number | null
  newsletter: boolean | null
  open_ticket: boolean | null
  credit: boolean | null
}

export const ANYONE: Conditions = {
  ...{ orders_min: null, orders_max: null, paid_min: null, paid_max: null },
  ...{ ordered_days: null, quiet_days: null, joined_days: null },
  ...{ bike: null, country_id: null, newsletter: null, open_ticket: null, credit: null },
}

export type ConditionFormValues = Record<keyof Conditions, string>

export const CONDITION_NAMES = Object.keys(ANYONE) as (keyof Conditions)[]

const COUNTS = ['orders_min', 'orders_max', 'ordered_days', 'quiet_days', 'joined_days'] as const
const AMOUNTS = ['paid_min', 'paid_max'] as const
const FLAGS = ['newsletter', 'open_ticket', 'credit'] as const
/** Conditions that may be 0; days start at 1. */
const FROM_ZERO: readonly string[] = ['orders_min', 'orders_max']

/** Parses a count: null if empty, undefined if invalid. */
function countOf(text: string, least: number): number | null | undefined {
  const clean = text.trim()
  if (clean === '') return null
  const value = /^\d{1,5}$/.test(clean) ? Number(clean) : -1
  return value >= least && value <= MOST_COUNTED ? value : undefined
}

const typedCount = (typed: ConditionFormValues, name: (typeof COUNTS)[number]) =>
  countOf(typed[name], FROM_ZERO.includes(name) ? 0 : 1)

function typedAmount(typed: ConditionFormValues, name: (typeof AMOUNTS)[number]) {
  return typed[name].trim() === '' ? null : (parseDollars(typed[name]) ?? undefined)
}

const isAbove = (least: number | null | undefined, most: number | null | undefined) =>
  typeof least === 'number' && typeof most === 'number' && least > most

export function conditionFaults(typed: ConditionFormValues) {
  const counts = COUNTS.filter((name) => typedCount(typed, name) === undefined)
  const amounts = AMOUNTS.filter((name) => typedAmount(typed, name) === undefined)
  const [orders, paid] = [
    isAbove(typedCount(typed, 'orders_min'), typedCount(typed, 'orders_max')),
    isAbove(typedAmount(typed, 'paid_min'), typedAmount(typed, 'paid_max')),
  ]
  return {
    ...(orders && { orders_max: 'rangeFault' as const }),
    ...(paid && { paid_max: 'rangeFault' as const }),
    ...Object.fromEntries(counts.map((name) => [name, 'countFault' as const])),
    ...Object.fromEntries(amounts.map((name) => [name, 'amountFault' as const])),
  } as Partial<Record<keyof Conditions, 'rangeFault' | 'countFault' | 'amountFault'>>
}

export function conditionsOf(typed: ConditionFormValues): Conditions {
  const counts = COUNTS.map((name) => [name, typedCount(typed, name) ?? null])
  const amounts = AMOUNTS.map((name) => [name, typedAmount(typed, name) ?? null])
  const flags = FLAGS.map((name) => [name, typed[name] === '' ? null : typed[name] === 'yes'])
  return {
    ...ANYONE,
    ...Object.fromEntries([...counts, ...amounts, ...flags]),
    bike: typed.bike || null,
    country_id: typed.country_id === '' ? null : Number(typed.country_id),
  }
}

export function typedConditions(conditions: Conditions): ConditionFormValues {
  const textOf = (name: keyof Conditions) => {
    const value = conditions[name]
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return String(AMOUNTS.some((one) => one === name) ? Number(value) / 100 : value)
  }
  return Object.fromEntries(
    CONDITION_NAMES.map((name) => [name, textOf(name)]),
  ) as ConditionFormValues
}

export const isAnyone = (conditions: Conditions) =>
  CONDITION_NAMES.every((name) => conditions[name] === null)

export const pickConditions = (conditions: Conditions) =>
  Object.fromEntries(
    CONDITION_NAMES.map((name) => [name, conditions[name]]),
  ) as unknown as Conditions
