import type { CountryFormValues } from '@/domain/office/countries/country-form'
import {
  useCountryForm,
  type ShippingCountries,
  type ShippingCountry,
} from '@/hooks/office/countries/use-shipping'
import { shipping as texts } from '@/messages/office/countries/countries'

import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseCheck, DenseField } from '@/components/office/kit/dense-field'
import { LegalTunes } from './legal-tunes'

interface CountryFormProps {
  /** Null for a new country. */
  country: ShippingCountry | null
  tunes: ShippingCountries['tunes']
  mayWrite: boolean
  onSaved: (saved: ShippingCountry) => void
  onChanged: () => void
  onClose: () => void
}

type Controls = ReturnType<typeof useCountryForm>

export function CountryForm(props: CountryFormProps) {
  const { country, tunes, mayWrite, onClose } = props
  const controls = useCountryForm(props)
  const { form, type } = controls
  return (
    <EditPanel title={country?.title ?? texts.addTitle} {...{ controls, mayWrite, onClose }}>
      <Fields {...{ controls, country }} />
      <DenseCheck
        label={texts.prices_include_tax}
        checked={form.prices_include_tax}
        onChange={() => type({ prices_include_tax: !form.prices_include_tax })}
      />
      <DenseCheck
        label={texts.is_offered}
        checked={form.is_offered}
        disabled={country?.is_default === true}
        onChange={() => type({ is_offered: !form.is_offered })}
      />
      {country?.is_default && <p className="mb-2 text-ink-soft">{texts.isDefault}</p>}
      <LegalTunes {...{ tunes }} chosen={form.tunes} onChange={(list) => type({ tunes: list })} />
    </EditPanel>
  )
}

type TextField = Exclude<keyof CountryFormValues, 'prices_include_tax' | 'is_offered' | 'tunes'>

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
