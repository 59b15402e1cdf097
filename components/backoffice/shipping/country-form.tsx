import { useEffect } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import type { TypedCountry } from '@/domain/country-form'
import { useCountryForm, type ShippingCountries, type ShippingCountry } from '@/hooks/use-shipping'
import { toSentence } from '@/messages/errors'
import { shipping as texts } from '@/messages/shipping'

import { EditActions, EditNews } from '../edit-parts'
import { DenseField } from '../stock/dense-field'
import { LegalTunes } from './legal-tunes'

interface CountryFormProps {
  /** Null for a new one. */
  country: ShippingCountry | null
  tunes: ShippingCountries['tunes']
  mayWrite: boolean
  onSaved: (saved: ShippingCountry) => void
  onChanged: () => void
  onClose: () => void
}

type Controls = ReturnType<typeof useCountryForm>

/** One country: its tax, what shipping costs and takes, and what its law allows. */
export function CountryForm(props: CountryFormProps) {
  const { country, tunes, mayWrite, onClose } = props
  const controls = useCountryForm(props)
  const { ref, form, error, type, submit, isNews, discard, keepMine } = controls
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby="country-title"
      className="mb-8 rounded border border-line-strong bg-surface p-4 text-sm"
    >
      <h2 id="country-title" className="mb-3 text-lg">
        {country?.title ?? texts.addTitle}
      </h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
      <fieldset disabled={!mayWrite}>
        <Fields {...{ controls, country }} />
        <Check
          label={texts.prices_include_tax}
          isOn={form.prices_include_tax}
          onToggle={() => type({ prices_include_tax: !form.prices_include_tax })}
        />
        <Check
          label={texts.is_offered}
          isOn={form.is_offered}
          isOff={country?.is_default === true}
          onToggle={() => type({ is_offered: !form.is_offered })}
        />
        {country?.is_default && <p className="mb-2 text-ink-soft">{texts.isDefault}</p>}
        <LegalTunes {...{ tunes }} chosen={form.tunes} onChange={(list) => type({ tunes: list })} />
      </fieldset>
      <EditActions {...controls} mayWrite={mayWrite} onClose={onClose} />
    </form>
  )
}

type TextField = Exclude<keyof TypedCountry, 'prices_include_tax' | 'is_offered' | 'tunes'>

function Fields({ controls, country }: { controls: Controls; country: ShippingCountry | null }) {
  const { form, faults, type } = controls
  const field = (name: TextField) => ({
    ...{ name, value: form[name], fault: faults[name] },
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const amount = { inputMode: 'decimal' } as const
  const count = { inputMode: 'numeric' } as const
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {country === null && (
        <>
          <DenseField {...field('title')} label={texts.name} maxLength={60} />
          <DenseField {...field('code')} label={texts.code} hint={texts.codeHint} maxLength={2} />
        </>
      )}
      <DenseField {...field('tax_title')} label={texts.tax_title} maxLength={40} />
      <DenseField {...field('tax')} {...amount} label={texts.tax} hint={texts.taxHint} />
      <DenseField {...field('shipping_bike')} {...amount} label={texts.shipping_bike} />
      <DenseField
        {...field('shipping_goods')}
        {...amount}
        label={texts.shipping_goods}
        hint={texts.goodsHint}
      />
      <DenseField {...field('battery_days')} {...count} label={texts.battery_days} />
      <DenseField {...field('goods_days')} {...count} label={texts.goods_days} />
      <DenseField
        {...field('region_title')}
        label={texts.region_title}
        hint={texts.regionHint}
        maxLength={40}
      />
      <DenseField
        {...field('postcodes')}
        label={texts.postcodes}
        hint={texts.postcodesHint(country)}
        maxLength={140}
        className="sm:col-span-2"
      />
    </div>
  )
}

interface CheckProps {
  label: string
  isOn: boolean
  isOff?: boolean
  onToggle: () => void
}

function Check({ label, isOn, isOff = false, onToggle }: CheckProps) {
  return (
    <label className="flex min-h-touch items-center gap-2 lg:min-h-9">
      <input
        type="checkbox"
        className="size-5 accent-ink"
        checked={isOn}
        disabled={isOff}
        onChange={onToggle}
      />
      {label}
    </label>
  )
}
