import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useDraftItem, type DraftItem } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'

import { DenseField } from '@/components/office/kit/dense-field'
import { BikeBuilder } from './bike-builder'
import { FreeLine } from './free-line'
import { ProductSearch } from './product-search'

interface DraftItemsProps {
  items: readonly DraftItem[]
  /** Destination country of the draft, which determines the available options. */
  countryId: number
  fault: string | undefined
  onChange: (items: DraftItem[]) => void
}

export function DraftItems({ items, countryId, fault, onChange }: DraftItemsProps) {
  const [isBuilding, setBuilding] = useState(false)
  const country = useCountries(true).find(countryId)
  const add = (item: DraftItem) => onChange(withItem(items, item))
  return (
    <section aria-label={texts.items} className="flex min-w-0 flex-col gap-3">
      {fault && <p className="text-bad">{fault}</p>}
      <ul className="border-t border-line empty:hidden">
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            item={item}
            onCount={(count) =>
              onChange(items.map((one, position) => (position === index ? { ...one, count } : one)))
            }
            onRemove={() => onChange(items.filter((_, position) => position !== index))}
          />
        ))}
      </ul>
      <ProductSearch onAdd={add} />
      {isBuilding && country ? (
        <BikeBuilder
          country={country}
          onAdd={(item) => {
            add(item)
            setBuilding(false)
          }}
          onClose={() => setBuilding(false)}
        />
      ) : (
        <p>
          <Button
            variant="secondary"
            size="small"
            disabled={!country}
            onClick={() => setBuilding(true)}
          >
            {texts.newBike}
          </Button>
        </p>
      )}
      <SavedBuild onAdd={add} />
      <FreeLine onAdd={add} />
    </section>
  )
}

interface RowProps {
  item: DraftItem
  onCount: (count: number) => void
  onRemove: () => void
}

function Row({ item: { title, count }, onCount, onRemove }: RowProps) {
  const [typed, setTyped] = useState(String(count))
  const shown = Number(typed) === count ? typed : String(count)
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1">
      <input
        aria-label={texts.countOf(title)}
        inputMode="numeric"
        maxLength={2}
        value={typed === '' ? '' : shown}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          setTyped(digits)
          if (Number(digits) >= 1) onCount(Number(digits))
        }}
        onBlur={() => setTyped(String(count))}
        className="min-h-dense w-12 rounded border border-line-strong bg-surface px-2 text-right hover:border-ink"
      />
      <span className="min-w-0 flex-1 break-words">{title}</span>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {texts.remove}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  )
}

function SavedBuild({ onAdd }: { onAdd: (item: DraftItem) => void }) {
  const { ref, form, faults, type, submit } = useDraftItem(onAdd)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <DenseField
        name="build"
        label={texts.build}
        hint={texts.buildHint}
        fault={faults.build}
        value={form.build}
        className="min-w-56 flex-1"
        onChange={({ target }) => type({ build: target.value })}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-5">
        {texts.addBuild}
      </Button>
    </form>
  )
}

const keyOf = ({ product_id, variant, build_code, server }: DraftItem) =>
  JSON.stringify([product_id, variant, build_code, server])

/** Returns the items with the new one added, or with a higher quantity if there is an equal item. */
function withItem(items: readonly DraftItem[], item: DraftItem): DraftItem[] {
  const same = items.findIndex((one) => keyOf(one) === keyOf(item))
  if (same < 0) return [...items, item]
  const more = (one: DraftItem) => ({ ...one, count: Math.min(99, one.count + item.count) })
  return items.map((one, index) => (index === same ? more(one) : one))
}
