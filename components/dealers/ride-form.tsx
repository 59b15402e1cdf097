import { useRef, type ChangeEvent, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { METRIC } from '@/domain/constants'
import { HEIGHT_LENGTH, typeHeight } from '@/domain/height'
import type { Dealer } from '@/hooks/use-dealers'
import { useRideBooking, type RideBooking } from '@/hooks/use-ride-booking'
import { rides as texts } from '@/messages/rides'
import { toSentence } from '@/messages/errors'

import { OfferedSlots, SlotPicker } from './slot-picker'

/** Bike, day, time, name and e-mail. Nothing that was entered is lost when the time is gone. */
export function RideForm({ dealer }: { dealer: Dealer }) {
  const booking = useRideBooking(dealer)
  const { slots, slot, faults, error, offered } = booking
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const first = await booking.book()
    if (first === null) return
    const selector = first === 'slot' ? 'input[type=radio]:not(:disabled)' : `[name=${first}]`
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-col gap-6">
        <Select
          label={texts.bike}
          value={booking.bike}
          onChange={(event) => booking.chooseBike(Number(event.target.value))}
          options={dealer.bikes.map(({ id, bike_title, size_title }) => ({
            value: id,
            title: texts.bikeOption(bike_title, size_title),
          }))}
        />
        <SlotPicker
          key={booking.bike}
          slots={slots}
          chosen={slot}
          onChoose={booking.choose}
          fault={faults.includes('slot') ? texts.chooseTime : undefined}
        />
        <OfferedSlots slots={offered} onChoose={booking.choose} />
        <PersonFields booking={booking} />
        <p className="text-sm text-ink-soft">{texts.privacy}</p>
        {error && offered.length === 0 && <ErrorNotice sentence={toSentence(error)} />}
        <Button type="submit" size="large" isWide isLoading={booking.isBooking}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function PersonFields({ booking }: { booking: RideBooking }) {
  const { form, unit, type, faults, serverFault } = booking
  const bind = (name: 'name' | 'email' | 'phone') => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type({ [name]: target.value }),
  })
  const faultOf = (field: 'name' | 'email', own: string) =>
    faults.includes(field) ? own : serverFault(field)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label={texts.name}
        {...bind('name')}
        autoComplete="name"
        required
        maxLength={120}
        error={faultOf('name', texts.nameFault)}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        {...bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        error={faultOf('email', texts.emailFault)}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        {...bind('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        error={serverFault('phone')}
      />
      <TextField
        label={texts.height(unit)}
        hint={texts.heightHint(unit)}
        name="height"
        value={form.height.text}
        onChange={({ target }) => type({ height: typeHeight(target.value, unit) })}
        inputMode={unit === METRIC ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={HEIGHT_LENGTH}
        error={faults.includes('height') ? texts.heightFault(unit) : serverFault('height_cm')}
      />
    </div>
  )
}
