import type { Bike } from './bike'
import { leavesOn, type PromisedBike } from './capacity'
import { subtractWorkingDays } from './delivery'

/** What happens to an ordered bike, in this order. */
export const BIKE_STEPS = ['ordered', 'building', 'shipped', 'delivered'] as const
export type BikeStep = (typeof BIKE_STEPS)[number]

/** How far each status of a bike has come. */
const REACHED = { ordered: 0, in_production: 1, shipped: 2, owned: 3 } as const

/** Days are 'YYYY-MM-DD'; null for what is not known. */
type Days = Record<BikeStep, string | null>

interface OrderedBike {
  status: keyof typeof REACHED
  /** When a step was really taken. */
  taken: Days
  /** When it is expected. */
  planned: Days
  today: string
}

export interface ProgressStep {
  step: BikeStep
  is_done: boolean
  /** The day it was taken, or is expected; null where nobody noted it, and once the expected day is over. */
  date: string | null
}

/** The steps of a bike from the order to the door. */
export function bikeProgress({ status, taken, planned, today }: OrderedBike): ProgressStep[] {
  return BIKE_STEPS.map((step, index) => {
    const is_done = index <= REACHED[status]
    const expected = planned[step]
    const isAhead = expected !== null && expected >= today
    return { step, is_done, date: is_done ? taken[step] : isAhead ? expected : null }
  })
}

interface Plan {
  /** The bike's model; absent once the shop no longer builds it. */
  model: Bike | undefined
  /** Day of the order. */
  ordered: string
  /** What the buyer is promised now, delays included; null for an order without a promise. */
  promise: PromisedBike | null
  closedDays: readonly string[]
}

/**
 * The dates of an order, all of them from its promise: whatever moves that moves them together. The bike leaves in time
 * to arrive, and is begun in time to leave.
 */
export function plannedDays({ model, ordered, promise, closedDays }: Plan): Days {
  if (!promise) return { ordered, building: null, shipped: null, delivered: null }
  const notBefore = (date: string) => (date < ordered ? ordered : date)
  const shipped = notBefore(leavesOn(promise, closedDays))
  const building =
    model && notBefore(subtractWorkingDays(shipped, Math.max(0, model.lead_days - 1), closedDays))
  return { ordered, building: building ?? null, shipped, delivered: promise.promised }
}
