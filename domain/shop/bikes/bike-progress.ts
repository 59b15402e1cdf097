import type { Bike } from './bike'
import { leavesOn, type PromisedBike } from '@/domain/office/capacity/capacity'
import { subtractWorkingDays } from '@/domain/shop/checkout/delivery'

export const BIKE_STEPS = ['ordered', 'building', 'shipped', 'delivered'] as const
export type BikeStep = (typeof BIKE_STEPS)[number]

/** Index of the last completed step by status. */
const REACHED = { ordered: 0, in_production: 1, shipped: 2, owned: 3 } as const

/** Day of each step, 'YYYY-MM-DD'; null if unknown. */
type Days = Record<BikeStep, string | null>

interface OrderedBike {
  status: keyof typeof REACHED
  /** Days on which the steps were completed. */
  actual: Days
  planned: Days
  today: string
}

export interface ProgressStep {
  step: BikeStep
  is_done: boolean
  /** Actual or estimated day; null if it wasn't recorded, or once the estimate has passed. */
  date: string | null
}

export function bikeProgress({ status, actual, planned, today }: OrderedBike): ProgressStep[] {
  return BIKE_STEPS.map((step, index) => {
    const is_done = index <= REACHED[status]
    const expected = planned[step]
    const isAhead = expected !== null && expected >= today
    return { step, is_done, date: is_done ? actual[step] : isAhead ? expected : null }
  })
}

interface Plan {
  /** The bike's model; undefined if discontinued. */
  model: Bike | undefined
  ordered: string
  /** Promised delivery including delays; null for an order without a promise. */
  promise: PromisedBike | null
  closedDays: readonly string[]
}

/** Derives all dates from the promised delivery, so that a delay moves them together. */
export function plannedDays({ model, ordered, promise, closedDays }: Plan): Days {
  if (!promise) return { ordered, building: null, shipped: null, delivered: null }
  const notBefore = (date: string) => (date < ordered ? ordered : date)
  const shipped = notBefore(leavesOn(promise, closedDays))
  const building =
    model && notBefore(subtractWorkingDays(shipped, Math.max(0, model.lead_days - 1), closedDays))
  return { ordered, building: building ?? null, shipped, delivered: promise.promised }
}
