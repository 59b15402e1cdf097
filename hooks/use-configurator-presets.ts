import { useMemo } from 'react'

import type { Bike, Build } from '@/domain/bike'
import { buildPrice, isSameBuild } from '@/domain/build'
import type { Country } from '@/domain/country'
import { buildPerformance } from '@/domain/performance'
import { DEFAULT_RIDE, modelRange } from '@/domain/range'
import { presetInSize } from '@/store/configurator/build-changes'

/**
 * The presets of a bike in the visitor's own size and color: price in cents, weight in kg, range in km on
 * the default ride, and whether the present build is exactly that preset.
 */
export function useConfiguratorPresets(bike: Bike, build: Build, country: Country) {
  return useMemo(
    () =>
      bike.presets.map((preset) => {
        const start = presetInSize(bike, preset, build, country)
        return {
          preset,
          price: buildPrice(bike, start),
          weight: buildPerformance(bike, start).weight,
          range: modelRange(bike, start, DEFAULT_RIDE).km,
          isChosen: isSameBuild(start, build),
        }
      }),
    [bike, build, country],
  )
}
