import type { PaintLook } from '@/domain/shop/bikes/drawing/look'

/** Values of a physically based material; the color is sRGB as in the catalog. */
export interface Material {
  color: string
  metalness: number
  roughness: number
  lacquer?: readonly [share: number, roughness: number]
  /** Kind and depth of the fine structure in pictures; omitted in files. */
  structure?: { kind: 'grain' | 'flakes' | 'weave'; depth: number }
  /** Iridescence. */
  shimmer?: number
  glow?: string
}

const LACQUER = [1, 0.04] as const

const FINISH: Record<PaintLook['type'], Omit<Material, 'color'>> = {
  Standard: { metalness: 0, roughness: 0.5, lacquer: LACQUER },
  Pearlized: {
    metalness: 0.72,
    roughness: 0.38,
    lacquer: LACQUER,
    structure: { kind: 'flakes', depth: 0.55 },
    shimmer: 0.25,
  },
  Custom: { metalness: 0, roughness: 0.35, lacquer: LACQUER },
}

const CARBON: Omit<Material, 'color'> = {
  metalness: 0,
  roughness: 0.42,
  lacquer: [1, 0.32],
  structure: { kind: 'weave', depth: 0.5 },
}

const grain = (depth: number) => ({ structure: { kind: 'grain', depth } }) as const

/** Black never falls below #17181B: pure black loses all form. */
export const FIXED = {
  black: { color: '#17181B', metalness: 0.2, roughness: 0.42, lacquer: [0.55, 0.16] },
  composite: { color: '#2A2C2F', metalness: 0, roughness: 0.48, ...grain(0.16) },
  motor: { color: '#55595E', metalness: 0.6, roughness: 0.5, ...grain(0.22) },
  rubber: { color: '#2B2B2C', metalness: 0, roughness: 0.78, ...grain(0.12) },
  tread: { color: '#262627', metalness: 0, roughness: 0.8 },
  metal: { color: '#B9BDC2', metalness: 1, roughness: 0.28 },
  'dark-metal': { color: '#3E3F41', metalness: 0.8, roughness: 0.4, ...grain(0.06) },
  stanchion: { color: '#8A6A35', metalness: 1, roughness: 0.16, lacquer: [0.5, 0.05] },
  disc: { color: '#8A8D91', metalness: 1, roughness: 0.3 },
  cassette: { color: '#73777C', metalness: 1, roughness: 0.34 },
  chain: { color: '#A7A9AA', metalness: 1, roughness: 0.28 },
  rim: { color: '#1A1C1E', metalness: 0.5, roughness: 0.42, lacquer: [0.3, 0.3] },
  spoke: { color: '#4A4D51', metalness: 0.9, roughness: 0.3 },
  hose: { color: '#0C0C0D', metalness: 0, roughness: 0.42 },
  seam: { color: '#020202', metalness: 0, roughness: 0.95 },
  letter: { color: '#E9EBEE', metalness: 0, roughness: 0.4, lacquer: [0.6, 0.1] },
  signal: { color: '#B9D531', metalness: 0.75, roughness: 0.3 },
  saddle: { color: '#202022', metalness: 0, roughness: 0.62, ...grain(0.2) },
  leather: { color: '#6B4226', metalness: 0, roughness: 0.55, ...grain(0.2) },
  screen: { color: '#020304', metalness: 0, roughness: 0.08, lacquer: [1, 0.02] },
  glow: { color: '#1A2106', metalness: 0, roughness: 0.4, glow: '#C8F03A' },
  lamp: { color: '#F4F1E4', metalness: 0, roughness: 0.2, lacquer: [1, 0.03] },
} as const satisfies Record<string, Material>

export const BOLTED_ON = {
  canvas: { color: '#34383C', metalness: 0, roughness: 0.82, ...grain(0.75) },
  webbing: { color: '#1B1C1E', metalness: 0, roughness: 0.88, ...grain(0.6) },
  steel: { color: '#A9ADB1', metalness: 1, roughness: 0.24 },
  enamel: { color: '#1F2226', metalness: 0.1, roughness: 0.34, lacquer: [0.9, 0.08] },
  mirror: { color: '#E8ECEE', metalness: 1, roughness: 0.03 },
  ruby: { color: '#5A0709', metalness: 0.1, roughness: 0.14, lacquer: [1, 0.02], glow: '#3A0203' },
  ember: { color: '#B3201A', metalness: 0, roughness: 0.3, glow: '#D8271B' },
  volt: { color: '#C6EA3E', metalness: 0, roughness: 0.5 },
} as const satisfies Record<string, Material>

const OF_BIKES = { ...FIXED, ...BOLTED_ON }

export type FixedMaterial = keyof typeof OF_BIKES

export type MaterialName = FixedMaterial | 'paint' | 'accent'

export function materialsOf(paint: PaintLook): Record<MaterialName, Material> {
  const finish = paint.finish === 'carbon' ? CARBON : FINISH[paint.type]
  return {
    ...OF_BIKES,
    paint: { color: paint.first, ...finish },
    accent: { color: paint.second ?? paint.first, ...finish },
    letter: { ...FIXED.letter, color: isLight(paint.first) ? DARK_LETTER : FIXED.letter.color },
  }
}

const DARK_LETTER = '#1B1D20'

export const inkOn = ({ first, second }: PaintLook): 'black' | 'lamp' =>
  isLight(second ?? first) ? 'black' : 'lamp'

function isLight(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0) > 0.7
}
