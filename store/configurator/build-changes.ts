import type { Bike, Build, Preset } from '@/domain/bike'
import { defaultBuild } from '@/domain/build'
import { RESET_UNIT } from '@/domain/constants'
import type { Country } from '@/domain/country'
import { fixesFor } from '@/domain/fixes'
import { presetBuild } from '@/domain/presets'
import { restoreBuild } from '@/domain/restore-build'
import { validateBuild } from '@/domain/rules'

import type { AppThunk } from '../types'
import { chooseUnitAloud } from '../unit/choose-unit'
import { selectConfiguration } from './configurator-selectors'
import { buildChanged, configuratorReset } from './configurator-slice'
import type { Slot } from './configurator-state'

interface Change {
  slot: Slot
  bike: Bike
  country: Country
  /** The step in which the visitor chose. */
  step: string
  presetId?: string
  /** Makes the new build out of the present one. */
  next: (build: Build) => Build
}

/** The build on the screen: what the visitor chose, fitted to today's catalogue, or the bike as offered. */
export function presentBuild(bike: Bike, chosen: Build | null, country: Country): Build {
  return chosen ? restoreBuild(bike, chosen, country) : defaultBuild(bike, country)
}

/** What the build is compared with: the chosen preset, else the bike as offered. */
export function startOf(bike: Bike, presetId: string | null, country: Country): Build {
  const preset = bike.presets.find(({ id }) => id === presetId)
  return preset ? presetBuild(bike, preset, country) : defaultBuild(bike, country)
}

/** A preset in the visitor's own size and color; where a rule forbids that, the shortest way out. */
export function presetInSize(bike: Bike, preset: Preset, build: Build, country: Country): Build {
  const start = presetBuild(bike, preset, country)
  const { size_id, color_id, paint } = build
  const sized = { ...start, size_id, color_id, paint }
  if (validateBuild(bike, sized, country).length === 0) return sized
  return fixesFor(bike, sized, null, country)[0]?.build ?? start
}

/** Changes the build of a bike; undo brings the present one back. */
export const changeBuild =
  ({ slot, bike, country, step, presetId, next }: Change): AppThunk =>
  (dispatch, getState) => {
    const { build } = selectConfiguration(getState(), slot)
    const from = presentBuild(bike, build, country)
    const kept = presetId === undefined ? {} : { presetId }
    dispatch(buildChanged({ slot, from, build: next(from), step, ...kept }))
  }

/**
 * spec §4 Configurator: mode normal, empty selections, unit 0, total price 0, and so the bike as offered, without its
 * preset. An edit ends: what is edited stays as it was, and the new bike is empty too, for it is what is shown next.
 */
export const resetBuild =
  (slot: Slot, bike: Bike): AppThunk =>
  (dispatch) => {
    dispatch(configuratorReset(slot))
    if (slot !== bike.slug) dispatch(configuratorReset(bike.slug))
    void dispatch(chooseUnitAloud(RESET_UNIT))
  }
