import { storedSentKey } from '@/domain/kit/form-draft'
import { isId, isRecord } from '@/domain/kit/stored-value'

import {
  emptyAddress,
  emptyForm,
  type AddressForm,
  type CheckoutForm,
} from '@/domain/shop/checkout/checkout-form'
import type { CheckoutDraft } from './checkout-slice'
import type { PlacedOrder } from './submit-order'

const TEXT_LIMIT = 300

/** Keeps a stored draft's valid values. @param countryId country for addresses without one */
export function parseDraft(value: unknown, countryId: number): CheckoutDraft {
  const draft = isRecord(value) ? value : {}
  return {
    form: parseForm(isRecord(draft.form) ? draft.form : {}, countryId),
    orderKey: storedSentKey(draft.orderKey),
    placed: parsePlaced(draft.placed),
  }
}

function parseForm(form: Record<string, unknown>, countryId: number): CheckoutForm {
  const empty = emptyForm(countryId)
  return {
    email: text(form.email),
    phone: text(form.phone),
    shipping: parseAddress(form.shipping, countryId) ?? empty.shipping,
    billing: parseAddress(form.billing, countryId),
    promo_code: text(form.promo_code),
    provider: text(form.provider),
    assembly_dealer_id: isId(form.assembly_dealer_id) ? form.assembly_dealer_id : null,
  }
}

function parseAddress(value: unknown, countryId: number): AddressForm | null {
  if (!isRecord(value)) return null
  const { country_id } = value
  return {
    ...emptyAddress(isId(country_id) ? country_id : countryId),
    name: text(value.name),
    line1: text(value.line1),
    line2: text(value.line2),
    city: text(value.city),
    region: text(value.region),
    postcode: text(value.postcode),
  }
}

function parsePlaced(value: unknown): PlacedOrder | null {
  if (!isRecord(value) || !Array.isArray(value.bought)) return null
  const number = text(value.number)
  const bought = (value.bought as unknown[]).flatMap((line) =>
    isRecord(line) && isId(line.count) ? [{ id: text(line.id), count: line.count }] : [],
  )
  return number ? { number, bought } : null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TEXT_LIMIT) : ''
}
