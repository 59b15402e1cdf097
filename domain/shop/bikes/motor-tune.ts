import type { Bike, Part, PartGroup } from './bike'
import type { Country } from '@/domain/shop/countries/country'

export const TUNE_TAG_PREFIX = 'tune-'

/** Checks whether a part is a motor tune, which determines the legal class of the bike. */
export function isMotorTune(part: Part): boolean {
  return tuneTagsOf(part).length > 0
}

/** Returns the tags by which countries allow a motor tune; none for other parts. */
function tuneTagsOf({ tags }: Part): string[] {
  return tags.filter((tag) => tag.startsWith(TUNE_TAG_PREFIX))
}

/** Checks whether a motor tune may be sold for road use in a country. Every other part is legal everywhere. */
export function isLegalIn(part: Part, country: Country): boolean {
  return !isMotorTune(part) || part.tags.some((tag) => country.legal_tunes.includes(tag))
}

export function defaultTune(group: PartGroup, country: Country): Part | undefined {
  for (const tag of country.legal_tunes) {
    const part = group.parts.find(({ tags }) => tags.includes(tag))
    if (part) return part
  }
  return undefined
}

/** Returns each motor tune tag with the titles of its tunes, and of the bikes unless all have them. */
export function tunesOf(bikes: readonly Bike[]): { tag: string; title: string }[] {
  const found = bikes.flatMap((bike) =>
    bike.groups
      .flatMap(({ parts }) => parts)
      .flatMap((part) =>
        tuneTagsOf(part).map((tag) => ({ tag, part: part.title, bike: bike.title })),
      ),
  )
  return distinct(found.map(({ tag }) => tag)).map((tag) => {
    const having = found.filter((one) => one.tag === tag)
    const titles = distinct(having.map(({ part }) => part)).join(' / ')
    const models = distinct(having.map((one) => one.bike))
    return { tag, title: models.length < bikes.length ? `${titles}: ${models.join(', ')}` : titles }
  })
}

const distinct = (words: string[]) => [...new Set(words)]
