import type { Country } from '@/domain/shop/countries/country'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { findRegion } from '@/domain/shop/countries/regions'

import type { TaxAddress } from './registration'

/**
 * Returns the parts of an address that its taxes depend on, so that a price isn't requested again for the others: the
 * region where some are taxed, and in those a complete postal code.
 */
export function taxAddressOf(
  country: Country | undefined,
  typed: Pick<TaxAddress, 'region' | 'postcode'>,
): { region?: string; postcode?: string } {
  if (!country || country.taxed_regions.length === 0) return {}
  const region = findRegion(country, typed.region)?.code ?? typed.region.trim()
  if (region === '') return {}
  const postcode = country.taxed_regions.includes(region)
    ? normalizePostcode(country, typed.postcode)
    : null
  return { region, ...(postcode && { postcode }) }
}
