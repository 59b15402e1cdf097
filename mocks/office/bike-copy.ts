import type { StaffBike } from '@/domain/office/bikes/bikes'

interface Numbers {
  bike: number
  size: number
  color: number
  part: number
}

/** Copies a bike as a draft, with ids starting at the next free ones. */
export function copyOf(
  bike: StaffBike,
  as: { slug: string; title: string },
  next: Numbers,
): StaffBike {
  const colorIds = new Map(bike.colors.map(({ id }, at) => [id, next.color + at]))
  const parts = bike.groups.flatMap((group) => group.parts)
  const partIds = new Map(parts.map(({ id }, at) => [id, next.part + at]))
  return {
    ...bike,
    ...as,
    ...{ id: next.bike, is_draft: true, serial_prefix: null },
    colors: bike.colors.map((color) => ({ ...color, id: colorIds.get(color.id) ?? 0 })),
    sizes: bike.sizes.map((size, at) => ({
      ...size,
      id: next.size + at,
      color_ids: size.color_ids.map((id) => colorIds.get(id) ?? 0),
    })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, id: partIds.get(part.id) ?? 0 })),
    })),
  }
}
