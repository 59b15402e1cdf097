import type { Bike, BikeSize, Color } from './bike'
import { DRAFT, type StaffBike, type StaffColor, type StaffPart, type StaffSize } from './bikes'
import { geometryFaults } from './bikes-geometry'
import type { Cents } from './money'
import { TUNE_TAG_PREFIX } from './motor-tune'

/** Colors that staff can add; the custom color of a build is made of these. */
export const NEW_COLOR_TYPES = ['Standard', 'Pearlized'] as const

/** A part as staff add it. */
export interface NewPart {
  title: string
  note: string
  price: Cents
  /** Difference to the bike’s own weight, in kg. */
  weight: number
  lead_days: number
  /** Code of the part of the same step that it looks and works like. */
  like: string
}

export interface NewColor extends Pick<Color, 'title' | 'hex' | 'surcharge' | 'lead_days'> {
  type: (typeof NEW_COLOR_TYPES)[number]
  /** Sizes that it is made in. */
  size_ids: number[]
}

/** @example optionCodeOf('Gravel tires, 50 mm') // 'gravel-tires-50-mm' */
const optionCodeOf = (title: string): string =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 60)

/** Whether a bike has such a name already, which carts and tables would not tell apart. */
export const hasOption = (kept: StaffBike, title: string): boolean =>
  [...kept.colors, ...kept.groups.flatMap(({ parts }) => parts)].some(
    (one) => one.title.toLowerCase() === title.toLowerCase(),
  ) || kept.groups.some(({ parts }) => parts.some(({ code }) => code === optionCodeOf(title)))

/**
 * A part that is not offered yet. It is drawn like another one of its step, and rules, range and sizes treat it the
 * same; it is no country’s own tune and stands on no bike by itself.
 */
export function draftPart(
  like: StaffPart,
  { like: _, weight, ...given }: NewPart,
  id: number,
): StaffPart {
  const code = optionCodeOf(given.title)
  const own = like.tags.filter(
    (tag) => tag !== like.code && tag !== 'included' && !tag.startsWith(TUNE_TAG_PREFIX),
  )
  return {
    ...like,
    ...given,
    ...{ id, code, tags: [code, ...own], withheld: DRAFT },
    performance: { ...like.performance, weight },
  }
}

/** A color that is not offered yet, and the bike with it. */
export function withColor(
  kept: StaffBike,
  { size_ids, ...given }: NewColor,
  id: number,
): StaffBike {
  const color: StaffColor = { ...given, id, withheld: DRAFT }
  return {
    ...kept,
    colors: [...kept.colors, color],
    sizes: kept.sizes.map((size) =>
      size_ids.includes(size.id) ? { ...size, color_ids: [...size.color_ids, id] } : size,
    ),
  }
}

/** The bike with one more part behind the others of its step. */
export const withPart = (kept: StaffBike, part: StaffPart): StaffBike => ({
  ...kept,
  groups: kept.groups.map((group) =>
    group.category_part_id === part.category_part_id
      ? { ...group, parts: [...group.parts, part] }
      : group,
  ),
})

/** A size as staff add it. */
export interface NewSize extends Omit<BikeSize, 'id'> {
  /** The size that it is listed behind; null for the first place. */
  after: number | null
}

/** A bike with one more size behind another one. */
export function withNewSize<Shop extends { sizes: StaffSize[] }>(
  shop: Shop,
  { after, ...given }: NewSize,
  id: number,
): Shop {
  const at = shop.sizes.findIndex((size) => size.id === after) + 1
  return { ...shop, sizes: [...shop.sizes.slice(0, at), { ...given, id }, ...shop.sizes.slice(at)] }
}

/** The same as a draft, which is not offered yet. */
export function withSize(kept: StaffBike, size: NewSize, id: number): StaffBike {
  const { sizes } = withNewSize(kept, size, id)
  return { ...kept, sizes: sizes.map((one) => (one.id === id ? { ...one, is_draft: true } : one)) }
}

/** Whether a bike has a size of such a name already, which warehouse and carts would not tell apart. */
export const hasSize = (kept: StaffBike, title: string): boolean =>
  kept.sizes.some((size) => size.title.toLowerCase() === title.toLowerCase())

/** What cannot be right about a new size: what the drawing says of it, and not of the bike without it. */
export function newSizeFaults(bike: Bike, size: NewSize): string[] {
  const before = new Set(geometryFaults(bike).map(({ words }) => words))
  return geometryFaults(withNewSize(bike, size, NEW_SIZE_ID)).flatMap(({ words }) =>
    before.has(words) ? [] : [words],
  )
}

/** What a size is drawn by before it has a number. */
export const NEW_SIZE_ID = 0

export const DRAFT_LISTS = ['colors', 'parts', 'sizes'] as const
export type DraftList = (typeof DRAFT_LISTS)[number]

/** The bike without a draft. */
export function withoutDraft(kept: StaffBike, list: DraftList, id: number): StaffBike {
  const isOther = (one: { id: number }) => one.id !== id
  if (list === 'sizes') return { ...kept, sizes: kept.sizes.filter(isOther) }
  if (list === 'parts') {
    const groups = kept.groups.map((group) => ({ ...group, parts: group.parts.filter(isOther) }))
    return { ...kept, groups }
  }
  return {
    ...kept,
    colors: kept.colors.filter(isOther),
    sizes: kept.sizes.map((size) => ({
      ...size,
      color_ids: size.color_ids.filter((one) => one !== id),
    })),
  }
}

/** Whether a bike has a draft by this number. */
export function hasDraft(kept: StaffBike, list: DraftList, id: number): boolean {
  if (list === 'sizes') return kept.sizes.some((one) => one.id === id && one.is_draft === true)
  const all = list === 'colors' ? kept.colors : kept.groups.flatMap(({ parts }) => parts)
  return all.some((one) => one.id === id && one.withheld?.is_draft === true)
}

/** What a size can be called, such as 'XL'. */
export const SIZE_TITLE = /^[A-Za-z0-9./-]{1,12}$/

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a bike can have this address. */
export const isBikeAddress = (slug: string): boolean => slug.length <= 60 && ADDRESS.test(slug)

/** @example bikeAddress('Nyx 2, Trail') // 'nyx-2-trail' */
export const bikeAddress = (title: string): string => optionCodeOf(title)
