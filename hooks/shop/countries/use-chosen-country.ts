import type { Country } from '@/domain/shop/countries/country'
import type { CountriesState } from '@/store/countries/countries-slice'

import { useAppSelector } from '@/hooks/kit/use-store'

/** Returns the chosen country once loaded; null means the shop's default. */
export function useChosenCountry(): Country | null {
  return useAppSelector((state) => {
    // The reducer may not be registered yet.
    const slice: CountriesState | undefined = state.countries
    return slice?.countries.find(({ id }) => id === slice.countryId) ?? null
  })
}
