import type { Bike, Build, Preset } from './bike'
import { defaultBuild, isChosen, partChosen } from './build'
import type { Country } from '@/domain/shop/countries/country'
import { fixesFor } from './fixes'
import { validateBuild } from './rules'

/** Applies a preset, fixing violations of law or rules; valid if the country's default build is. */
export function presetBuild(bike: Bike, preset: Preset, country: Country): Build {
  const standard = defaultBuild(bike, country)
  const named = bike.groups.flatMap((group) =>
    group.parts
      .filter(({ code }) => preset.part_codes.includes(code))
      .map(({ id }) => ({ group, id })),
  )
  const build = named.reduce(
    (current, { group, id }) =>
      isChosen(group, id, current) ? current : partChosen(bike, current, id),
    standard,
  )
  if (validateBuild(bike, build, country).length === 0) return build
  return fixesFor(bike, build, null, country)[0]?.build ?? standard
}
