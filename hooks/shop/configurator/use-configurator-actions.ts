import type { UnknownAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'

import type { Bike, Build, CustomPaint, Preset } from '@/domain/shop/bikes/bike'
import { colorChosen, paintChosen, partChosen, sizeChosen } from '@/domain/shop/bikes/build'
import type { ConfiguratorMode, Unit } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import type { RideConditions } from '@/domain/shop/bikes/range'
import { cartToasts } from '@/messages/shop/cart/cart'
import type { Extra } from '@/contract/shop/configurator/configurator'
import { presetInSize } from '@/domain/shop/bikes/present-build'
import { changeBuild, resetBuild } from '@/store/configurator/build-changes'
import {
  changeUndone,
  modeChosen,
  rideChanged,
  riderChanged,
  sharedNoticeClosed,
} from '@/store/configurator/configurator-slice'
import type { OpenEdit, RiderBody } from '@/store/configurator/configurator-state'
import { toastShown } from '@/store/toasts/toasts-slice'
import type { AppDispatch, AppThunk } from '@/store/types'
import { chooseUnitAloud } from '@/store/unit/choose-unit'

import { useAppDispatch } from '@/hooks/kit/use-store'

/** Provides all actions of the configurator, with stable identity between renders. */
export function useConfiguratorActions(slot: string, bike: Bike, country: Country) {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      ...choices(dispatch, { slot, bike, country }),
      ...settings(dispatch, { slot, bike }),
    }),
    [dispatch, slot, bike, country],
  )
}

export type { Extra }

interface ConfiguratorTarget {
  slot: string
  bike: Bike
  country: Country
}

function choices(dispatch: AppDispatch, { slot, bike, country }: ConfiguratorTarget) {
  const change = (step: string, next: (build: Build) => Build, presetId?: string) =>
    dispatch(changeBuild({ slot, bike, country, step, next, ...(presetId ? { presetId } : {}) }))
  return {
    choosePart: (step: string, partId: number) =>
      change(step, (build) => partChosen(bike, build, partId)),
    chooseSize: (sizeId: number) => change('size', (build) => sizeChosen(bike, build, sizeId)),
    chooseColor: (colorId: number) => change('color', (build) => colorChosen(bike, build, colorId)),
    paint: (paint: CustomPaint) => change('color', (build) => paintChosen(build, paint)),
    choosePreset: (preset: Preset) =>
      change('preset', (build) => presetInSize(bike, preset, build, country), preset.id),
    /** Applies a whole build, such as a fix or a faster choice. */
    take: (step: string, build: Build) => change(step, () => build),
  }
}

function settings(dispatch: AppDispatch, { slot, bike }: Omit<ConfiguratorTarget, 'country'>) {
  return {
    undo: () => dispatch(changeUndone(slot)),
    reset: () => dispatch(resetBuild(slot, bike)),
    unit: (unit: Unit) => void dispatch(chooseUnitAloud(unit)),
    ride: (change: Partial<RideConditions>) => dispatch(rideChanged(change)),
    rider: (rider: RiderBody | null) => dispatch(riderChanged(rider)),
    mode: (mode: ConfiguratorMode) => dispatch(modeChosen({ slot, mode })),
    closeShared: () => dispatch(sharedNoticeClosed(slot)),
    addToCart: (build: Build) =>
      void withCart(dispatch, ({ addBikeToCart }) => addBikeToCart({ slot, bike, build })),
    addExtra: (extra: Extra) =>
      void withCart(dispatch, ({ addAccessoryToCart }) => addAccessoryToCart(extra)),
    /** @returns the id of the saved line; null if it was not saved, and a toast says why */
    saveEdit: (build: Build, edit: OpenEdit) =>
      withCart(dispatch, ({ saveEdited }) => saveEdited({ slot, bike, build, edit })),
    showSavedCart: () => void withCart(dispatch, ({ panelOpened }) => panelOpened('fresh')),
  }
}

type CartCode = typeof import('./configurator-cart')

/** Lazy-loads the cart code with the first click; a toast reports a failed load. */
async function withCart<Answer>(
  dispatch: AppDispatch,
  pick: (code: CartCode) => AppThunk<Answer> | UnknownAction,
): Promise<Answer | null> {
  const code = await import('./configurator-cart').catch(() => null)
  if (code) return dispatch(pick(code) as AppThunk<Answer>)
  dispatch(toastShown(cartToasts.missing()))
  return null
}
