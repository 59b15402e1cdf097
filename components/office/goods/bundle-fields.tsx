import { useState, type ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  typedApart,
  typedPrice,
  type BundleFormValues,
} from '@/domain/office/goods/bundle-form-values'
import type { Cents } from '@/domain/kit/money'
import { useBundleParts } from '@/hooks/office/goods/use-bundle-parts'
import { usePartSearch } from '@/hooks/office/goods/use-part-search'
import { bundles as texts } from '@/messages/office/goods/bundles'
import { toSentence } from '@/messages/kit/errors'

import { FoundPicker } from '@/components/office/kit/search-picker'
import { DenseField } from '@/components/office/kit/dense-field'
import { BundlePartRow } from './bundle-part-row'

interface BundleFieldsProps {
  bundle: BundleFormValues
  error: string | undefined
  /** The bundle's own price; null if unknown. */
  ownPrice: Cents | null
  onChange: (bundle: BundleFormValues) => void
  /** Field for the bundle's own price, or a link to it. */
  children: ReactNode
}

export function BundleFields({ bundle, error, ownPrice, onChange, children }: BundleFieldsProps) {
  const parts = useBundleParts(bundle, onChange)
  return (
    <fieldset data-fault={error ? '' : undefined} tabIndex={error ? -1 : undefined}>
      <legend className="text-sm font-medium">{texts.parts}</legend>
      {bundle.parts.length === 0 ? (
        <p className="mt-1 text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="mt-1.5 border-b border-line">
          {bundle.parts.map((part, at) => (
            <BundlePartRow
              key={`${part.product_id} ${at}`}
              {...{ part }}
              onCount={(count) => parts.setCount(at, count)}
              onVersion={(id) => parts.setVersion(at, id)}
              onRemove={() => parts.remove(at)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-bad">
          {error}
        </p>
      )}
      <div className="mt-3" aria-busy={parts.isAdding}>
        <PartPicker onPick={(picked) => void parts.add(picked)} />
        {parts.refusal && <ErrorNotice sentence={parts.refusal} className="mt-2" />}
      </div>
      <Pricing {...{ bundle, onChange }}>{children}</Pricing>
      {bundle.parts.length > 0 && (
        <p role="status" className="mt-3">
          {texts.summary(typedApart(bundle), typedPrice(bundle, ownPrice))}
        </p>
      )}
    </fieldset>
  )
}

function PartPicker({ onPick }: { onPick: (picked: { id: number }) => void }) {
  const [words, setWords] = useState('')
  const { state } = usePartSearch(words)
  return (
    <>
      <FoundPicker
        {...{ query: words, onPick }}
        name="part"
        label={texts.search}
        hint={texts.searchHint}
        none={texts.searchNone}
        onWords={setWords}
        results={state.status === 'ready' ? state.data : null}
      />
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} className="mt-2" />
      )}
    </>
  )
}

type PricingProps = Pick<BundleFieldsProps, 'bundle' | 'onChange' | 'children'>

function Pricing({ bundle, onChange, children }: PricingProps) {
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{texts.pricing}</legend>
      <div className="flex flex-wrap gap-x-6">
        {texts.pricings.map(({ value, title }) => (
          <label key={value} className="inline-flex min-h-touch items-center gap-2">
            <input
              type="radio"
              name="pricing"
              value={value}
              checked={bundle.pricing === value}
              onChange={() => onChange({ ...bundle, pricing: value })}
              className="size-4 accent-ink"
            />
            {title}
          </label>
        ))}
      </div>
      {bundle.pricing === 'percent' ? (
        <DenseField
          label={texts.percent}
          hint={texts.percentHint}
          name="percent"
          inputMode="decimal"
          className="max-w-72"
          value={bundle.percent}
          onChange={({ target }) => onChange({ ...bundle, percent: target.value })}
        />
      ) : (
        children
      )}
    </fieldset>
  )
}
