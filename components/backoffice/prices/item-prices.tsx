import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { momentTyped } from '@/domain/moment-field'
import { parseDollars } from '@/domain/money'
import type { CatalogItem } from '@/hooks/use-catalog'
import { typedPrices, type usePriceChange } from '@/hooks/use-price-change'
import { toSentence } from '@/messages/errors'
import { priceTexts as texts } from '@/messages/prices'

import { Part } from '../part'
import { DenseField } from '../stock/dense-field'

interface ItemPricesProps {
  item: CatalogItem
  mayWrite: boolean
  preview: ReturnType<typeof usePriceChange>['preview']
}

const textOf = (price: number) => (price / 100).toFixed(2)

/** The price of a product and of each of its versions. */
export function ItemPrices({ item, mayWrite, preview }: ItemPricesProps) {
  const fields = [
    { variant: '', title: texts.price, price: item.price },
    ...item.versions.map(({ id, title, price }) => ({ variant: id, title, price })),
  ]
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [starts, setStarts] = useState('')
  const valueOf = (variant: string, price: number) => typed[variant] ?? textOf(price)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const entered = fields.map(({ variant, price: old }) => {
      return { variant, old, price: parseDollars(valueOf(variant, old)) }
    })
    const sound = entered.flatMap((one) =>
      one.price === null ? [] : [{ ...one, price: one.price }],
    )
    const prices = typedPrices(item.id, sound)
    if (sound.length < entered.length || prices.length === 0) return
    const planned = { selection: { ids: [item.id] }, plan: { prices } }
    void preview.run({ ...planned, starts_at: momentTyped(starts), note: '' })
  }
  return (
    <Part title={texts.prices} empty={null}>
      <form noValidate onSubmit={submit}>
        {preview.error && <ErrorNotice sentence={toSentence(preview.error)} className="mb-3" />}
        <fieldset disabled={!mayWrite || item.is_digital} className="flex flex-wrap gap-3">
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
            title={texts.startsHint}
            value={starts}
            onChange={({ target }) => setStarts(target.value)}
          />
        </fieldset>
        {mayWrite && !item.is_digital && (
          <Button
            type="submit"
            variant="secondary"
            className="mt-3 !px-3 text-sm lg:min-h-9"
            isLoading={preview.isRunning}
          >
            {texts.save}
          </Button>
        )}
      </form>
    </Part>
  )
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
