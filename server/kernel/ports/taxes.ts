import type { Cents } from '@/domain/kit/money'
import type { Country } from '@/domain/shop/countries/country'
import { findRegion } from '@/domain/shop/countries/regions'
import type { ChargedTax } from '@/domain/shop/tax/tax'

/** What is taxed, in cents, and where it is shipped. */
export interface TaxRequest {
  currency: string
  /** Whether the amounts include tax. */
  includes_tax: boolean
  /** Lines after discounts. */
  lines: { amount: Cents; count: number }[]
  shipping: Cents
  assembly: Cents
  address: {
    line1: string
    line2: string
    city: string
    region: string
    postcode: string
    country_code: string
  }
}

export interface ShippingAddress {
  line1?: string | undefined
  line2?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postcode?: string | undefined
}

/** Returns an address as a tax service takes it: what isn't known is empty, and a region is a code. */
export function taxRequestAddress(
  { code: country_code }: Pick<Country, 'code'>,
  { line1 = '', line2 = '', city = '', region = '', postcode = '' }: ShippingAddress,
): TaxRequest['address'] {
  const state = findRegion({ code: country_code }, region)?.code ?? region
  return { line1, line2, city, region: state, postcode, country_code }
}

export interface TaxCalculation {
  /** The service's id, which `record` refers to. */
  id: string
  /** Taxes of each line, in the order of the request. */
  lines: ChargedTax[][]
  /** Taxes on shipping and assembly. */
  delivery: ChargedTax[]
}

/**
 * Calculates taxes at present rates and records them for the shop's tax returns.
 * @throws ProviderUnreachable, ProviderRefused; `calculate` also TaxAddressRefused
 */
export interface TaxProvider {
  id: string
  calculate(request: TaxRequest): Promise<TaxCalculation>
  /** Records a paid sale; idempotent by reference. @returns the id of the transaction */
  record(sale: { calculation: string; reference: string }): Promise<string>
  /** Reverses part of a recorded sale, in cents with tax; idempotent by reference. @returns its id */
  reverse(refund: { transaction: string; reference: string; amount: Cents }): Promise<string>
}

/** `refuse`: no order without an answer of the service. `own`: the shop's own registrations apply. */
export type TaxFallback = 'refuse' | 'own'

export interface TaxService extends TaxProvider {
  fallback: TaxFallback
  /** Like `calculate`, for totals that are only displayed: equal requests share an answer for a while. */
  quote(request: TaxRequest): Promise<TaxCalculation>
}

/** The service can't locate the address. */
export class TaxAddressRefused extends Error {
  override name = 'TaxAddressRefused'
}
