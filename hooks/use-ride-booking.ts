import { useRouter } from 'next/router'
import { useMemo, useRef, useState } from 'react'

import type { ApiError } from '@/contract/errors'
import { RIDE_HEIGHT } from '@/domain/dealers'
import { NO_HEIGHT, heightIn, type TypedHeight } from '@/domain/height'
import type { Dealer, RideSlot } from '@/services/dealers'

import { faultOf, useAction } from './use-action'
import { useRequest } from './use-request'
import { useUnit } from './use-unit'

export type OfferedSlot = Omit<RideSlot, 'is_free'>

export interface RideForm {
  name: string
  email: string
  phone: string
  height: TypedHeight
}

export type RideFault = 'name' | 'email' | 'phone' | 'height' | 'slot'

const EMPTY: RideForm = { name: '', email: '', phone: '', height: NO_HEIGHT }
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The times of one bike at a dealer, by day. */
export function useSlots(dealerId: number, bikeId: number) {
  const { state, renew, retry } = useRequest(`${dealerId}/${bikeId}`, (services) =>
    services.dealers.slots(dealerId, bikeId),
  )
  const days = useMemo(() => {
    if (state.status !== 'ready') return []
    const byDay = new Map<string, RideSlot[]>()
    for (const slot of state.data.slots) {
      byDay.set(slot.day, [...(byDay.get(slot.day) ?? []), slot])
    }
    return [...byDay].map(([day, slots]) => ({ day, slots }))
  }, [state])
  return { state, days, renew, retry }
}

/** Booking a ride: bike, time, person. What was typed is kept whatever happens to the time. */
export function useRideBooking(dealer: Dealer) {
  const router = useRouter()
  const [bike, setBike] = useState(dealer.bikes[0]?.id ?? 0)
  const [slot, setSlot] = useState<OfferedSlot | null>(null)
  const { unit } = useUnit()
  const [typed, setTyped] = useState(EMPTY)
  const form = { ...typed, height: heightIn(typed.height, unit) }
  const [faults, setFaults] = useState<RideFault[]>([])
  const key = useRef<{ contents: string; key: string } | null>(null)
  const slots = useSlots(dealer.id, bike)
  const { run, isRunning, error, forget } = useAction((services) => {
    const body = {
      bike,
      starts_at: slot?.starts_at ?? '',
      name: form.name.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
      height_cm: form.height.cm,
    }
    return services.dealers.book(dealer.id, body, keyOf(key, JSON.stringify([dealer.id, body])))
  })

  function choose(next: OfferedSlot | null) {
    setSlot(next)
    setFaults((known) => known.filter((one) => one !== 'slot'))
    forget()
  }

  /** @returns the first field that needs a look */
  async function book(): Promise<RideFault | null> {
    const found = faultsOf(form, slot)
    setFaults(found)
    if (found[0]) return found[0]
    const done = await run()
    // The one who came first has this time now, so the list is read again.
    if (!done) slots.renew()
    else await router.push(`/dealers/rides/${done.answer.id}/${done.answer.key}?new=1`)
    return null
  }

  return {
    bike,
    chooseBike: (id: number) => {
      setBike(id)
      choose(null)
    },
    slot,
    choose,
    form,
    unit,
    type: (change: Partial<RideForm>) => setTyped((known) => ({ ...known, ...change })),
    faults,
    slots,
    book,
    isBooking: isRunning,
    error,
    offered: offeredBy(error),
    serverFault: (field: string) => faultOf(error, field),
  }
}

export type RideBooking = ReturnType<typeof useRideBooking>

/** The next free times, where the wanted one was gone. */
export function offeredBy(error: ApiError | null): OfferedSlot[] {
  if (error?.kind !== 'problem' || error.code !== 'slot_taken') return []
  const data = error.data as { slots?: OfferedSlot[] } | undefined
  return Array.isArray(data?.slots) ? data.slots : []
}

function faultsOf({ name, email, height }: RideForm, slot: OfferedSlot | null): RideFault[] {
  const { text, cm } = height
  const { min, max } = RIDE_HEIGHT
  const isTall = text.trim() === '' || (cm !== null && cm >= min && cm <= max)
  const wrong: [RideFault, boolean][] = [
    ['slot', slot === null],
    ['name', name.trim() === ''],
    ['email', !MAIL.test(email.trim())],
    ['height', !isTall],
  ]
  return wrong.filter(([, isWrong]) => isWrong).map(([fault]) => fault)
}

/** The same contents are sent under the same key, so that a lost answer books once. */
function keyOf(kept: { current: { contents: string; key: string } | null }, contents: string) {
  if (kept.current?.contents !== contents) kept.current = { contents, key: crypto.randomUUID() }
  return kept.current.key
}
