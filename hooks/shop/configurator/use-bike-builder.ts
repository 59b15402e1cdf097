import { useState } from 'react'

import type { Bike, Build, Part, PartGroup } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  colorChosen,
  defaultBuild,
  isChosen,
  NOT_OFFERED,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import {
  colorState,
  optionState,
  sizeState,
  type Fix,
  type OptionState,
} from '@/domain/shop/bikes/fixes'
import { subtractCents, type Cents } from '@/domain/kit/money'
import { presetBuild } from '@/domain/shop/bikes/presets'
import { findViolations } from '@/domain/shop/bikes/rules'

interface Refusal {
  reason: string
  fixes: readonly Fix[]
}

interface Option {
  id: number
  title: string
  /** Price difference of the option, in cents before tax. */
  change: Cents
}

export function useBikeBuilder(bike: Bike, country: Country) {
  const [build, setBuild] = useState(() => defaultBuild(bike, country))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const take = (next: Build) => {
    setRefusal(null)
    setBuild(next)
  }
  const choose = (state: OptionState, next: Build) =>
    state.allowed ? take(next) : setRefusal({ reason: state.reason, fixes: state.fixes })
  const price = buildPrice(bike, build)
  const optionOf = ({ id, title }: { id: number; title: string }, next: Build): Option => ({
    ...{ id, title, change: subtractCents(buildPrice(bike, next), price) },
  })
  const [fault] = findViolations(bike, build, country)
  return {
    ...{ build, price, refusal, take },
    fault: fault?.reason ?? '',
    presets: bike.presets,
    choosePreset: (id: string) => {
      const preset = bike.presets.find((one) => one.id === id)
      const next = preset ? presetBuild(bike, preset, country) : defaultBuild(bike, country)
      const sized = sizeChosen(bike, next, build.size_id)
      take(findViolations(bike, sized, country).length === 0 ? sized : next)
    },
    sizes: bike.sizes.map((size) => optionOf(size, sizeChosen(bike, build, size.id))),
    chooseSize: (id: number) =>
      choose(sizeState(bike, build, id, country), sizeChosen(bike, build, id)),
    colors: bike.colors
      .filter(({ unavailable }) => !unavailable)
      .map((color) => optionOf(color, colorChosen(bike, build, color.id))),
    chooseColor: (id: number) =>
      choose(colorState(bike, build, id, country), colorChosen(bike, build, id)),
    groups: bike.groups.map((group) => ({
      ...{ id: group.category_part_id, title: group.title, selection: group.selection },
      chosen: group.parts.filter(({ id }) => isChosen(group, id, build)).map(({ id }) => id),
      options: offeredOf(group, build).map((part) =>
        optionOf(part, partChosen(bike, build, part.id)),
      ),
    })),
    choosePart: (id: number) =>
      choose(optionState(bike, build, id, country), partChosen(bike, build, id)),
  }
}

/** Returns the offered parts; withheld ones stay visible where they are selected. */
const offeredOf = (group: PartGroup, build: Build): Part[] =>
  group.parts.filter(({ id, tags }) => !tags.includes(NOT_OFFERED) || isChosen(group, id, build))
