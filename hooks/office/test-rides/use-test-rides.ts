import type { RideOutcome } from '@/domain/community/dealers/ride-moves'
import type { TestRide, TestRidesQuery } from '@/contract/office/test-rides/test-rides'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useRequest } from '@/hooks/kit/use-request'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { TestRide } from '@/contract/office/test-rides/test-rides'

export function useTestRides() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list'), dealer: value('dealer'), q: value('q') }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...{ ...filter, after: value('after'), before: value('before') },
  }) as TestRidesQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ testRides }) =>
    testRides.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
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
