import { useMemo } from 'react'

import { isSameBuild } from '@/domain/shop/bikes/build'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { modelRange, type RideConditions } from '@/domain/shop/bikes/range'
import { presetInSize } from '@/domain/shop/bikes/present-build'

import type { Choices } from './use-configurator'

/** Returns presets in the visitor's size and color, with display price, kg, km, and whether chosen. */
export function useConfiguratorPresets(choices: Choices, ride: RideConditions) {
  const { bike, build, place: destination, priceOf } = choices
  const { country } = destination
  return useMemo(
    () =>
      bike.presets.map((preset) => {
        const start = presetInSize(bike, preset, build, country)
        return {
          preset,
          price: priceOf(start),
          weight: buildPerformance(bike, start).weight,
          range: modelRange(bike, start, ride),
          isChosen: isSameBuild(start, build),
        }
      }),
    [bike, build, country, priceOf, ride],
  )
}
