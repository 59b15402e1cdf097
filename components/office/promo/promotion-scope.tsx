import { useState } from 'react'

import { DenseCheck } from '@/components/office/kit/dense-field'
import type { FieldControl } from '@/components/office/kit/resource/resource-field'
import type { promotions } from '@/contract/office/promo/promo'
import { idsOf, toggled } from '@/domain/kit/id-list'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { promotions as texts } from '@/messages/office/promo/promo'

import { ProductPicker } from './product-picker'

type Control = FieldControl<typeof promotions>

export const Products: Control = ({ value, fault, entry, onChange }) => {
  const [picked, setPicked] = useState(entry?.products ?? [])
  const ids = idsOf(value)
  const titleOf = (id: number) =>
    picked.find((one) => one.id === id)?.title ?? texts.someProduct(id)
  return (
    <>
      <ProductPicker
        name="products"
        label={texts.fields.product_ids.label}
        {...{ fault, ids }}
        onPick={(product) => {
          setPicked([...picked, product])
          onChange(toggled(value, String(product.id)))
        }}
      />
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={texts.removeProduct(titleOf(id))}
              className="flex min-h-dense items-center gap-2 rounded border border-line-strong px-2.5 hover:border-ink"
              onClick={() => onChange(toggled(value, String(id)))}
            >
              {titleOf(id)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Countries: Control = ({ value, onChange }) => {
  const { countries } = useCountries(true)
  const ids = idsOf(value)
  const { label, hint } = texts.fields.country_ids
  return (
    <details>
      <summary className="inline-flex min-h-dense items-center">
        <span className="link">
          {label}: {texts.countriesChosen(ids.length)}
        </span>
      </summary>
      <p className="text-xs text-ink-soft">{hint}</p>
      <div className="mt-1 grid max-h-60 grid-cols-2 overflow-y-auto border-y border-line sm:grid-cols-3">
        {countries.map(({ id, title }) => (
          <DenseCheck
            key={id}
            label={title}
            checked={ids.includes(id)}
            onChange={() => onChange(toggled(value, String(id)))}
          />
        ))}
      </div>
    </details>
  )
}
