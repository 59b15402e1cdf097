import type { Country } from '@/domain/shop/countries/country'
import {
  exemptionAt,
  isExemptible,
  type Exemption,
  type TaxCertificate,
} from '@/domain/shop/tax/certificate'
import { taxesAt, type TaxAddress } from '@/domain/shop/tax/registration'

import type { Catalog } from './read-catalog'

export interface Destination extends Partial<Pick<TaxAddress, 'region' | 'postcode'>> {
  countryId: number
  /** Exemption certificates of the buyer. */
  certificates?: readonly TaxCertificate[]
}

/** A country with the taxes of an address, and the exemption from others. */
export interface TaxedCountry {
  country: Country
  exemption: Exemption | null
}

/** Returns a country with the taxes of an address on a day, 'YYYY-MM-DD'; undefined if the shop doesn't ship there. */
export function taxedCountry(
  { countriesById, taxes }: Pick<Catalog, 'countriesById' | 'taxes'>,
  { countryId, region = '', postcode = '', certificates = [] }: Destination,
  day: string,
): TaxedCountry | undefined {
  const country = countriesById.get(countryId)
  if (!country) return undefined
  const address = { country, region, postcode }
  const exemption = exemptionAt(taxes.registrations, { ...address, certificates }, day)
  const registrations = exemption
    ? taxes.registrations.filter((one) => !isExemptible(one))
    : taxes.registrations
  return {
    country: { ...country, taxes: taxesAt({ ...taxes, registrations }, address, day) },
    exemption,
  }
}
