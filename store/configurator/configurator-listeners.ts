import { isAnyOf } from '@reduxjs/toolkit'

import { startOf } from '../lifecycle'
import type { StartListening } from '../types'
import { selectConfigurator } from './configurator-selectors'
import {
  buildChanged,
  changeUndone,
  configurationsRestored,
  configuratorReset,
  editOpened,
  editSaved,
  picturedBuildOpened,
  rideChanged,
  riderChanged,
  sharedBuildOpened,
} from './configurator-slice'
import { readStoredState, writeConfiguration, writeRide } from './configurator-storage'
import { colorsReceived } from './configurator-thunks'

const isChangeOfBike = isAnyOf(
  buildChanged,
  changeUndone,
  configuratorReset,
  editOpened,
  editSaved,
  sharedBuildOpened,
  picturedBuildOpened,
  colorsReceived,
)

/** Persists each change immediately (spec §3 Stored items), so that a reload loses nothing. */
export function listenForConfigurator(listen: StartListening): void {
  listen({
    predicate: startOf('configurator'),
    effect: (_, { dispatch }) => {
      dispatch(configurationsRestored(readStoredState()))
    },
  })
  listen({
    matcher: isChangeOfBike,
    effect: (action, { getState }) => {
      const { payload } = action
      const slot = typeof payload === 'string' ? payload : payload.slot
      // Colors that don't replace the visitor's change nothing to persist.
      if (colorsReceived.match(action) && !action.payload.build) return
      writeConfiguration(selectConfigurator(getState()), slot)
    },
  })
  listen({
    matcher: isAnyOf(rideChanged, riderChanged),
    effect: (_, { getState }) => writeRide(selectConfigurator(getState())),
  })
}
