import { inSentence } from '@/utils/text'

import type { Bike, BuildRule, Build, Color, CustomPaint, Part, PartGroup } from './bike'
import { canPaint, chosenParts, colorOf, findGroup, findPart, sizeOf } from './build'
import type { Country } from '@/domain/shop/countries/country'
import { isLegalIn } from './motor-tune'
import { countryInSentence } from '@/utils/country-in-sentence'
import { partName } from './part-name'

export interface Violation {
  rule_id: string
  reason: string
  /** Ids of the parts involved; empty for faults of size, color or paint. */
  part_ids: number[]
}

export const TUNE_NOT_LEGAL = 'tune-not-legal'
export const COLOR_NOT_IN_SIZE = 'color-not-in-size'

function sizeTag(title: string): string {
  return `size-${title}`
}
const SMALLEST_SIZE_TAG = 'size-smallest'

export function tagsOf(bike: Bike, build: Build): Set<string> {
  const tags = new Set(sizeTags(bike, build.size_id))
  for (const part of chosenParts(bike, build)) for (const tag of part.tags) tags.add(tag)
  return tags
}

/** Returns the tags of a size: its own, and a second one for the bike's smallest frame. */
export function sizeTags(bike: Bike, sizeId: number): string[] {
  const size = sizeOf(bike, sizeId)
  if (!size) return []
  const smallest = bike.sizes.every(({ geometry }) => geometry.seat_tube >= size.geometry.seat_tube)
  return smallest ? [sizeTag(size.title), SMALLEST_SIZE_TAG] : [sizeTag(size.title)]
}

/** Checks in order: ids and groups, size, color, paint, law (unless country is null), bike rules. */
export function findViolations(bike: Bike, build: Build, country: Country | null): Violation[] {
  return [
    ...groupViolations(bike, build),
    ...colorViolations(bike, build),
    ...paintViolations(bike, build),
    ...(country ? countryViolations(bike, build, country) : []),
    ...ruleViolations(bike, build),
  ]
}

/** Server-side validation, which rejects exactly what the page shows as invalid. */
export const validateBuild = findViolations

export function isBroken(rule: BuildRule, tags: ReadonlySet<string>): boolean {
  if (!rule.when.every((tag) => tags.has(tag))) return false
  if (rule.excludes.some((tag) => tags.has(tag))) return true
  return rule.requires_any.length > 0 && !rule.requires_any.some((tag) => tags.has(tag))
}

function ruleViolations(bike: Bike, build: Build): Violation[] {
  const tags = tagsOf(bike, build)
  return bike.rules
    .filter((rule) => isBroken(rule, tags))
    .map((rule) => {
      const named = [...rule.when, ...rule.excludes]
      const parts = chosenParts(bike, build).filter((part) => hasAnyTag(part, named))
      return { rule_id: rule.id, reason: rule.reason, part_ids: parts.map(({ id }) => id) }
    })
}

export function hasAnyTag(part: Part, tags: readonly string[]): boolean {
  return part.tags.some((tag) => tags.includes(tag))
}

function countryViolations(bike: Bike, build: Build, country: Country): Violation[] {
  return chosenParts(bike, build)
    .filter((part) => !isLegalIn(part, country))
    .map((part) => {
      const group = findGroup(bike, part.id)
      const name = group ? partName(group, part) : part.title
      const reason = `The ${name} isn’t road-legal in ${countryInSentence(country.title)}.`
      return { rule_id: TUNE_NOT_LEGAL, reason, part_ids: [part.id] }
    })
}

function colorViolations(bike: Bike, build: Build): Violation[] {
  const size = sizeOf(bike, build.size_id)
  const color = colorOf(bike, build.color_id)
  if (!size) return [violation('unknown-size', `The ${bike.title} doesn’t come in this size.`)]
  if (!color) return [violation('unknown-color', `The ${bike.title} doesn’t come in this color.`)]
  if (size.color_ids.includes(color.id)) return []
  const reason = color.unavailable ?? `${color.title} is not made in size ${size.title}.`
  return [violation(COLOR_NOT_IN_SIZE, reason)]
}

