import type { ChangeEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import { METRIC } from '@/domain/kit/constants'
import { HEIGHT_LENGTH, typeHeight } from '@/domain/kit/height'
import type { Dealer } from '@/hooks/community/dealers/use-dealers'
import { useRideBooking, type RideBooking } from '@/hooks/community/dealers/use-ride-booking'
import { rides as texts } from '@/messages/community/dealers/rides'
import { toSentence } from '@/messages/kit/errors'

import { OfferedSlots, SlotPicker } from './slot-picker'

/** Form with bike, day, time, name and email. Keeps its input if the time was taken. */
export function RideForm({ dealer }: { dealer: Dealer }) {
  const booking = useRideBooking(dealer)
  const { ref, form, faults, error, offered, submit } = booking
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="flex flex-col gap-6">
        <Select
          label={texts.bike}
          value={form.bike}
          onChange={(event) => booking.chooseBike(Number(event.target.value))}
          options={dealer.bikes.map(({ id, bike_title, size_title }) => ({
            value: id,
            title: texts.bikeOption(bike_title, size_title),
          }))}
        />
        <SlotPicker
          key={form.bike}
          slots={booking.slots}
          chosen={form.slot}
          onChoose={booking.choose}
          fault={faults.slot}
        />
        <OfferedSlots slots={offered} onChoose={booking.choose} />
        <PersonFields booking={booking} />
        <p className="text-sm text-ink-soft">{texts.privacy}</p>
        {error && offered.length === 0 && <ErrorNotice sentence={toSentence(error)} />}
        <Button type="submit" size="large" isWide isLoading={booking.isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function PersonFields({ booking: { form, unit, type, faults } }: { booking: RideBooking }) {
  const bind = (name: 'name' | 'email' | 'phone') => ({
    name,
    value: form[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type({ [name]: target.value }),
  })
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label={texts.name}
        {...bind('name')}
        autoComplete="name"
        required
        maxLength={120}
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
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        {...bind('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
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
        error={faults.height}
      />
    </div>
  )
}
