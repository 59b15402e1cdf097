import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { RESET_UNIT } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { presentBuild } from '@/domain/shop/bikes/present-build'

import type { AppThunk } from '../types'
import { chooseUnitAloud } from '../unit/choose-unit'
import { selectConfiguration } from './configurator-selectors'
import { buildChanged, configuratorReset } from './configurator-slice'
import type { Slot } from './configurator-state'

interface Change {
  slot: Slot
  bike: Bike
  country: Country
  step: string
  presetId?: string
  next: (build: Build) => Build
}

export const changeBuild =
  ({ slot, bike, country, step, presetId, next }: Change): AppThunk =>
  (dispatch, getState) => {
    const { build } = selectConfiguration(getState(), slot)
    const from = presentBuild(bike, build, country)
    const preset = presetId === undefined ? {} : { presetId }
    dispatch(buildChanged({ slot, from, build: next(from), step, ...preset }))
  }

/** spec §4 Configurator: resets mode, selections, unit and price; ends an edit, keeping its line. */
export const resetBuild =
  (slot: Slot, bike: Bike): AppThunk =>
  (dispatch) => {
    dispatch(configuratorReset(slot))
    if (slot !== bike.slug) dispatch(configuratorReset(bike.slug))
    void dispatch(chooseUnitAloud(RESET_UNIT))
  }
