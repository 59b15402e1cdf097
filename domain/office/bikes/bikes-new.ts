import type { Bike, BikeSize, Color } from '@/domain/shop/bikes/bike'
import { DRAFT, type StaffBike, type StaffColor, type StaffPart, type StaffSize } from './bikes'
import { geometryFaults } from './bikes-geometry'
import type { Cents } from '@/domain/kit/money'
import { TUNE_TAG_PREFIX } from '@/domain/shop/bikes/motor-tune'

/** Color types that staff can add; a build's custom color combines them. */
export const NEW_COLOR_TYPES = ['Standard', 'Pearlized'] as const

export interface NewPart {
  title: string
  note: string
  price: Cents
  /** Difference from the bike’s own weight, in kg. */
  weight: number
  lead_days: number
  /** Code of the part in the same step whose look and behavior it shares. */
  like: string
}

export interface NewColor extends Pick<Color, 'title' | 'hex' | 'surcharge' | 'lead_days'> {
  type: (typeof NEW_COLOR_TYPES)[number]
  size_ids: number[]
}

/** @example optionCodeOf('Gravel tires, 50 mm') // 'gravel-tires-50-mm' */
const optionCodeOf = (title: string): string =>
  (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 60)

/** Checks for a duplicate title, which carts and tables couldn't tell apart. */
export const hasOption = (bike: StaffBike, title: string): boolean =>
  [...bike.colors, ...bike.groups.flatMap(({ parts }) => parts)].some(
    (one) => one.title.toLowerCase() === title.toLowerCase(),
  ) || bike.groups.some(({ parts }) => parts.some(({ code }) => code === optionCodeOf(title)))

/** Returns a draft that behaves like another part of its step but is in no default build or tune. */
export function draftPart(
  like: StaffPart,
  { like: _, weight, ...values }: NewPart,
  id: number,
): StaffPart {
  const code = optionCodeOf(values.title)
  const own = like.tags.filter(
    (tag) => tag !== like.code && tag !== 'included' && !tag.startsWith(TUNE_TAG_PREFIX),
  )
  return {
    ...like,
    ...values,
    ...{ id, code, tags: [code, ...own], withheld: DRAFT },
    performance: { ...like.performance, weight },
  }
}

export function withColor(
  bike: StaffBike,
  { size_ids, ...values }: NewColor,
  id: number,
): StaffBike {
  const color: StaffColor = { ...values, id, withheld: DRAFT }
  return {
    ...bike,
    colors: [...bike.colors, color],
    sizes: bike.sizes.map((size) =>
      size_ids.includes(size.id) ? { ...size, color_ids: [...size.color_ids, id] } : size,
    ),
  }
}

export const withPart = (bike: StaffBike, part: StaffPart): StaffBike => ({
  ...bike,
  groups: bike.groups.map((group) =>
    group.category_part_id === part.category_part_id
      ? { ...group, parts: [...group.parts, part] }
      : group,
  ),
})

export interface NewSize extends Omit<BikeSize, 'id'> {
  /** Size before the new one; null for the first position. */
  after: number | null
}

export function withNewSize<Shop extends { sizes: StaffSize[] }>(
  shop: Shop,
  { after, ...values }: NewSize,
  id: number,
): Shop {
  const at = shop.sizes.findIndex((size) => size.id === after) + 1
  return {
    ...shop,
    sizes: [...shop.sizes.slice(0, at), { ...values, id }, ...shop.sizes.slice(at)],
  }
}

/** Checks for a duplicate size title, which warehouse and carts couldn't tell apart. */
export const hasSize = (bike: StaffBike, title: string): boolean =>
  bike.sizes.some((size) => size.title.toLowerCase() === title.toLowerCase())

/** Returns the drawing faults of a new size, without those that the bike already has. */
export function newSizeFaults(bike: Bike, size: NewSize): string[] {
  const before = new Set(geometryFaults(bike).map(({ words }) => words))
  return geometryFaults(withNewSize(bike, size, NEW_SIZE_ID)).flatMap(({ words }) =>
    before.has(words) ? [] : [words],
  )
}

/** Placeholder id for drawing a size before it is saved. */
export const NEW_SIZE_ID = 0

export const DRAFT_LISTS = ['colors', 'parts', 'sizes'] as const
export type DraftList = (typeof DRAFT_LISTS)[number]

export function hasDraft(bike: StaffBike, list: DraftList, id: number): boolean {
  if (list === 'sizes') return bike.sizes.some((one) => one.id === id && one.is_draft === true)
  const all = list === 'colors' ? bike.colors : bike.groups.flatMap(({ parts }) => parts)
  return all.some((one) => one.id === id && one.withheld?.is_draft === true)
}

export const SIZE_TITLE = /^[A-Za-z0-9./-]{1,12}$/

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isBikeAddress = (slug: string): boolean => slug.length <= 60 && ADDRESS.test(slug)

/** @example bikeAddress('Nyx 2, Trail') // 'nyx-2-trail' */
export const bikeAddress = (title: string): string => optionCodeOf(title)
