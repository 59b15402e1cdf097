import type { Move } from './moves'

/** Where a test ride stands. */
export const RIDE_STATUSES = ['booked', 'cancelled'] as const
export type RideStatus = (typeof RIDE_STATUSES)[number]

/** How a ride went, where someone has told. */
export const RIDE_OUTCOMES = ['ridden', 'missed'] as const
export type RideOutcome = (typeof RIDE_OUTCOMES)[number]

/** The lists of test rides at the back office, in the order of their tabs. */
export const RIDE_LISTS = ['upcoming', 'past', 'cancelled'] as const
export type RideList = (typeof RIDE_LISTS)[number]

/** Every way of a test ride; another time is no other state. */
export const RIDE_MOVES: readonly Move<RideStatus, 'rider' | 'agent'>[] = [
  {
    from: 'booked',
    to: 'cancelled',
    by: ['rider', 'agent'],
    follows: 'Until it begins. Its time can be booked again; rider and dealer get an email.',
  },
]
