import type { Bike, Build, Preset } from './bike'
import { defaultBuild } from './build'
import type { Country } from '@/domain/shop/countries/country'
import { fixesFor } from './fixes'
import { presetBuild } from './presets'
import { restoreBuild } from './restore-build'
import { validateBuild } from './rules'

export function presentBuild(bike: Bike, chosen: Build | null, country: Country): Build {
  return chosen ? restoreBuild(bike, chosen, country) : defaultBuild(bike, country)
}

export function referenceBuild(bike: Bike, presetId: string | null, country: Country): Build {
  const preset = bike.presets.find(({ id }) => id === presetId)
  return preset ? presetBuild(bike, preset, country) : defaultBuild(bike, country)
}

/** Applies a preset in the visitor's size and color, or the nearest fix if a rule forbids that. */
export function presetInSize(bike: Bike, preset: Preset, build: Build, country: Country): Build {
  const start = presetBuild(bike, preset, country)
  const { size_id, color_id, paint } = build
  const sized = { ...start, size_id, color_id, paint }
  if (validateBuild(bike, sized, country).length === 0) return sized
  return fixesFor(bike, sized, null, country)[0]?.build ?? start
}
