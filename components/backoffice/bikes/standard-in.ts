import type { Bike, BikeSize, Build } from '@/domain/bike'

/** The blueprint shows the frame: the first part of each step is enough. */
export function standardIn(bike: Bike, size: BikeSize): Build {
  const single = bike.groups.filter(({ selection }) => selection === 'one')
  return {
    size_id: size.id,
    color_id: bike.colors[0]?.id ?? 0,
    paint: null,
    selectedParts: Object.fromEntries(
      single.map(({ category_part_id, parts }) => [category_part_id, parts[0]?.id ?? 0]),
    ),
    selectedMultipleParts: {},
  }
}
