import type { Material } from '../bike3d/materials'
import { FIXED } from '../bike3d/materials'

const grain = (depth: number) => ({ structure: { kind: 'grain', depth } }) as const

/** What accessories are made of beside what bikes are made of. */
const GOODS = {
  shell: { color: '#2F3336', metalness: 0, roughness: 0.5, lacquer: [0.8, 0.12] },
  foam: { color: '#1D1E20', metalness: 0, roughness: 0.95, ...grain(0.5) },
  canvas: { color: '#34383C', metalness: 0, roughness: 0.82, ...grain(0.75) },
  tarpaulin: { color: '#3A3F45', metalness: 0, roughness: 0.46, ...grain(0.22) },
  webbing: { color: '#1B1C1E', metalness: 0, roughness: 0.88, ...grain(0.6) },
  cover: { color: '#6F767D', metalness: 0, roughness: 0.58, ...grain(0.3) },
  reflective: { color: '#D7DADB', metalness: 0.55, roughness: 0.42, ...grain(0.3) },
  steel: { color: '#A9ADB1', metalness: 1, roughness: 0.24 },
  brass: { color: '#B08D4A', metalness: 1, roughness: 0.3 },
  enamel: { color: '#1F2226', metalness: 0.1, roughness: 0.34, lacquer: [0.9, 0.08] },
  mirror: { color: '#E8ECEE', metalness: 1, roughness: 0.03 },
  dial: { color: '#F2F1EC', metalness: 0, roughness: 0.5, lacquer: [0.6, 0.05] },
  print: { color: '#17181B', metalness: 0, roughness: 0.7 },
  needle: { color: '#C23A22', metalness: 0, roughness: 0.5 },
  lens: { color: '#D9DEE2', metalness: 0.65, roughness: 0.08, lacquer: [1, 0.02] },
  ruby: { color: '#5A0709', metalness: 0.1, roughness: 0.14, lacquer: [1, 0.02], glow: '#3A0203' },
  ember: { color: '#B3201A', metalness: 0, roughness: 0.3, glow: '#D8271B' },
  wood: { color: '#8A5A33', metalness: 0, roughness: 0.5, lacquer: [0.5, 0.2], ...grain(0.3) },
  milk: { color: '#E9E7DF', metalness: 0, roughness: 0.36, lacquer: [0.5, 0.15] },
  card: { color: '#17191D', metalness: 0, roughness: 0.55, lacquer: [0.6, 0.2] },
  paper: { color: '#D9D0BE', metalness: 0, roughness: 0.85, ...grain(0.2) },
  volt: { color: '#C6EA3E', metalness: 0, roughness: 0.5 },
  map: { color: '#22303A', metalness: 0, roughness: 0.12, lacquer: [1, 0.02], glow: '#0B1A22' },
  road: { color: '#C6EA3E', metalness: 0, roughness: 0.3, glow: '#5E7A10' },
} as const satisfies Record<string, Material>

export type GoodsMaterial = keyof typeof GOODS | keyof typeof FIXED

/** The materials of an accessory, whose shell has the color of its version. */
export function goodsMaterials(paint: string | null): Record<GoodsMaterial, Material> {
  return { ...FIXED, ...GOODS, shell: { ...GOODS.shell, color: paint ?? GOODS.shell.color } }
}
