import type { Bike } from '@/domain/bike'
import { buildPrice, upgradesOf } from '@/domain/build'
import { ZERO, type Cents } from '@/domain/money'
import { buildPerformance } from '@/domain/performance'

import {
  emptyConfiguration,
  type BikeConfiguration,
  type ConfiguratorState,
} from './configurator-state'

interface WithConfigurator {
  configurator: ConfiguratorState
}

export function selectConfigurator(state: WithConfigurator): ConfiguratorState {
  return state.configurator
}

export function selectConfiguration(state: WithConfigurator, slug: string): BikeConfiguration {
  return state.configurator.bikes[slug] ?? emptyConfiguration
}

/**
 * The state of spec §3 Configurator under its names. The bike is the specification's configuratorData;
 * without a choice the selections are empty and the total price is 0. Money in cents.
 */
export function configuratorView(state: WithConfigurator, bike: Bike) {
  const { build, mode, availableColors, dates, hasAddedToCart } = selectConfiguration(
    state,
    bike.slug,
  )
  const totalPrice: Cents = build ? buildPrice(bike, build) : ZERO
  return {
    mode,
    unit: state.configurator.unit,
    selectedSize: build?.size_id ?? null,
    selectedColor: build?.color_id ?? null,
    selectedParts: build?.selectedParts ?? {},
    selectedMultipleParts: build?.selectedMultipleParts ?? {},
    upgrades: build ? upgradesOf(bike, build) : [],
    performance: build ? buildPerformance(bike, build) : null,
    availableColors,
    dates,
    totalPrice,
    hasAddedToCart,
  }
}
