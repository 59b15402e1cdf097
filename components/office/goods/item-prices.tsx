import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import { parseDollars, type Cents } from '@/domain/kit/money'
import type { CatalogItem } from '@/hooks/office/goods/use-catalog'
import { typedPrices, type usePriceChange } from '@/hooks/office/goods/use-price-change'
import { toSentence } from '@/messages/kit/errors'
import { bundles } from '@/messages/office/goods/bundles'
import { priceTexts as texts } from '@/messages/office/goods/prices'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface ItemPricesProps {
  item: CatalogItem
  mayWrite: boolean
  preview: ReturnType<typeof usePriceChange>['preview']
}

const textOf = (price: number) => (price / 100).toFixed(2)

export function ItemPrices({ item, mayWrite, preview }: ItemPricesProps) {
  const fields = [
    { variant: '', title: texts.price, price: item.price },
    ...item.versions.map(({ id, title, price }) => ({ variant: id, title, price })),
  ]
  const isOfParts = typeof item.bundle?.percent === 'number'
  const isFixed = item.is_digital || isOfParts
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [starts, setStarts] = useState('')
  const valueOf = (variant: string, price: number) => typed[variant] ?? textOf(price)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const prices = soundPrices(item.id, fields, valueOf)
    if (prices.length === 0) return
    const plan = { selection: { ids: [item.id] }, plan: { prices } }
    void preview.run({ ...plan, starts_at: momentTyped(starts), note: '' })
  }
  return (
    <Part title={texts.prices} empty={null}>
      <form noValidate onSubmit={submit}>
        {preview.error && <ErrorNotice sentence={toSentence(preview.error)} className="mb-3" />}
        <fieldset disabled={!mayWrite || isFixed} className="flex flex-wrap gap-3">
          {fields.map(({ variant, title, price }) => (
            <PriceField
              key={variant}
              {...{ variant, title }}
              text={valueOf(variant, price)}
              onType={(text) => setTyped({ ...typed, [variant]: text })}
            />
          ))}
          <DenseField
            label={texts.starts}
            name="starts"
            type="datetime-local"
            className="w-52"
            hint={texts.startsHint}
            value={starts}
            onChange={({ target }) => setStarts(target.value)}
          />
        </fieldset>
        {isOfParts && <p className="mt-3 text-ink-soft">{bundles.priceOfParts}</p>}
        {mayWrite && !isFixed && (
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="mt-3"
            isLoading={preview.isRunning}
          >
            {texts.save}
          </Button>
        )}
      </form>
    </Part>
  )
}

type Field = { variant: string; price: Cents }

/** Returns the changed prices, or an empty list if any entered price is invalid. */
function soundPrices(
  id: number,
  fields: readonly Field[],
  valueOf: (variant: string, price: number) => string,
) {
  const sound = fields.flatMap(({ variant, price: old }) => {
    const price = parseDollars(valueOf(variant, old))
    return price === null ? [] : [{ variant, old, price }]
  })
  return sound.length < fields.length ? [] : typedPrices(id, sound)
}

interface PriceFieldProps {
  variant: string
  title: string
  text: string
  onType: (text: string) => void
}

function PriceField({ variant, title, text, onType }: PriceFieldProps) {
  return (
    <DenseField
      label={title}
      name={`price-${variant}`}
      inputMode="decimal"
      className="w-36"
      value={text}
      fault={parseDollars(text) === null ? texts.priceFault : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
