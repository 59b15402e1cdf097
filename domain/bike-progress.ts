import type { Bike, Build } from './bike'
import { addWorkingDays } from './delivery'
import { leadDays } from './lead-time'

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
  build: Build
  /** Day of the order. */
  ordered: string
  /** Day of arrival that the order promised. */
  arrival: string | null
  closedDays: readonly string[]
}

/**
 * When the factory expects to take each step: parts and paint come first, then the bike is built, and no step is later
 * than the promised arrival.
 */
export function plannedDays({ model, build, ordered, arrival, closedDays }: Plan): Days {
  if (!model) return { ordered, building: null, shipped: null, delivered: arrival }
  const days = leadDays(model, build)
  const inTime = (date: string) => (arrival !== null && date > arrival ? arrival : date)
  const before = days - model.lead_days
  return {
    ordered,
    building: inTime(addWorkingDays(ordered, before + 1, closedDays)),
    shipped: inTime(addWorkingDays(ordered, days, closedDays)),
    delivered: arrival,
  }
}
