import { useCallback, useMemo } from 'react'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildPrice, defaultBuild, priceLines, sizeOf } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { deliveryEstimate } from '@/domain/shop/checkout/delivery'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { modelRange, type RideConditions } from '@/domain/shop/bikes/range'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { bikeAsShown } from '@/domain/shop/bikes/bike-as-shown'
import { includedTax, displayPrice } from '@/domain/shop/tax/display-price'
import type { EditRules } from '@/domain/shop/configurator/edit-rules'
import { configurator as texts, taxText } from '@/messages/shop/configurator/configurator'
import type { BikePage, Calendar } from '@/services/shop/configurator'
import { presentBuild, referenceBuild } from '@/domain/shop/bikes/present-build'
import {
  selectConfiguration,
  selectConfigurator,
} from '@/store/configurator/configurator-selectors'
import type { BikeConfiguration, Dates } from '@/store/configurator/configurator-state'

import { useConfiguratorActions } from './use-configurator-actions'
import { useConfiguratorAvailability } from './use-configurator-availability'
import { useConfiguratorCountry } from './use-configurator-country'
import { useEditRules } from './use-configurator-rules'
import { slotOf, useConfiguratorQuery } from './use-configurator-query'
import { useShallowStable } from '@/hooks/kit/use-shallow-stable'
import { useAppSelector } from '@/hooks/kit/use-store'
import { useUnit } from '@/hooks/kit/use-unit'
import type { UpgradeInCart } from './upgrade-in-cart'
import { isInCart, useUpgradeInCart } from './use-upgrades-in-cart'

/** Page data of a bike; the country is the shop's default. */
export interface ConfiguratorPage extends BikePage {
  country: Country
}

/** Provides one bike's build, figures (computed locally, no request), factory dates and actions. */
export function useConfigurator({
  bike: offered,
  calendar,
  country: standardCountry,
}: ConfiguratorPage) {
  const { query } = useConfiguratorQuery()
  const slot = slotOf(offered.slug, query)
  const configuration = useAppSelector((state) => selectConfiguration(state, slot))
  const inCart = useUpgradeInCart(query, configuration.edit)
  const { dates } = configuration
  const rules = useEditRules(offered, configuration.edit?.ordered ?? null)
  const { unit } = useUnit()
  const ride = useAppSelector((state) => selectConfigurator(state).ride)
  const rider = useAppSelector((state) => selectConfigurator(state).rider)
  const destination = useConfiguratorCountry(standardCountry)
  const { country } = destination
  const bike = useMemo(() => bikeAsShown(offered, country), [offered, country])
  const chosen = configuration.build
  const standard = useMemo(() => defaultBuild(bike, country), [bike, country])
  const build = useMemo(() => presentBuild(bike, chosen, country), [bike, chosen, country])
  const start = useMemo(
    () => referenceBuild(bike, configuration.presetId, country),
    [bike, configuration.presetId, country],
  )
  const retry = useConfiguratorAvailability({ slot, bike: offered, build, standard })
  const violations = useMemo(() => validateBuild(bike, build, country), [bike, build, country])
  /** Input of the options; factory data is separate, so that it doesn't rerender them. */
  const choices = useShallowStable({
    slot,
    /** The bike with the country's display prices. */
    bike,
    rules,
    build,
    unit,
    rider,
    place: destination,
    actions: useConfiguratorActions(slot, offered, country),
    /** Returns the display price of a build, equal to the order's price to the cent. */
    priceOf: useCallback(
      (one: Build) => displayPrice(buildPrice(offered, one), country),
      [offered, country],
    ),
  })
  return useShallowStable({
    ...choices,
    choices,
    /** The bike with prices before tax. */
    offered,
    start,
    standard,
    ride,
    configuration,
    inCart,
    violations,
    calendar,
    retry,
    figures: useFigures({ bike: offered, build, country, calendar, ride, dates, rules }),
    blocked: blockedReason(
      { bike, build, configuration, rules, inCart },
      violations[0]?.reason ?? bike.unavailable,
    ),
  })
}

export type Configurator = ReturnType<typeof useConfigurator>
export type Choices = Configurator['choices']

interface FiguresOptions {
  bike: Bike
  build: Build
  country: Country
  calendar: Calendar
  ride: RideConditions
  dates: Dates | null
  rules: EditRules | null
}

/** Computes the price in cents, weight in kg, range in km, and delivery dates. */
function useFigures({ bike, build, country, calendar: page, ride, dates, rules }: FiguresOptions) {
  const range = useMemo(() => modelRange(bike, build, ride), [bike, build, ride])
  const calendar = dates?.calendar ?? page
  const delivery = useMemo(
    () => deliveryEstimate(bike, build, calendar, country),
    [bike, build, calendar, country],
  )
  const fixed = useMemo(() => {
    const net = rules ? rules.price(build) : buildPrice(bike, build)
    const tax = includedTax(net, country)
    const lines = rules ? rules.lines(build) : priceLines(bike, build)
    const taxLine = { id: 'tax', title: taxText(country), price: tax }
    return {
      /** Display price in the country. */
      price: displayPrice(net, country),
      /** Before tax, as in carts and orders. */
      net,
      lines: tax === 0 ? lines : [...lines, taxLine],
      performance: buildPerformance(bike, build),
    }
  }, [bike, build, country, rules])
  return useMemo(() => ({ ...fixed, range, delivery }), [fixed, range, delivery])
}

interface BlockedReasonInput {
  bike: Bike
  build: Build
  configuration: BikeConfiguration
  rules: EditRules | null
  inCart: UpgradeInCart | null
}

function blockedReason(
  { bike, build, configuration, rules, inCart }: BlockedReasonInput,
  broken: string | undefined,
): string | null {
  const { mode, edit, dates } = configuration
  if (mode !== 'CNM' && !edit) return texts.editClosed
  if (edit?.ordered && !rules) return texts.editClosed
  if (broken !== undefined) return broken
  if (rules) {
    const fault = rules.fault(build) ?? (rules.isUnchanged(build) ? texts.editNothing : null)
    return fault ?? (isInCart(inCart, build) ? texts.editInCart : null)
  }
  if (!dates || dates.in_stock || dates.size_id !== build.size_id) return null
  return texts.soldOutIn(bike.title, sizeOf(bike, build.size_id)?.title ?? '')
}
