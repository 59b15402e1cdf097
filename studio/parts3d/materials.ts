import type { Material, MaterialName } from '@/domain/shop/bike3d/materials'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import type { PaintLook } from '@/domain/shop/bikes/drawing/look'
import type { GoodsMaterial } from '@/studio/goods3d/materials'
import { goodsMaterials } from '@/studio/goods3d/materials'

/** Material for the surroundings of a shown part, which have form but no color. */
const CLAY = { color: '#C6C3BA', metalness: 0, roughness: 0.75 } as const satisfies Material

export type PartMaterial = GoodsMaterial | MaterialName | 'clay'

export const partMaterials = (paint: PaintLook): Record<PartMaterial, Material> => ({
  ...goodsMaterials(null),
  ...materialsOf(paint),
  clay: CLAY,
})
