import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { startOf } from '../lifecycle'
import type { StartListening } from '../types'
import { countriesSlice, countryChosen, countryRestored } from './countries-slice'

/** Remembers the country that delivery and tax are shown for. */
export function listenForCountry(listen: StartListening): void {
  listen({
    predicate: startOf(countriesSlice.name),
    effect: (_, { dispatch }) => {
      const stored = localStore.read(LOCAL_KEYS.countryId)
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
