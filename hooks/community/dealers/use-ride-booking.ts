import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { Unit } from '@/domain/kit/constants'
import { faultMessages } from '@/domain/kit/form-faults'
import { NO_HEIGHT, heightIn, toHeightValue, type HeightFormValue } from '@/domain/kit/height'
import { fullName } from '@/domain/kit/person-name'
import { rideFaults } from '@/domain/community/dealers/ride-form'
import { rides as texts } from '@/messages/community/dealers/rides'
import type { Dealer, WireSlot as RideSlot } from '@/contract/community/dealers/dealers'
import { apiErrorOf } from '@/services/http/failure'
import { readStoredState } from '@/store/configurator/configurator-storage'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'
import { useUnit } from '@/hooks/kit/use-unit'

export type OfferedSlot = Omit<RideSlot, 'is_free'>

export function useSlots(dealerId: number, bikeId: number) {
  const { state, renew, retry } = useRequest(`${dealerId}/${bikeId}`, (services) =>
    services.dealers.slots({ id: dealerId, bike: bikeId, days: 29 }),
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

interface RideForm {
  bike: number
  slot: OfferedSlot | null
  name: string
  email: string
  phone: string
  height: HeightFormValue
}

/** Manages the test ride form: bike, time, person. Input survives a lost time slot. */
export function useRideBooking(dealer: Dealer) {
  const router = useRouter()
  const { unit } = useUnit()
  const { user } = useAuth()
  /** The next free slots if the desired one was taken. */
  const [offered, setOffered] = useState<OfferedSlot[]>([])
  const bike = dealer.bikes[0]?.id ?? 0
  const controls = useForm<RideForm>({
    initial: { bike, slot: null, name: '', email: '', phone: '', height: NO_HEIGHT },
    check: (typed) => faultMessages(rideFaults(inUnit(typed, unit)), texts.faults(unit)),
    names: { height_cm: 'height' },
    send: async ({ form: typed, services, keyFor }) => {
      const body = toRequestBody(inUnit(typed, unit))
      try {
        const ride = await services.dealers.book(
          { ...body, id: dealer.id },
          { key: keyFor([dealer.id, body]) },
        )
        await router.push(`/dealers/rides/${ride.id}/${ride.key}?new=1`)
      } catch (thrown) {
        // Another visitor was faster, so reload the slots.
        slots.renew()
        const failure = apiErrorOf(thrown)
        setOffered(offeredBy(failure))
        return failure
      }
    },
  })
  // The size finder of the configurator knows the height of guests, too.
  const introduce = useEffectEvent(() => {
    const { name, email, height } = controls.form
    const rider = readStoredState().rider
    controls.type({
      ...(user && { name: name || fullName(user), email: email || user.email }),
      ...(rider && height.text === '' && { height: toHeightValue(rider.height_cm) }),
    })
  })
  useEffect(() => introduce(), [user])

  const form = inUnit(controls.form, unit)
  const slots = useSlots(dealer.id, form.bike)

  function choose(slot: OfferedSlot | null, bike = form.bike) {
    setOffered([])
    controls.type({ bike, slot })
  }

  return {
    ...controls,
    form,
    unit,
    slots,
    offered,
    choose,
    chooseBike: (bike: number) => choose(null, bike),
  }
}

export type RideBooking = ReturnType<typeof useRideBooking>

const inUnit = (form: RideForm, unit: Unit) => ({ ...form, height: heightIn(form.height, unit) })

function toRequestBody({ bike, slot, name, email, phone, height }: RideForm) {
  return {
    bike,
    starts_at: slot?.starts_at ?? '',
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    height_cm: height.cm,
  }
}

export function offeredBy(error: ApiError | null): OfferedSlot[] {
  if (error?.kind !== 'problem' || error.code !== 'slot_taken') return []
  const data = error.data as { slots?: OfferedSlot[] } | undefined
  return Array.isArray(data?.slots) ? data.slots : []
}
