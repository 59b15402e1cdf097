import type { WireGuestItem } from '@/contract/shop/cart/cart'
import type { WireAddress, GuestOrderBody } from '@/contract/shop/checkout/checkout'
import type { AddressForm, CheckoutForm, FindCountry } from '@/domain/shop/checkout/checkout-form'
import type { Country } from '@/domain/shop/countries/country'
import { findRegion } from '@/domain/shop/countries/regions'
import type { Cents } from '@/domain/kit/money'

/** Normalizes an address: trims it and drops fields that aren't used in its country. */
export function wireAddress(address: AddressForm, phone: string, country?: Country): WireAddress {
  return {
    name: address.name.trim(),
    line1: address.line1.trim(),
    line2: address.line2.trim(),
    city: address.city.trim(),
    region: regionOnWire(address.region, country),
    postcode: country?.postcode === null ? '' : address.postcode.trim(),
    country_id: address.country_id,
    phone: phone.trim(),
  }
}

/** Returns the region's code, regardless of how it was typed, if the country has a list of regions. */
function regionOnWire(region: string, country?: Country): string {
  if (!country) return region.trim()
  if (country.region_title === null) return ''
  return findRegion(country, region)?.code ?? region.trim()
}

export function paymentBody(
  form: CheckoutForm,
  order: {
    items: WireGuestItem[]
    promoCode: string | null
    /** Dealer that assembles the bikes, as included in the displayed total. */
    assemblyDealerId: number | null
    total: Cents
    /** Ids of the legal documents that the buyer saw. */
    documents: number[]
  },
  findCountry: FindCountry,
): GuestOrderBody {
  const { shipping, billing } = form
  return {
    items: order.items,
    email: form.email.trim(),
    shipping_address: wireAddress(shipping, form.phone, findCountry(shipping.country_id)),
    billing_address: billing && wireAddress(billing, form.phone, findCountry(billing.country_id)),
    promo_code: order.promoCode,
    provider: form.provider,
    assembly_dealer_id: order.assemblyDealerId,
    expected_total: order.total,
    documents: order.documents,
  }
}
