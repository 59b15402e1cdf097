import { useEffect, useMemo } from 'react'

import type { Country } from '@/domain/shop/countries/country'
import { countriesFeature } from '@/store/countries/countries-feature'
import { countryChosen, loadCountries, selectCountries } from '@/store/countries/countries-slice'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(countriesFeature)

/** Defaults to the shop's country; lazy-loads the list if the visitor chooses or chose another one. */
export function useConfiguratorCountry(standard: Country) {
  const dispatch = useAppDispatch()
  const { countries, countryId, status, error } = useAppSelector(selectCountries)
  const isElsewhere = countryId !== standard.id

  useEffect(() => {
    if (isElsewhere) void dispatch(loadCountries())
  }, [dispatch, isElsewhere])

  return useMemo(
    () => ({
      country: countries.find(({ id }) => id === countryId) ?? standard,
      /** False while a previously chosen country is loading. */
      isSettled: status === 'failed' || status === 'ready' || !isElsewhere,
      countries: countries.length > 0 ? countries : [standard],
      status,
      error,
      load: () => void dispatch(loadCountries()),
      choose: (id: number) => void dispatch(countryChosen(id)),
    }),
    [dispatch, countries, countryId, isElsewhere, status, error, standard],
  )
}

export type ConfiguratorCountry = ReturnType<typeof useConfiguratorCountry>
