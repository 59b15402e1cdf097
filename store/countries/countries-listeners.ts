import { isAnyOf } from '@reduxjs/toolkit'

import { COUNTRY_QUERY, DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { startOf } from '../lifecycle'
import type { StartListening } from '../types'
import {
  countriesSlice,
  countryChosen,
  countryRestored,
  countrySuggested,
  loadCountries,
} from './countries-slice'

const isCountrySet = isAnyOf(countryChosen, countryRestored, countrySuggested)

export function listenForCountry(listen: StartListening): void {
  listen({
    matcher: isCountrySet,
    effect: ({ payload }, { dispatch }) => {
      if (payload !== DEFAULT_COUNTRY_ID) void dispatch(loadCountries())
    },
  })
  listen({
    predicate: startOf(countriesSlice.name),
    effect: (_, { dispatch }) => {
      // A link in a product feed shows the prices of the feed's country.
      const linked = Number(new URLSearchParams(location.search).get(COUNTRY_QUERY))
      const stored = linked || localStore.read(LOCAL_KEYS.countryId)
      if (typeof stored !== 'number' || !Number.isSafeInteger(stored) || stored < 1) return
      dispatch(countryRestored(stored))
    },
  })
  listen({
    actionCreator: countryChosen,
    effect: ({ payload }) => {
      localStore.write(LOCAL_KEYS.countryId, payload)
    },
  })
}
