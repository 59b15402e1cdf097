import type { Cents } from '@/domain/kit/money'

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

export const CONDITION_NAMES = Object.keys(ANYONE) as (keyof Conditions)[]

export const isAnyone = (conditions: Partial<Conditions>) =>
  CONDITION_NAMES.every((name) => conditions[name] === null)

export const pickConditions = (conditions: Conditions) =>
  Object.fromEntries(
    CONDITION_NAMES.map((name) => [name, conditions[name]]),
  ) as unknown as Conditions
