import type { Move } from '@/domain/kit/moves'

export const RIDE_STATUSES = ['booked', 'cancelled'] as const
export type RideStatus = (typeof RIDE_STATUSES)[number]

export const RIDE_OUTCOMES = ['ridden', 'missed'] as const
export type RideOutcome = (typeof RIDE_OUTCOMES)[number]

/** Back-office lists, in tab order. */
export const RIDE_LISTS = ['upcoming', 'past', 'cancelled'] as const
export type RideList = (typeof RIDE_LISTS)[number]

/** Status transitions of a test ride; rescheduling does not change the status. */
export const RIDE_MOVES: readonly Move<RideStatus, 'rider' | 'agent'>[] = [
  {
    from: 'booked',
    to: 'cancelled',
    by: ['rider', 'agent'],
    follows: 'Until it begins. Its time can be booked again; rider and dealer get an email.',
  },
]
