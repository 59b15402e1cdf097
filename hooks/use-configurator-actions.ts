import { useMemo } from 'react'

import type { Bike, Build, CustomPaint, Preset } from '@/domain/bike'
import { guestBikeItem } from '@/domain/bike-item'
import { colorChosen, paintChosen, partChosen, sizeChosen } from '@/domain/build'
import { DEFAULT_CART_QUANTITY, type ConfiguratorMode } from '@/domain/constants'
import type { Country } from '@/domain/country'
import type { GuestCartItem } from '@/domain/guest-cart'
import type { RideConditions } from '@/domain/range'
import type { Extra } from '@/services/configurator'
import { itemAdded } from '@/store/cart/guest-cart-slice'
import { changeBuild, presetInSize, resetBuild } from '@/store/configurator/build-changes'
import {
  addedToCart,
  changeUndone,
  modeChosen,
  rideChanged,
  riderChanged,
  sharedNoticeClosed,
  unitToggled,
} from '@/store/configurator/configurator-slice'
import type { RiderBody } from '@/store/configurator/configurator-state'
import type { AppDispatch } from '@/store/types'

import { useAppDispatch } from './use-store'

/** Everything that can be done in the configurator of a bike. The functions stay the same between renders. */
export function useConfiguratorActions(bike: Bike, country: Country) {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({ ...choices(dispatch, bike, country), ...settings(dispatch, bike, country) }),
    [dispatch, bike, country],
  )
}

export type { Extra }
export type ConfiguratorActions = ReturnType<typeof useConfiguratorActions>

function choices(dispatch: AppDispatch, bike: Bike, country: Country) {
  const change = (step: string, next: (build: Build) => Build, presetId?: string) =>
    dispatch(changeBuild({ bike, country, step, next, ...(presetId ? { presetId } : {}) }))
  return {
    choosePart: (step: string, partId: number) =>
      change(step, (build) => partChosen(bike, build, partId)),
    chooseSize: (sizeId: number) => change('size', (build) => sizeChosen(bike, build, sizeId)),
    chooseColor: (colorId: number) => change('color', (build) => colorChosen(bike, build, colorId)),
    paint: (paint: CustomPaint) => change('color', (build) => paintChosen(build, paint)),
    choosePreset: (preset: Preset) =>
      change('preset', (build) => presetInSize(bike, preset, build, country), preset.id),
    /** Takes a whole build: a fix, or a quicker choice. */
    take: (step: string, build: Build) => change(step, () => build),
  }
}

function settings(dispatch: AppDispatch, bike: Bike, country: Country) {
  return {
    undo: () => dispatch(changeUndone(bike.slug)),
    reset: () => dispatch(resetBuild(bike, country)),
    toggleUnit: () => dispatch(unitToggled()),
    ride: (change: Partial<RideConditions>) => dispatch(rideChanged(change)),
    rider: (rider: RiderBody | null) => dispatch(riderChanged(rider)),
    mode: (mode: ConfiguratorMode) => dispatch(modeChosen({ slug: bike.slug, mode })),
    closeShared: () => dispatch(sharedNoticeClosed(bike.slug)),
    addToCart: (build: Build) => {
      dispatch(itemAdded(guestBikeItem(bike, build)))
      dispatch(addedToCart(bike.slug))
    },
    addExtra: (extra: Extra) => dispatch(itemAdded(extraItem(extra))),
  }
}

/** An accessory as a cart item (spec §3 Guest cart item). */
function extraItem(extra: Extra): GuestCartItem {
  return {
    id: String(extra.id),
    title: extra.title,
    price: extra.price,
    thumbnail: extra.thumbnail,
    description: extra.description,
    color: null,
    size: null,
    upgrades: [],
    cartQuantity: DEFAULT_CART_QUANTITY,
    total_price: extra.price,
    type: 'other',
    has_external_link: false,
    external_link: null,
    product: extra.id,
    server: null,
  }
}
