import type { Country } from '@/domain/country'
import type { CountriesState } from '@/store/countries/countries-slice'

import { useAppSelector } from './use-store'

/** The country the visitor chose, once it is known; null stands for the shop's default one. */
export function useChosenCountry(): Country | null {
  return useAppSelector((state) => {
    // Its part of the store arrives after the page.
    const place: CountriesState | undefined = state.countries
    return place?.countries.find(({ id }) => id === place.countryId) ?? null
  })
}
