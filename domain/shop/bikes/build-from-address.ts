import type { Bike, Build } from './bike'
import { findGroup } from './build'

/** Decodes a build; null if the bike lacks an option. Skips rules: invalid pictures are harmless. */
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
