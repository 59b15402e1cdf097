import { listed } from '@/utils/text'

import type { Bike, BikeSize, Build, Color, CustomPaint, Part, PartGroup } from './bike'
import { partPositions } from './bike-index'
import { COLOR_TYPE_ORDER, UPGRADE_CATEGORY_ID } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import type { Cents } from '@/domain/kit/money'
import { addCents } from '@/domain/kit/money'
import { defaultTune } from './motor-tune'
import { partName } from './part-name'

export interface PriceLine {
  id: string
  title: string
  price: Cents
}

/** Tag of parts that are included in the bike's price and preselected. */
const INCLUDED_TAG = 'included'
/** Tag of withheld parts; followed by a part's code, it is the tag of that part's own rule. */
export const NOT_OFFERED = 'not-offered'

export function findPart(bike: Bike, partId: number): Part | undefined {
  return partPositions(bike).get(partId)?.part
}

export function findGroup(bike: Bike, partId: number): PartGroup | undefined {
  return partPositions(bike).get(partId)?.group
}

export function sizeOf(bike: Bike, sizeId: number): BikeSize | undefined {
  return bike.sizes.find(({ id }) => id === sizeId)
}

export function colorOf(bike: Bike, colorId: number): Color | undefined {
  return bike.colors.find(({ id }) => id === colorId)
}

export function isChosen(group: PartGroup, partId: number, build: Build): boolean {
  if (group.selection === 'one') return build.selectedParts[group.category_part_id] === partId
  return build.selectedMultipleParts[group.category_part_id]?.includes(partId) ?? false
}

/** Returns the parts of a build in catalog order; unknown ids are ignored. */
export function chosenParts(bike: Bike, build: Build): Part[] {
  const places = partPositions(bike)
  const chosen: Part[] = []
  for (const group of bike.groups) {
    if (group.selection === 'one') {
      const position = places.get(build.selectedParts[group.category_part_id] ?? 0)
      if (position?.group === group) chosen.push(position.part)
      continue
    }
    const ids = build.selectedMultipleParts[group.category_part_id] ?? []
    if (ids.length > 0) chosen.push(...group.parts.filter(({ id }) => ids.includes(id)))
  }
  return chosen
}

export function availableColors(bike: Bike, sizeId: number): Color[] {
  const made = sizeOf(bike, sizeId)?.color_ids ?? []
  return bike.colors.filter(({ id }) => made.includes(id))
}

/** Returns the first color of the first nonempty type (spec §4 Configurator). */
export function firstAvailableColor(colors: readonly Color[]): Color | undefined {
  for (const type of COLOR_TYPE_ORDER) {
    const color = colors.find((candidate) => candidate.type === type)
    if (color) return color
  }
  return undefined
}

/** Returns the preferred color if it is available, else the first one (spec §4 Configurator). */
export function keepOrFirstColor(
  colors: readonly Color[],
  preferredId: number | null,
): Color | undefined {
  return colors.find(({ id }) => id === preferredId) ?? firstAvailableColor(colors)
}

/** Builds size M if available, with the first color, standard and included parts, and a legal tune. */
export function defaultBuild(bike: Bike, country: Country): Build {
  const size = bike.sizes.find(({ title }) => title === 'M') ?? bike.sizes[0]
  const bare: Build = {
    size_id: size?.id ?? 0,
    color_id: 0,
    paint: null,
    selectedParts: {},
    selectedMultipleParts: {},
  }
  for (const group of bike.groups) {
    if (group.selection === 'many') {
      const included = group.parts.filter(({ tags }) => tags.includes(INCLUDED_TAG))
      bare.selectedMultipleParts[group.category_part_id] = included.map(({ id }) => id)
      continue
    }
    const part =
      defaultTune(group, country) ?? group.parts.find(({ tags }) => !tags.includes(NOT_OFFERED))
    if (part) bare.selectedParts[group.category_part_id] = part.id
  }
  return sizeChosen(bike, bare, bare.size_id)
}

/** Replaces or toggles a part by its group's selection (spec §4 Configurator); ignores unknown ids. */
export function partChosen(bike: Bike, build: Build, partId: number): Build {
  const group = findGroup(bike, partId)
  if (!group) return build
  const key = group.category_part_id
  if (group.selection === 'one') {
    return { ...build, selectedParts: { ...build.selectedParts, [key]: partId } }
  }
  const requested = !isChosen(group, partId, build)
  const ids = group.parts
    .map(({ id }) => id)
    .filter((id) => (id === partId ? requested : isChosen(group, id, build)))
  return { ...build, selectedMultipleParts: { ...build.selectedMultipleParts, [key]: ids } }
}