const LONGEST_NAME = 20
/** Letters with diacritics, digits, punctuation, symbols and spaces, at least one of them visible. */
const PRINTABLE = new RegExp(`^(?=.*\\S)[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{1,${LONGEST_NAME}}$`, 'u')

/** Checks whether a name can be lettered on the top tube. */
export function isPaintName(name: string): boolean {
  return PRINTABLE.test(name)
}

function paintViolations(bike: Bike, { color_id, paint }: Build): Violation[] {
  const color = colorOf(bike, color_id)
  if (!color) return []
  if (color.type !== 'Custom') {
    return paint === null
      ? []
      : [violation('paint-not-custom', `${color.title} is one fixed color.`)]
  }
  if (paint === null) return [violation('paint-missing', `Choose two colors for ${color.title}.`)]
  return customPaintViolations(bike, paint, color)
}

function customPaintViolations(bike: Bike, paint: CustomPaint, custom: Color): Violation[] {
  const found: Violation[] = []
  const two = [paint.first_color_id, paint.second_color_id].map((id) => colorOf(bike, id))
  const isPair = two.every((color) => color && canPaint(color))
  if (!isPair || paint.first_color_id === paint.second_color_id) {
    found.push(violation('paint-colors', `${custom.title} needs two different colors of the bike.`))
  }
  if (paint.name !== null && !isPaintName(paint.name)) {
    const reason = `The name can have 1 to ${LONGEST_NAME} letters, digits and symbols.`
    found.push(violation('paint-name', reason))
  }
  return found
}

interface SentPart {
  part_id: number
  /** Key of the group in the build, and whether it is a single or multiple choice. */
  key: number
  selection: PartGroup['selection']
}

function groupViolations(bike: Bike, build: Build): Violation[] {
  const sent = sentParts(build)
  const unknown = sent.filter(({ part_id }) => !findPart(bike, part_id))
  const found = unknown.map(({ part_id }) => ({
    rule_id: 'unknown-part',
    reason: `A part of this build is no longer made for the ${bike.title}.`,
    part_ids: [part_id],
  }))
  const twice = sent.filter(
    (one, index) => sent.findIndex((o) => o.part_id === one.part_id) < index,
  )
  const misplaced = sent.filter((one) => isMisplaced(bike, one))
  for (const { part_id } of [...twice, ...misplaced]) {
    const title = findPart(bike, part_id)?.title ?? ''
    found.push({
      rule_id: 'part-misplaced',
      reason: `${title} is named in the wrong place.`,
      part_ids: [part_id],
    })
  }
  return [...found, ...bike.groups.flatMap((group) => choiceViolations(group, sent))]
}

function sentParts(build: Build): SentPart[] {
  const single = Object.entries(build.selectedParts).map(([key, part_id]) => {
    return { part_id, key: Number(key), selection: 'one' as const }
  })
  const multiple = Object.entries(build.selectedMultipleParts).flatMap(([key, ids]) =>
    ids.map((part_id) => ({ part_id, key: Number(key), selection: 'many' as const })),
  )
  return [...single, ...multiple]
}

function isMisplaced(bike: Bike, { part_id, key, selection }: SentPart): boolean {
  const group = findGroup(bike, part_id)
  return group !== undefined && (group.category_part_id !== key || group.selection !== selection)
}

function choiceViolations(group: PartGroup, sent: readonly SentPart[]): Violation[] {
  if (group.selection === 'many') return []
  const ids = group.parts.map(({ id }) => id).filter((id) => sent.some((o) => o.part_id === id))
  if (ids.length === 1) return []
  if (ids.length === 0) {
    return [violation('part-missing', `Choose one part: ${inSentence(group.title)}.`)]
  }
  const reason = group.exclusive_reason ?? `Choose only one: ${inSentence(group.title)}.`
  return [{ rule_id: 'one-of-group', reason, part_ids: ids }]
}

function violation(rule_id: string, reason: string): Violation {
  return { rule_id, reason, part_ids: [] }
}
