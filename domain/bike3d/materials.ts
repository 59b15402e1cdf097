import type { PaintLook } from '../drawing/look'

export type MaterialName =
  'paint' | 'accent' | 'black' | 'rubber' | 'metal' | 'dark-metal' | 'leather' | 'screen' | 'lamp'

/** Values of a physically based material; the color is sRGB as the catalog gives it. */
export interface Material {
  color: string
  metalness: number
  roughness: number
}

const FINISH: Record<PaintLook['type'], Omit<Material, 'color'>> = {
  Standard: { metalness: 0, roughness: 0.5 },
  Pearlized: { metalness: 0.72, roughness: 0.38 },
  Custom: { metalness: 0, roughness: 0.35 },
}

/** The materials of a painted bike. Black never falls below #17181B: pure black loses all form. */
export function materialsOf(paint: PaintLook): Record<MaterialName, Material> {
  const finish = FINISH[paint.type]
  return {
    paint: { color: paint.first, ...finish },
    accent: { color: paint.second ?? paint.first, ...finish },
    black: { color: '#17181B', metalness: 0.2, roughness: 0.42 },
    rubber: { color: '#2B2B2C', metalness: 0, roughness: 0.78 },
    metal: { color: '#B9BDC2', metalness: 1, roughness: 0.28 },
    'dark-metal': { color: '#3E3F41', metalness: 0.8, roughness: 0.4 },
    leather: { color: '#6B4226', metalness: 0, roughness: 0.62 },
    screen: { color: '#101418', metalness: 0, roughness: 0.08 },
    lamp: { color: '#F4F1E4', metalness: 0, roughness: 0.2 },
  }
}
