import { useState } from 'react'

import { PROMO_KINDS } from '@/domain/shop/promo/promo'
import { idsOf, toggled } from '@/domain/kit/id-list'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import type { Promotion, usePromotionForm } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'

import { DenseCheck } from '@/components/office/kit/dense-field'
import { ProductPicker } from './product-picker'

interface PromotionScopeProps {
  controls: ReturnType<typeof usePromotionForm>
  promotion: Promotion | null
}

export function PromotionScope({ controls, promotion }: PromotionScopeProps) {
  const { form, faults, type } = controls
  return (
    <div className="mt-4 grid items-start gap-x-6 gap-y-3 border-t border-line pt-3 lg:grid-cols-2">
      <fieldset>
        <legend className="text-xs text-ink-soft">{texts.kindsTitle}</legend>
        <div className="flex flex-wrap gap-x-5">
          {PROMO_KINDS.map((kind) => (
            <DenseCheck
              key={kind}
              label={texts.kind(kind)}
              checked={form.kinds.split(',').includes(kind)}
              onChange={() => type({ kinds: toggled(form.kinds, kind) })}
            />
          ))}
        </div>
        <p className="text-xs text-ink-soft">{texts.kindsHint}</p>
      </fieldset>
      <Products
        ids={idsOf(form.products)}
        known={promotion?.products ?? []}
        fault={faults.products}
        onToggle={(id) => type({ products: toggled(form.products, String(id)) })}
      />
      <Countries
        ids={idsOf(form.countries)}
        onToggle={(id) => type({ countries: toggled(form.countries, String(id)) })}
      />
      <DenseCheck
        label={texts.first}
        checked={form.first}
        onChange={() => type({ first: !form.first })}
      />
    </div>
  )
}

interface ProductsProps {
  ids: number[]
  known: Promotion['products']
  fault: string | undefined
  onToggle: (id: number) => void
}

function Products({ ids, known, fault, onToggle }: ProductsProps) {
  const [picked, setPicked] = useState(known)
  const titleOf = (id: number) =>
    picked.find((one) => one.id === id)?.title ?? texts.someProduct(id)
  return (
    <div>
      <ProductPicker
        name="products"
        label={texts.products}
        {...{ fault, ids }}
        onPick={(product) => {
          setPicked([...picked, product])
          onToggle(product.id)
        }}
      />
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={texts.removeProduct(titleOf(id))}
              className="flex min-h-touch items-center gap-2 rounded border border-line-strong px-2.5 hover:border-ink lg:min-h-8"
              onClick={() => onToggle(id)}
            >
              {titleOf(id)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Countries({ ids, onToggle }: { ids: number[]; onToggle: (id: number) => void }) {
  const { countries } = useCountries(true)
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2.5 lg:min-h-9 lg:py-2">
        {texts.countries}: {texts.countriesChosen(ids.length)}
      </summary>
      <p className="text-xs text-ink-soft">{texts.countriesHint}</p>
      <div className="mt-1 grid max-h-60 grid-cols-2 overflow-y-auto border-y border-line sm:grid-cols-3">
        {countries.map(({ id, title }) => (
          <DenseCheck
            key={id}
            label={title}
            checked={ids.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </details>
  )
}
