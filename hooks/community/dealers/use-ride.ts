import { useState } from 'react'

import type { Ride as RideData } from '@/contract/community/dealers/dealers'
import { calendarHref, type RideLink } from '@/services/community/dealers'

import { useAction } from '@/hooks/kit/use-action'
import { offeredBy, type OfferedSlot } from './use-ride-booking'
import { useRequest } from '@/hooks/kit/use-request'

export type Ride = RideData
export type { RideLink }

export const calendarOf = (ride: Pick<Ride, 'id' | 'key'>) => calendarHref(ride)

/** @param link null while the URL is not known yet */
export function useRide(link: RideLink | null) {
  const { state, retry, set } = useRequest(link && `${link.id}/${link.key}`, (services) =>
    services.dealers.readRide(link ?? { id: '', key: '' }),
  )
  const [wasMoved, setMoved] = useState(false)
  const moving = useAction((services, slot: OfferedSlot) =>
    services.dealers.moveRide({ ...(link ?? { id: '', key: '' }), starts_at: slot.starts_at }),
  )
  const cancelling = useAction((services) =>
    services.dealers.cancelRide(link ?? { id: '', key: '' }),
  )

  async function move(slot: OfferedSlot): Promise<boolean> {
    const done = await moving.run(slot)
    if (!done) return false
    set(done.answer)
    setMoved(true)
    return true
  }

  async function cancel(): Promise<void> {
    const done = await cancelling.run()
    if (done) set(done.answer)
  }

  return {
    state,
    retry,
    move,
    isMoving: moving.isRunning,
    moveError: moving.error,
    offered: offeredBy(moving.error),
    forgetMove: moving.forget,
    wasMoved,
    cancel,
    isCancelling: cancelling.isRunning,
    cancelError: cancelling.error,
  }
}

export type RideControls = ReturnType<typeof useRide>
