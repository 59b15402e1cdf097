import { IMPERIAL, METRIC, type Unit } from '@/domain/kit/constants'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { startOf } from '../lifecycle'
import type { StartListening } from '../types'
import { guestUnitChosen, guestUnitRestored, unitCountryRestored, unitSlice } from './unit-slice'

export const unitFeature = {
  name: unitSlice.name,
  reducer: unitSlice.reducer,
  listen: listenForUnit,
} as const

/** Persists a guest's unit under the key `unit` (spec §3 Stored items), shared by all tabs. */
function listenForUnit(listen: StartListening): void {
  listen({
    predicate: startOf(unitSlice.name),
    effect: (_, { dispatch }) => {
      const restore = () => {
        const unit = storedUnit()
        if (unit !== null) dispatch(guestUnitRestored(unit))
      }
      const country = localStore.read(LOCAL_KEYS.countryId)
      if (typeof country === 'number') dispatch(unitCountryRestored(country))
      restore()
      window.addEventListener('storage', ({ key }) => {
        if (key === LOCAL_KEYS.unit) restore()
      })
    },
  })
  listen({
    actionCreator: guestUnitChosen,
    effect: ({ payload }) => void localStore.writeText(LOCAL_KEYS.unit, String(payload)),
  })
}

function storedUnit(): Unit | null {
  const text = localStore.readText(LOCAL_KEYS.unit)
  if (text === String(METRIC)) return METRIC
  return text === String(IMPERIAL) ? IMPERIAL : null
}
