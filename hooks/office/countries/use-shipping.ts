import {
  countryFaults,
  daysIn,
  type CountryFormValues,
} from '@/domain/office/countries/country-form'
import { faultMessages } from '@/domain/kit/form-faults'
import { parseDollars, toDollars, ZERO, type Cents } from '@/domain/kit/money'
import { ANY_POSTCODE, formatsIn } from '@/domain/shop/countries/postcode-format'
import { percentOf } from '@/domain/kit/percent'
import { shipping as texts } from '@/messages/office/countries/countries'
import type { ShippingCountry } from '@/contract/office/countries/countries'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { ShippingCountries, ShippingCountry } from '@/contract/office/countries/countries'

export function useShipping() {
  return useStaleIfErrorRequest('shipping', ({ shipping }) => shipping.list())
}

interface CountryEditValues extends CountryFormValues {
  version: string
}

const EMPTY: CountryEditValues = {
  ...{ code: '', title: '', tax_title: 'VAT', tax: '', prices_include_tax: true },
  ...{ shipping_bike: '', shipping_goods: '', battery_days: '', goods_days: '' },
  ...{ tunes: '', region_title: '', postcodes: '', is_offered: true, version: '' },
}

/** @example amountIn(cents(3490)) // '34.90' */
const amountIn = (amount: Cents) => toDollars(amount).toFixed(amount % 100 === 0 ? 0 : 2)

const postcodesIn = (formats: readonly string[] | null) =>
  formats?.length === 0 ? ANY_POSTCODE : (formats ?? []).join(', ')

function formatsTyped(text: string): string[] | null {
  if (text.trim().toLowerCase() === ANY_POSTCODE) return []
  const formats = formatsIn(text) ?? []
  return formats.length > 0 ? formats : null
}

function toFormValues(country: ShippingCountry | null): CountryEditValues {
  if (!country) return EMPTY
  const { code, title, tax_title, prices_include_tax, is_offered, seen } = country
  return {
    ...{ code, title, tax_title, prices_include_tax, is_offered, version: seen },
    tax: String(country.tax_basis_points / 100),
    shipping_bike: amountIn(country.shipping_bike),
    shipping_goods: amountIn(country.shipping_goods),
    battery_days: String(country.transit_battery_days),
    goods_days: String(country.transit_goods_days),
    tunes: country.legal_tunes.join(','),
    region_title: country.region_title ?? '',
    postcodes: postcodesIn(country.postcode_formats),
  }
}

function rulesOf(typed: CountryEditValues) {
  const { tax_title, prices_include_tax, is_offered, region_title } = typed
  return {
    ...{ tax_title, prices_include_tax, is_offered },
    tax_basis_points: percentOf(typed.tax) ?? 0,
    shipping_bike: parseDollars(typed.shipping_bike) ?? ZERO,
    shipping_goods: parseDollars(typed.shipping_goods) ?? ZERO,
    transit_battery_days: daysIn(typed.battery_days) ?? 0,
    transit_goods_days: daysIn(typed.goods_days) ?? 0,
    legal_tunes: typed.tunes.split(',').filter(Boolean),
    region_title: region_title.trim() || null,
    postcode_formats: formatsTyped(typed.postcodes),
  }
}

interface CountryFormOptions {
  country: ShippingCountry | null
  onSaved: (saved: ShippingCountry) => void
  onChanged: () => void
}

export function useCountryForm({ country, onSaved, onChanged }: CountryFormOptions) {
  return useEdit({
    saved: toFormValues(country),
    draftKey: `${OFFICE_KEYS.settingsDraft}_country_${country?.code ?? ''}`,
    check: (typed: CountryEditValues) => faultMessages(countryFaults(typed), texts),
    names: {
      tax_basis_points: 'tax',
      transit_battery_days: 'battery_days',
      transit_goods_days: 'goods_days',
      legal_tunes: 'tunes',
      postcode_formats: 'postcodes',
    },
    conflict: 'country_changed',
    send: ({ shipping }, typed) => {
      const rules = rulesOf(typed)
      if (country) return shipping.change({ ...rules, seen: typed.version, code: country.code })
      return shipping.add({ ...rules, code: typed.code.trim().toUpperCase(), title: typed.title })
    },
    toFormValues,
    onSaved,
    onChanged,
  })
}
