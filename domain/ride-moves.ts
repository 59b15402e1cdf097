import type { Move } from './moves'

/** Where a test ride stands. */
export const RIDE_STATUSES = ['booked', 'cancelled'] as const
export type RideStatus = (typeof RIDE_STATUSES)[number]

/** Every way of a test ride; another time is no other state. */
export const RIDE_MOVES: readonly Move<RideStatus, 'rider'>[] = [
  {
    from: 'booked',
    to: 'cancelled',
    by: ['rider'],
    follows: 'Until it begins. Its time can be booked again; rider and dealer get an email.',
  },
]