/** Returns the parts on a bike that was built like this and whose parts were swapped since. */
export function presentParts(bike: Bike, build: Build, swaps: readonly number[]): Part[] {
  const present = swaps.reduce((now, partId) => {
    const group = findGroup(bike, partId)
    return !group || isChosen(group, partId, now) ? now : partChosen(bike, now, partId)
  }, build)
  return chosenParts(bike, present)
}

/** Changes the size; keeps the color if the new size has it, else takes the first one. */
export function sizeChosen(bike: Bike, build: Build, sizeId: number): Build {
  const color = keepOrFirstColor(availableColors(bike, sizeId), build.color_id)
  const sized = { ...build, size_id: sizeId }
  return color ? colorChosen(bike, sized, color.id) : sized
}

/** Changes the color. The Custom color starts with the first two colors of the bike. */
export function colorChosen(bike: Bike, build: Build, colorId: number): Build {
  const isCustom = colorOf(bike, colorId)?.type === 'Custom'
  return { ...build, color_id: colorId, paint: isCustom ? (build.paint ?? firstPaint(bike)) : null }
}

export function paintChosen(build: Build, paint: CustomPaint): Build {
  return { ...build, paint: { ...paint, name: paint.name?.trim() || null } }
}

export function priceLines(bike: Bike, build: Build): PriceLine[] {
  const lines: PriceLine[] = [{ id: 'bike', title: bike.title, price: bike.price }]
  const color = colorOf(bike, build.color_id)
  if (color && color.surcharge !== 0) {
    lines.push({ id: `color-${color.id}`, title: color.title, price: color.surcharge })
  }
  for (const { id, title, price } of chosenParts(bike, build)) {
    if (price !== 0) lines.push({ id: `part-${id}`, title, price })
  }
  return lines
}

/** Returns the unit price of a build in cents, before promotion, shipping and tax. */
export function buildPrice(bike: Bike, build: Build): Cents {
  return addCents(...priceLines(bike, build).map(({ price }) => price))
}

/** Returns the upgrades: parts of category 3 and multiple-select parts (spec §4 Configurator). */
export function upgradesOf(bike: Bike, build: Build): { id: number; title: string }[] {
  return bike.groups
    .filter((group) => group.selection === 'many' || group.category_id === UPGRADE_CATEGORY_ID)
    .flatMap((group) => group.parts.filter(({ id }) => isChosen(group, id, build)))
    .map(({ id, title }) => ({ id, title }))
}

/** Returns a key that is equal for equal builds, regardless of the order of keys and parts. */
export function buildKey(build: Build): string {
  const { paint } = build
  const single = Object.entries(build.selectedParts).sort(byNumber)
  const multiple = Object.entries(build.selectedMultipleParts)
    .filter(([, ids]) => ids.length > 0)
    .sort(byNumber)
  return [
    build.size_id,
    build.color_id,
    single.map((entry) => entry.join(':')).join(','),
    multiple.map(([key, ids]) => `${key}:${uniqueSorted(ids).join('.')}`).join(','),
    paint === null ? '' : JSON.stringify([paint.first_color_id, paint.second_color_id, paint.name]),
  ].join('|')
}

export function isSameBuild(a: Build, b: Build): boolean {
  return buildKey(a) === buildKey(b)
}

/** Describes size, color and every non-standard part, for the cart and the order. */
export function buildDescription(bike: Bike, build: Build): string {
  const special = bike.groups.flatMap((group) =>
    group.parts
      .filter(
        ({ id }, index) => isChosen(group, id, build) && (group.selection === 'many' || index > 0),
      )
      .map((part) => partName(group, part)),
  )
  const size = sizeOf(bike, build.size_id)
  return [...(size ? [`Size ${size.title}`] : []), ...colorTexts(bike, build), ...special].join(
    ', ',
  )
}

export function colorTexts(bike: Bike, build: Build): string[] {
  const color = colorOf(bike, build.color_id)
  if (!color) return []
  if (!build.paint) return [color.title]
  const { first_color_id, second_color_id } = build.paint
  const two = [first_color_id, second_color_id].flatMap((id) => colorOf(bike, id)?.title ?? [])
  const words = `${color.title} ${listed(two)}`
  return build.paint.name === null ? [words] : [words, `name “${build.paint.name}”`]
}

export function canPaint({ type, unavailable }: Color): boolean {
  return type !== 'Custom' && !unavailable
}

function firstPaint(bike: Bike): CustomPaint | null {
  const [first, second] = bike.colors.filter(canPaint)
  if (!first || !second) return null
  return { first_color_id: first.id, second_color_id: second.id, name: null }
}

function byNumber(a: [string, unknown], b: [string, unknown]): number {
  return Number(a[0]) - Number(b[0])
}

function uniqueSorted(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
