import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Select } from '@/components/kit/ui/select'
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

const EMPTY = { date: '', distance: '', note: '', part: '' }
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
          {bike.service_book.map(({ id, date, km, note, part_id }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <time dateTime={date} className="figures">
                {texts.date(date)}
              </time>
              <span className="figures text-ink-soft">{texts.distanceOf(km, unit)}</span>
              <span className="min-w-0 flex-1 basis-60">
                {note}
                {part_id !== null && (
                  <span className="block text-sm text-ink-soft">
                    {texts.swapped(bike.options.find(({ id: option }) => option === part_id))}
                  </span>
                )}
              </span>
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
      <ServiceForm bike={bike} unit={unit} onAdded={onChanged} />
    </section>
  )
}

const validateEntry = ({ date, distance, note }: typeof EMPTY) => ({
  date: date === '' ? texts.missingDate : undefined,
  distance: /^\d{1,6}$/.test(distance.trim()) ? undefined : texts.wrongDistance,
  note: note.trim() === '' ? texts.missingNote : undefined,
})

const entryOf = ({ date, distance, note, part }: typeof EMPTY, unit: 0 | 1) => ({
  ...{ date, note: note.trim(), part_id: part === '' ? null : Number(part) },
  km: unit === 1 ? Number(distance) : Math.round(Number(distance) * KM_PER_MILE),
})

interface ServiceFormProps {
  bike: BikeDetail
  unit: 0 | 1
  onAdded: () => void
}

function ServiceForm({ bike, unit, onAdded }: ServiceFormProps) {
  const [form, setForm] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const { run, isRunning, error } = useServiceEntry(bike.id)
  const faults = validateEntry(form)

  async function add(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.values(faults).some(Boolean)) return
    if (!(await run(entryOf(form, unit)))) return
    setForm(EMPTY)
    setChecked(false)
    onAdded()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      className="mt-6 grid items-start gap-4 sm:grid-cols-[10rem_12rem_1fr]"
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
      <SwapField
        options={bike.options}
        value={form.part}
        onChoose={(part) => setForm({ ...form, part })}
      />
      <Button
        type="submit"
        variant="secondary"
        isLoading={isRunning}
        className="sm:mt-7 sm:justify-self-start"
      >
        {texts.addService}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="sm:col-span-3" />}
    </form>
  )
}

interface SwapFieldProps extends Pick<BikeDetail, 'options'> {
  value: string
  onChoose: (partId: string) => void
}

function SwapField({ options, value, onChoose }: SwapFieldProps) {
  return (
    <Select
      label={texts.swap}
      hint={texts.swapHint}
      value={value}
      options={[
        { value: '', title: texts.noSwap },
        ...options.map((option) => ({ value: option.id, title: texts.option(option) })),
      ]}
      className="sm:col-span-2"
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}
