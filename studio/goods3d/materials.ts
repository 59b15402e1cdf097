import type { Material } from '@/domain/shop/bike3d/materials'
import { BOLTED_ON, FIXED } from '@/domain/shop/bike3d/materials'
import type { ModelPart } from '@/domain/shop/bike3d/part'

const grain = (depth: number) => ({ structure: { kind: 'grain', depth } }) as const

const GOODS = {
  shell: { color: '#2F3336', metalness: 0, roughness: 0.5, lacquer: [0.8, 0.12] },
  foam: { color: '#1D1E20', metalness: 0, roughness: 0.95, ...grain(0.5) },
  canvas: BOLTED_ON.canvas,
  tarpaulin: { color: '#3A3F45', metalness: 0, roughness: 0.46, ...grain(0.22) },
  webbing: BOLTED_ON.webbing,
  cover: { color: '#6F767D', metalness: 0, roughness: 0.58, ...grain(0.3) },
  reflective: { color: '#D7DADB', metalness: 0.55, roughness: 0.42, ...grain(0.3) },
  steel: BOLTED_ON.steel,
  brass: { color: '#B08D4A', metalness: 1, roughness: 0.3 },
  enamel: BOLTED_ON.enamel,
  mirror: BOLTED_ON.mirror,
  dial: { color: '#F2F1EC', metalness: 0, roughness: 0.5, lacquer: [0.6, 0.05] },
  print: { color: '#17181B', metalness: 0, roughness: 0.7 },
  needle: { color: '#C23A22', metalness: 0, roughness: 0.5 },
  lens: { color: '#D9DEE2', metalness: 0.65, roughness: 0.08, lacquer: [1, 0.02] },
  ruby: BOLTED_ON.ruby,
  ember: BOLTED_ON.ember,
  wood: { color: '#8A5A33', metalness: 0, roughness: 0.5, lacquer: [0.5, 0.2], ...grain(0.3) },
  milk: { color: '#E9E7DF', metalness: 0, roughness: 0.36, lacquer: [0.5, 0.15] },
  card: { color: '#17191D', metalness: 0, roughness: 0.55, lacquer: [0.6, 0.2] },
  paper: { color: '#D9D0BE', metalness: 0, roughness: 0.85, ...grain(0.2) },
  volt: BOLTED_ON.volt,
  map: { color: '#22303A', metalness: 0, roughness: 0.12, lacquer: [1, 0.02], glow: '#0B1A22' },
  road: { color: '#C6EA3E', metalness: 0, roughness: 0.3, glow: '#5E7A10' },
} as const satisfies Record<string, Material>

export type GoodsMaterial = keyof typeof GOODS | keyof typeof FIXED

export type GoodsPart = ModelPart<GoodsMaterial>

export function goodsMaterials(paint: string | null): Record<GoodsMaterial, Material> {
  return { ...FIXED, ...GOODS, shell: { ...GOODS.shell, color: paint ?? GOODS.shell.color } }
}
