import { useState, type FormEvent, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import type { Cents } from '@/domain/kit/money'
import { parsePrice } from '@/domain/office/goods/prices'
import type { BikePage } from '@/hooks/office/bikes/use-bikes'
import { typedPrices, type usePriceChange } from '@/hooks/office/goods/use-price-change'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'
import { priceTexts } from '@/messages/office/goods/prices'

import { Part } from '@/components/office/kit/part'
import { PriceHistory } from '@/components/office/goods/price-history'
import { DenseField } from '@/components/office/kit/dense-field'

interface BikePricesProps {
  page: BikePage
  mayWrite: boolean
  preview: ReturnType<typeof usePriceChange>['preview']
}

const textOf = (price: number) => (price / 100).toFixed(2).replace('-', '−')

interface PricedOption {
  variant: string
  title: string
  price: Cents
}

function groupsOf({ bike }: BikePage): { id: string; title: string; things: PricedOption[] }[] {
  const base = { variant: '', title: texts.basePrice, price: bike.price }
  const colors = bike.colors.map(({ id, title, surcharge }) => {
    return { variant: `color-${id}`, title, price: surcharge }
  })
  const groups = bike.groups.map(({ category_part_id: id, title, parts }) => ({
    ...{ id: String(id), title },
    things: parts.map((part) => {
      return { variant: `part-${part.id}`, title: part.title, price: part.price }
    }),
  }))
  return [
    { id: 'bike', title: bike.title, things: [base] },
    { id: 'colors', title: texts.colors, things: colors },
    ...groups,
  ]
}

type PriceInputs = Record<string, string>

/** Returns the changed prices, or null if one is invalid. */
function pricesOf(page: BikePage, typed: PriceInputs) {
  const things = groupsOf(page).flatMap((group) => group.things)
  const entered = things.map(({ variant, price }) => {
    return { variant, old: price, price: parsePrice(typed[variant] ?? textOf(price)) }
  })
  const sound = entered.flatMap((one) => (one.price === null ? [] : [{ ...one, price: one.price }]))
  return sound.length < entered.length ? null : typedPrices(page.bike.id, sound)
}

export function BikePrices({ page, mayWrite, preview }: BikePricesProps) {
  const [typed, setTyped] = useState<PriceInputs>({})
  const [starts, setStarts] = useState('')
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const prices = pricesOf(page, typed)
    if (!prices?.length) return
    const planned = { selection: { ids: [page.bike.id] }, plan: { prices } }
    void preview.run({ ...planned, starts_at: momentTyped(starts), note })
  }
  return (
    <>
      <form noValidate onSubmit={submit}>
        {preview.error && <ErrorNotice sentence={toSentence(preview.error)} className="mb-3" />}
        <fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-8">
          {groupsOf(page).map(({ id, title, things }) => (
            <Fields key={id} title={title}>
              {things.map((thing) => (
                <PriceField
                  key={thing.variant}
                  {...{ thing }}
                  text={typed[thing.variant] ?? textOf(thing.price)}
                  onType={(text) => setTyped({ ...typed, [thing.variant]: text })}
                />
              ))}
            </Fields>
          ))}
        </fieldset>
        <p className="mt-3 text-ink-soft">{texts.negative}</p>
        {mayWrite && (
          <Bar {...{ starts, setStarts, note, setNote }} isRunning={preview.isRunning} />
        )}
      </form>
      <div className="mt-10 max-w-read">
        <PriceHistory history={page.history} />
      </div>
    </>
  )
}

interface BarProps {
  starts: string
  setStarts: (starts: string) => void
  note: string
  setNote: (note: string) => void
  isRunning: boolean
}

function Bar({ starts, setStarts, note, setNote, isRunning }: BarProps) {
  return (
    <div className="z-10 mt-6 flex flex-wrap items-end gap-3 border-t border-line-strong bg-paper py-3 lg:sticky lg:bottom-0">
      <DenseField
        label={priceTexts.starts}
        name="starts"
        type="datetime-local"
        className="w-52"
        title={priceTexts.startsHint}
        value={starts}
        onChange={({ target }) => setStarts(target.value)}
      />
      <DenseField
        label={priceTexts.note}
        name="note"
        className="w-60"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="small" isLoading={isRunning}>
        {priceTexts.save}
      </Button>
    </div>
  )
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part title={title} empty={null}>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">{children}</div>
    </Part>
  )
}

interface PriceFieldProps {
  thing: PricedOption
  text: string
  onType: (text: string) => void
}

function PriceField({ thing, text, onType }: PriceFieldProps) {
  return (
    <DenseField
      label={thing.title}
      name={`price-${thing.variant}`}
      inputMode="text"
      className="flex min-w-0 flex-col justify-end"
      value={text}
      fault={parsePrice(text) === null ? texts.priceFault : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
