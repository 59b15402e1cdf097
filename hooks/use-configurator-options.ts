import { useMemo } from 'react'

import type { PartGroup } from '@/domain/bike'
import { partChosen } from '@/domain/build'
import { optionState, type OptionState } from '@/domain/fixes'

import type { Choices } from './use-configurator'

/** What taking each part of a group would do, by part id. */
export function useConfiguratorOptions(group: PartGroup, { bike, build, place, rules }: Choices) {
  const { country } = place
  return useMemo(
    () =>
      new Map(
        group.parts.map(({ id }): [number, OptionState] => {
          const state = optionState(bike, build, id, country)
          return [id, rules ? rules.option(state, partChosen(bike, build, id)) : state]
        }),
      ),
    [group, bike, build, country, rules],
  )
}
