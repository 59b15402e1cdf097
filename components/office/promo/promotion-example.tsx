import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import type { PromotionForm } from '@/contract/office/promo/promo'
import { DEFAULT_COUNTRY_ID, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { idsOf } from '@/domain/kit/id-list'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import {
  usePromotionExample,
  type ExampleItem,
  type PromotionExample,
} from '@/hooks/office/promo/use-promotions'
import { toSentence } from '@/messages/kit/errors'
import { promotions as texts } from '@/messages/office/promo/promo'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { ProductPicker } from './product-picker'

/** A sample order with the unsaved promo code, priced by the server. */
export function Example({ form }: { form: PromotionForm }) {
  const { countries } = useCountries(true)
  const [items, setItems] = useState<ExampleItem[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const country = chosen ?? idsOf(form.country_ids)[0] ?? DEFAULT_COUNTRY_ID
  const { shown, state, retry, isSound } = usePromotionExample(form, { items, country })
  return (
    <section
      aria-label={texts.example}
      className="mt-4 grid items-start gap-x-6 gap-y-3 border-t border-line pt-3 lg:grid-cols-2"
    >
      <div className="grid gap-3">
        <ProductPicker
          name="example"
          label={texts.exampleItems}
          ids={items.map(({ product_id }) => product_id)}
          onPick={({ id, title }) => setItems([...items, { product_id: id, title, count: 1 }])}
        />
        <Items {...{ items }} onChange={setItems} />
        <CompactSelect
          name="example-country"
          label={texts.exampleCountry}
          value={String(country)}
          options={countries.map(({ id, title }) => ({ value: String(id), title }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <div>
        {state.status === 'failed' && isSound && (
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
        )}
        {shown ? <Priced example={shown} /> : <p className="text-ink-soft">{texts.exampleNone}</p>}
      </div>
    </section>
  )
}

interface ItemsProps {
  items: readonly ExampleItem[]
  onChange: (items: ExampleItem[]) => void
}

function Items({ items, onChange }: ItemsProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {items.map((item) => (
        <li key={item.product_id} className="flex items-center gap-3">
          <input
            type="number"
            min={1}
            max={MAX_LINE_COUNT}
            aria-label={texts.exampleCount(item.title)}
            className="min-h-dense w-20 rounded border border-line-strong bg-surface px-2"
            value={item.count}
            onChange={({ target }) => {
              const count = Math.min(MAX_LINE_COUNT, Math.max(1, Math.floor(Number(target.value))))
              onChange(items.map((one) => (one === item ? { ...one, count } : one)))
            }}
          />
          <span className="min-w-0 flex-1 break-words">{item.title}</span>
          <button
            type="button"
            aria-label={texts.removeProduct(item.title)}
            className="min-h-dense min-w-touch"
            onClick={() => onChange(items.filter((one) => one !== item))}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Priced({ example }: { example: PromotionExample }) {
  const { lines, totals, free_shipping } = example
  const rows = [
    ...lines.map(({ title, count, total }) => ({ label: `${count} × ${title}`, amount: total })),
    { label: texts.exampleDiscount, amount: subtractCents(ZERO, totals.discount) },
    {
      label: free_shipping > 0 ? texts.exampleFreeShipping : texts.exampleShipping,
      amount: totals.shipping,
    },
    { label: totals.tax_title, amount: totals.tax },
    { label: texts.exampleTotal, amount: totals.total },
  ]
  return (
    <>
      <p role="status" className="mb-1">
        {texts.exampleResult(example)}
      </p>
      <dl>
        {rows.map(({ label, amount }, index) => (
          <div
            key={index}
            className="flex justify-between gap-4 py-0.5 last:mt-1 last:border-t last:border-line last:pt-1 last:font-medium"
          >
            <dt className="min-w-0 break-words">{label}</dt>
            <dd>
              <Price {...{ amount }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
