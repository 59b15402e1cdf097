import { faultText } from '@/components/account/addresses/fault-text'
import { FORM_FIELDS, type FormFaults, type FormField } from '@/domain/shop/checkout/checkout-form'
import type { Country } from '@/domain/shop/countries/country'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

/** Returns the faults, with their messages, in page order. */
export function faultList(
  faults: FormFaults,
  countryOf: (field: FormField) => Country | undefined,
): { field: FormField; text: string }[] {
  return FORM_FIELDS.flatMap((field) => {
    const text = faultText(faults[field], labelOf(field, countryOf(field)))
    return text === undefined ? [] : [{ field, text }]
  })
}

const LABELS = {
  email: texts.email,
  phone: texts.phone,
  provider: texts.payment,
  country_id: texts.country,
  name: texts.name,
  line1: texts.line1,
  line2: texts.line2,
  city: texts.city,
} as const

function labelOf(field: FormField, country: Country | undefined): string {
  const last = field.split('.').at(-1) ?? field
  if (last === 'region') return country?.region_title ?? ''
  if (last === 'postcode') return texts.postcode(country?.code ?? '')
  return LABELS[last as keyof typeof LABELS]
}
