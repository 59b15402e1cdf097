import type { Bike } from '@/domain/shop/bikes/bike'
import { buildPrice, upgradesOf } from '@/domain/shop/bikes/build'
import { ZERO, type Cents } from '@/domain/kit/money'
import { buildPerformance } from '@/domain/shop/bikes/performance'

import { selectUnit } from '../unit/unit-slice'
import {
  emptyConfiguration,
  type BikeConfiguration,
  type ConfiguratorState,
  type Slot,
} from './configurator-state'

interface WithConfigurator {
  configurator: ConfiguratorState
}

type WithUnit = Parameters<typeof selectUnit>[0]

export function selectConfigurator(state: WithConfigurator): ConfiguratorState {
  return state.configurator
}

export function selectConfiguration(state: WithConfigurator, slot: Slot): BikeConfiguration {
  return state.configurator.bikes[slot] ?? emptyConfiguration
}

/** Returns the state of spec §3 Configurator under its specified names, with money in cents. */
export function configuratorView(
  state: WithConfigurator & WithUnit,
  bike: Bike,
  slot: Slot = bike.slug,
) {
  const { build, mode, edit, availableColors, dates, hasAddedToCart } = selectConfiguration(
    state,
    slot,
  )
  const totalPrice: Cents = build ? buildPrice(bike, build) : ZERO
  return {
    mode,
    unit: selectUnit(state),
    selectedSize: build?.size_id ?? null,
    selectedColor: build?.color_id ?? null,
    selectedParts: build?.selectedParts ?? {},
    selectedMultipleParts: build?.selectedMultipleParts ?? {},
    upgrades: build ? upgradesOf(bike, build) : [],
    preUpgrades: edit?.preUpgrades ?? null,
    upgradesInCart: edit?.upgradesInCart ?? [],
    preUpgradePartsPrice: edit?.preUpgradePartsPrice ?? ZERO,
    performance: build ? buildPerformance(bike, build) : null,
    availableColors,
    dates,
    totalPrice,
    hasAddedToCart,
  }
}
