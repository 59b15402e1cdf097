import type { Part, PartGroup } from './bike'
import type { Country } from './country'

const TUNE_TAG_PREFIX = 'tune-'

/** Whether a part is a motor tune: the choice that decides the legal class of the bike. */
export function isMotorTune(part: Part): boolean {
  return part.tags.some((tag) => tag.startsWith(TUNE_TAG_PREFIX))
}

/** Whether a motor tune may be sold for road use in a country. Every other part is legal everywhere. */
export function isLegalIn(part: Part, country: Country): boolean {
  return !isMotorTune(part) || part.tags.some((tag) => country.legal_tunes.includes(tag))
}

/** The tune that a country's bikes have unless the visitor chooses another: the country's order decides. */
export function defaultTune(group: PartGroup, country: Country): Part | undefined {
  for (const tag of country.legal_tunes) {
    const part = group.parts.find(({ tags }) => tags.includes(tag))
    if (part) return part
  }
  return undefined
}
