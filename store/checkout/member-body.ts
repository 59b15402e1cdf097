import type { OrderBody } from '@/contract/shop/checkout/checkout'
import type { AddressForm, CheckoutForm, FindCountry } from '@/domain/shop/checkout/checkout-form'
import type { MemberChoice } from '@/domain/shop/checkout/member-order'
import type { Cents } from '@/domain/kit/money'

import { wireAddress } from './payment-body'

interface MemberOrder {
  choice: MemberChoice
  promoCode: string | null
  /** Dealer that assembles the bikes, as included in the displayed total. */
  assemblyDealerId: number | null
  isCreditUsed: boolean
  isSaved: boolean
  /** Total before credit, in cents. */
  total: Cents
  /** Ids of the legal documents that the buyer saw. */
  documents: number[]
}

export function memberOrderBody(
  form: CheckoutForm,
  { choice, promoCode, assemblyDealerId, isCreditUsed, isSaved, total, documents }: MemberOrder,
  findCountry: FindCountry,
): OrderBody {
  const typed = (address: AddressForm) => ({
    ...wireAddress(address, form.phone, findCountry(address.country_id)),
    is_saved: isSaved,
  })
  const { shipping, billing } = choice
  return {
    shipping_address: shipping === 'typed' ? typed(form.shipping) : { id: shipping },
    billing_address: billedTo(billing, form, typed),
    promo_code: promoCode,
    provider: form.provider,
    use_credit: isCreditUsed,
    assembly_dealer_id: assemblyDealerId,
    expected_total: total,
    documents,
  }
}

function billedTo(
  billing: MemberChoice['billing'],
  form: CheckoutForm,
  typed: (address: AddressForm) => NonNullable<OrderBody['billing_address']>,
): OrderBody['billing_address'] {
  if (typeof billing === 'number') return { id: billing }
  return billing === 'typed' && form.billing ? typed(form.billing) : null
}
