import type { RideOutcome } from '@/domain/community/dealers/ride-moves'
import type { TestRide, TestRidesQuery } from '@/contract/office/test-rides/test-rides'

import { useAction } from '@/hooks/kit/use-action'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'
import { useRequest } from '@/hooks/kit/use-request'

export type { TestRide } from '@/contract/office/test-rides/test-rides'

export function useTestRides() {
  return useOfficeList(['list', 'dealer', 'q'], ({ testRides }, query: TestRidesQuery) =>
    testRides.list(query),
  )
}

export function useRideTimes({ id }: TestRide) {
  const { state, renew } = useRequest(id, ({ testRides }) => testRides.times({ id }))
  return { state, renew, free: state.status === 'ready' ? state.data.times : [] }
}

export function useRideChanges({ id }: TestRide) {
  return {
    moving: useAction(({ testRides }, starts_at: string) => testRides.move({ id, starts_at })),
    cancelling: useAction(({ testRides }, reason: string) => testRides.cancel({ id, reason })),
    telling: useAction(({ testRides }, outcome: RideOutcome | null) =>
      testRides.tell({ id, outcome }),
    ),
  }
}
