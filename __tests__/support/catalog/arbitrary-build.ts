import fc from 'fast-check'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { colorChosen, defaultBuild, partChosen, sizeChosen } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { fixesFor } from '@/domain/shop/bikes/fixes'
import { validateBuild } from '@/domain/shop/bikes/rules'

export type Choice = { kind: 'size' | 'color' | 'part'; id: number }

export function choicesOf(bike: Bike): fc.Arbitrary<Choice> {
  const ids = (kind: Choice['kind'], things: { id: number }[]) =>
    things.map(({ id }): Choice => ({ kind, id }))
  return fc.constantFrom(
    ...ids('size', bike.sizes),
    ...ids('color', bike.colors),
    ...ids(
      'part',
      bike.groups.flatMap(({ parts }) => parts),
    ),
  )
}

export function chosen(bike: Bike, build: Build, { kind, id }: Choice): Build {
  if (kind === 'size') return sizeChosen(bike, build, id)
  return kind === 'color' ? colorChosen(bike, build, id) : partChosen(bike, build, id)
}

export function anyBuild(bike: Bike, country: Country): fc.Arbitrary<Build> {
  return fc
    .array(choicesOf(bike), { maxLength: 25 })
    .map((choices) =>
      choices.reduce((build, choice) => chosen(bike, build, choice), defaultBuild(bike, country)),
    )
}

/** Generates valid builds: a refused choice applies its first fix, if there is one. */
export function validBuild(bike: Bike, country: Country): fc.Arbitrary<Build> {
  return fc.array(choicesOf(bike), { maxLength: 15 }).map((choices) =>
    choices.reduce(
      (build, choice) => {
        const next = chosen(bike, build, choice)
        if (validateBuild(bike, next, country).length === 0) return next
        const requested = choice.kind === 'part' ? choice.id : null
        return (
          (requested === null ? undefined : fixesFor(bike, build, requested, country)[0]?.build) ??
          build
        )
      },
      defaultBuild(bike, country),
    ),
  )
}
