import { useEffect } from 'react'

import type { Country } from '@/domain/shop/countries/country'
import { countriesFeature } from '@/store/countries/countries-feature'
import { countryChosen, loadCountries, selectCountries } from '@/store/countries/countries-slice'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(countriesFeature)

/** Provides delivery countries and the chosen one (spec §9: initially 222); loads if `isWanted`. */
export function useCountries(isWanted: boolean) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectCountries)
  useEffect(() => {
    if (isWanted) void dispatch(loadCountries())
  }, [dispatch, isWanted])
  return {
    ...state,
    country: state.countries.find(({ id }): boolean => id === state.countryId) ?? null,
    find: (id: number): Country | undefined => state.countries.find((one) => one.id === id),
    choose: (id: number) => void dispatch(countryChosen(id)),
    retry: () => void dispatch(loadCountries()),
    load: () => void dispatch(loadCountries()),
  }
}
