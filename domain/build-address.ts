import type { Bike, Build } from './bike'
import { findGroup } from './build'

/**
 * A build as a short text for an address: size, color, paint, parts. Not the share code, which the server
 * keeps; this one carries the whole build and is as long as the build.
 * @example buildAddress(build) // '302.311.-.3001_3011_3201'
 */
export function buildAddress(build: Build): string {
  const { size_id, color_id, paint, selectedParts, selectedMultipleParts } = build
  const parts = [
    ...Object.values(selectedParts),
    ...Object.values(selectedMultipleParts).flatMap((ids) => ids),
  ].sort((a, b) => a - b)
  const colors = paint ? `${paint.first_color_id}_${paint.second_color_id}` : '-'
  const name = paint?.name ? `.${encodeURIComponent(paint.name)}` : ''
  return `${size_id}.${color_id}.${colors}.${parts.join('_')}${name}`
}

/**
 * The build behind such a text, or null when it names what the bike does not have. Whether the parts go
 * together is not checked: a picture of a wrong build harms nobody.
 */
export function buildFromAddress(bike: Bike, address: string): Build | null {
  const [size, color, paint, parts, ...name] = address.slice(0, 600).split('.')
  const sizeId = Number(size)
  const colorId = Number(color)
  const isKnown =
    bike.sizes.some(({ id }) => id === sizeId) && bike.colors.some(({ id }) => id === colorId)
  const ids = (parts ?? '').split('_').filter(Boolean).map(Number)
  const chosen = ids.map((id) => ({ id, group: findGroup(bike, id) }))
  if (!isKnown || chosen.some(({ group }) => group === undefined)) return null
  const build: Build = {
    size_id: sizeId,
    color_id: colorId,
    paint: paintOf(paint ?? '-', name.join('.')),
    selectedParts: {},
    selectedMultipleParts: {},
  }
  for (const { id, group } of chosen) {
    if (!group) continue
    const key = group.category_part_id
    if (group.selection === 'one') build.selectedParts[key] = id
    else build.selectedMultipleParts[key] = [...(build.selectedMultipleParts[key] ?? []), id]
  }
  return build
}

function paintOf(colors: string, name: string): Build['paint'] {
  const [first, second] = colors.split('_').map(Number)
  if (!first || !second) return null
  return { first_color_id: first, second_color_id: second, name: decoded(name) }
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name).slice(0, 20) || null
  } catch {
    return null
  }
}
