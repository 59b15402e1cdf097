import type { StaffBike } from '@/domain/bikes'

interface Numbers {
  bike: number
  size: number
  color: number
  part: number
}

/** Copies a bike as a draft, numbered from the next free ids. */
export function copyOf(
  kept: StaffBike,
  as: { slug: string; title: string },
  next: Numbers,
): StaffBike {
  const colorIds = new Map(kept.colors.map(({ id }, at) => [id, next.color + at]))
  const parts = kept.groups.flatMap((group) => group.parts)
  const partIds = new Map(parts.map(({ id }, at) => [id, next.part + at]))
  return {
    ...kept,
    ...as,
    ...{ id: next.bike, is_draft: true, serial_prefix: null },
    colors: kept.colors.map((color) => ({ ...color, id: colorIds.get(color.id) ?? 0 })),
    sizes: kept.sizes.map((size, at) => ({
      ...size,
      id: next.size + at,
      color_ids: size.color_ids.map((id) => colorIds.get(id) ?? 0),
    })),
    groups: kept.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, id: partIds.get(part.id) ?? 0 })),
    })),
  }
}
