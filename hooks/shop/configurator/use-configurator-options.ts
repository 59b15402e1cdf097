import { useMemo } from 'react'

import type { PartGroup } from '@/domain/shop/bikes/bike'
import { partChosen } from '@/domain/shop/bikes/build'
import { optionState, type OptionState } from '@/domain/shop/bikes/fixes'
import { subtractCents } from '@/domain/kit/money'

import type { Choices } from './use-configurator'

export function useConfiguratorOptions(group: PartGroup, choices: Choices) {
  const { bike, build, place: destination, rules, priceOf } = choices
  const { country } = destination
  return useMemo(
    () =>
      new Map(
        group.parts.map(({ id }): [number, OptionState] => {
          const next = partChosen(bike, build, id)
          const priceDelta = subtractCents(priceOf(next), priceOf(build))
          const state = { ...optionState(bike, build, id, country), priceDelta }
          return [id, rules ? rules.option(state, next) : state]
        }),
      ),
    [group, bike, build, country, rules, priceOf],
  )
}
