import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import type { BikeDetail } from '@/hooks/account/garage/use-garage'
import { useUnit } from '@/hooks/kit/use-unit'
import { useServiceEntry, useServiceRemoval } from '@/hooks/account/garage/use-garage'
import { toSentence } from '@/messages/kit/errors'
import { garage as texts } from '@/messages/account/garage/garage'

interface ServiceBookProps {
  bike: BikeDetail
  onChanged: () => void
}

const EMPTY = { date: '', distance: '', note: '' }
const KM_PER_MILE = 1.609344

export function ServiceBook({ bike, onChanged }: ServiceBookProps) {
  const { unit } = useUnit()
  const remove = useServiceRemoval(bike.id)

  async function removeEntry(id: number) {
    if (await remove.run(id)) onChanged()
  }

  return (
    <section aria-labelledby="service-book">
      <h2 id="service-book" className="text-2xl">
        {texts.serviceBook}
      </h2>
      {remove.error && <ErrorNotice sentence={toSentence(remove.error)} className="mt-4" />}
      {bike.service_book.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.serviceEmpty}</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {bike.service_book.map(({ id, date, km, note }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <time dateTime={date} className="figures">
                {texts.date(date)}
              </time>
              <span className="figures text-ink-soft">{texts.distanceOf(km, unit)}</span>
              <span className="min-w-0 flex-1 basis-60">{note}</span>
              <button
                type="button"
                className="inline-flex min-h-touch items-center text-sm link"
                aria-label={texts.removeService(date)}
                onClick={() => void removeEntry(id)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ServiceForm bikeId={bike.id} unit={unit} onAdded={onChanged} />
    </section>
  )
}

interface ServiceFormProps {
  bikeId: number
  unit: 0 | 1
  onAdded: () => void
}

function ServiceForm({ bikeId, unit, onAdded }: ServiceFormProps) {
  const [form, setForm] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const { run, isRunning, error } = useServiceEntry(bikeId)
  const faults = {
    date: form.date === '' ? texts.missingDate : undefined,
    distance: /^\d{1,6}$/.test(form.distance.trim()) ? undefined : texts.wrongDistance,
    note: form.note.trim() === '' ? texts.missingNote : undefined,
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.values(faults).some(Boolean)) return
    const distance = Number(form.distance)
    const km = unit === 1 ? distance : Math.round(distance * KM_PER_MILE)
    if (!(await run({ date: form.date, km, note: form.note.trim() }))) return
    setForm(EMPTY)
    setChecked(false)
    onAdded()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      className="mt-6 grid items-start gap-4 sm:grid-cols-[10rem_12rem_1fr_auto]"
    >
      <TextField
        type="date"
        label={texts.serviceDate}
        value={form.date}
        error={isChecked ? faults.date : undefined}
        onChange={(event) => setForm({ ...form, date: event.target.value })}
      />
      <TextField
        inputMode="numeric"
        label={texts.serviceDistance(unit)}
        value={form.distance}
        error={isChecked ? faults.distance : undefined}
        onChange={(event) => setForm({ ...form, distance: event.target.value })}
      />
      <TextField
        label={texts.serviceNote}
        value={form.note}
        maxLength={300}
        error={isChecked ? faults.note : undefined}
        onChange={(event) => setForm({ ...form, note: event.target.value })}
      />
      <Button type="submit" variant="secondary" isLoading={isRunning} className="sm:mt-7">
        {texts.addService}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="sm:col-span-4" />}
    </form>
  )
}
