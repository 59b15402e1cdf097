import { useMemo } from 'react'

import type { Bike, Build } from '@/domain/bike'
import { buildPrice, defaultBuild, priceLines, sizeOf } from '@/domain/build'
import type { Country } from '@/domain/country'
import { deliveryEstimate } from '@/domain/delivery'
import { optionState, type OptionState } from '@/domain/fixes'
import { buildPerformance } from '@/domain/performance'
import { modelRange } from '@/domain/range'
import { validateBuild } from '@/domain/rules'
import { configurator as texts, modeNotice } from '@/messages/configurator'
import type { BikePage, Calendar } from '@/services/configurator'
import { presentBuild, startOf } from '@/store/configurator/build-changes'
import {
  selectConfiguration,
  selectConfigurator,
} from '@/store/configurator/configurator-selectors'
import type { BikeConfiguration } from '@/store/configurator/configurator-state'

import { useConfiguratorActions } from './use-configurator-actions'
import { useConfiguratorAvailability } from './use-configurator-availability'
import { useConfiguratorCountry } from './use-configurator-country'
import { useAppSelector } from './use-store'

/** What the page of a bike brings; the country is the shop's default one. */
export interface ConfiguratorPage extends BikePage {
  country: Country
}

/**
 * One bike as the visitor configures it: the build, what follows from it (all computed here and now, no
 * request), what the factory says about it, and the changes that can be made.
 * @example const { build, figures, options, actions } = useConfigurator(page)
 */
export function useConfigurator({ bike, calendar, country: standardCountry }: ConfiguratorPage) {
  const configuration = useAppSelector((state) => selectConfiguration(state, bike.slug))
  const { unit, ride, rider, isRestored } = useAppSelector(selectConfigurator)
  const place = useConfiguratorCountry(standardCountry)
  const { country } = place
  const chosen = configuration.build
  const standard = useMemo(() => defaultBuild(bike, country), [bike, country])
  const build = useMemo(() => presentBuild(bike, chosen, country), [bike, chosen, country])
  const start = useMemo(
    () => startOf(bike, configuration.presetId, country),
    [bike, configuration.presetId, country],
  )
  const retry = useConfiguratorAvailability({ bike, build, standard, isReady: isRestored })
  const violations = useMemo(() => validateBuild(bike, build, country), [bike, build, country])
  return {
    bike,
    build,
    start,
    standard,
    unit,
    ride,
    rider,
    isRestored,
    configuration,
    place,
    violations,
    retry,
    figures: useFigures({ bike, build, country, calendar }),
    options: useOptions(bike, build, country),
    actions: useConfiguratorActions(bike, country),
    blocked: blockedReason(bike, build, configuration, violations[0]?.reason),
  }
}

export type Configurator = ReturnType<typeof useConfigurator>

interface Figured {
  bike: Bike
  build: Build
  country: Country
  calendar: Calendar
}

/** Price in cents, weight in kg, range in km, delivery as dates. */
function useFigures({ bike, build, country, calendar: pageCalendar }: Figured) {
  const { ride } = useAppSelector(selectConfigurator)
  const dates = useAppSelector((state) => selectConfiguration(state, bike.slug).dates)
  const range = useMemo(() => modelRange(bike, build, ride), [bike, build, ride])
  const calendar = dates?.calendar ?? pageCalendar
  const delivery = useMemo(
    () => deliveryEstimate(bike, build, calendar, country),
    [bike, build, calendar, country],
  )
  const fixed = useMemo(
    () => ({
      price: buildPrice(bike, build),
      lines: priceLines(bike, build),
      performance: buildPerformance(bike, build),
    }),
    [bike, build],
  )
  return useMemo(() => ({ ...fixed, range, delivery }), [fixed, range, delivery])
}

export type Figures = ReturnType<typeof useFigures>

/** What taking each part would do, by part id. */
function useOptions(bike: Bike, build: Build, country: Country): Map<number, OptionState> {
  return useMemo(() => {
    const ids = bike.groups.flatMap(({ parts }) => parts.map(({ id }) => id))
    return new Map(ids.map((id) => [id, optionState(bike, build, id, country)]))
  }, [bike, build, country])
}

/** Why the build cannot go into the cart; null when it can. */
function blockedReason(
  bike: Bike,
  build: Build,
  { mode, dates }: BikeConfiguration,
  broken: string | undefined,
): string | null {
  if (mode !== 'CNM') return modeNotice[mode]
  if (broken !== undefined) return broken
  if (!dates || dates.in_stock || dates.size_id !== build.size_id) return null
  return texts.soldOutIn(bike.title, sizeOf(bike, build.size_id)?.title ?? '')
}
