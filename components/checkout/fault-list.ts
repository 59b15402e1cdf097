import { faultText } from '@/components/addresses/fault-text'
import { FORM_FIELDS, type FormFaults, type FormField } from '@/domain/checkout-form'
import type { Country } from '@/domain/country'
import { checkout as texts } from '@/messages/checkout'

/** The faults in the order of the page, each with its sentence. */
export function faultList(
  faults: FormFaults,
  regionTitle: (field: FormField) => string,
): { field: FormField; text: string }[] {
  return FORM_FIELDS.flatMap((field) => {
    const text = faultText(faults[field], labelOf(field, regionTitle(field)))
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
  postcode: texts.postcode,
} as const

function labelOf(field: FormField, regionTitle: string): string {
  const last = field.split('.').at(-1) ?? field
  return last === 'region' ? regionTitle : LABELS[last as keyof typeof LABELS]
}

/** What a country calls the region of an address. */
export function regionLabel(country: Country | undefined): string {
  return country?.region_title ?? ''
}
