import type { Material } from '../materials'
import type { Rgb } from './linear-color'
import { linearRgb } from './linear-color'
import type { NormalMap } from './normal-map'
import { normalMap } from './normal-map'
import type { ThinFilm } from './thin-film'
import { thinFilm } from './thin-film'

/** Parameters of the BRDF of a material; colors are linear. */
export interface Surface {
  color: Rgb
  metalness: number
  roughness: number
  clearcoat: number
  clearcoatRoughness: number
  emission: Rgb
  structure: { map: NormalMap; depth: number } | null
  /** Weight of the thin film, and its tables for the dielectric and the metallic part. */
  film: { share: number; dielectric: ThinFilm; metallic: ThinFilm } | null
}

export const DIELECTRIC = 0.04
/** A least roughness, as of three.js, so that even mirrors show a prefiltered environment. */
const LEAST_ROUGHNESS = 0.045
/** Flakes and tows are partly darker than the color of a paint, so that the others are lighter. */
const BRIGHTER = 1.5
const GLOW = 2.2

const colorOf = (hex: string, factor: number) =>
  linearRgb(Number.parseInt(hex.slice(1), 16), factor)

export function surfaceOf(material: Material): Surface {
  const { metalness, roughness, lacquer, glow, shimmer, structure } = material
  const isBrighter = shimmer || structure?.kind === 'weave'
  const color = colorOf(material.color, isBrighter ? BRIGHTER : 1)
  return {
    color,
    metalness,
    roughness: Math.max(LEAST_ROUGHNESS, roughness),
    clearcoat: lacquer?.[0] ?? 0,
    clearcoatRoughness: Math.max(LEAST_ROUGHNESS, lacquer?.[1] ?? 0),
    emission: glow ? colorOf(glow, GLOW) : [0, 0, 0],
    structure: structure ? { map: normalMap(structure.kind), depth: structure.depth } : null,
    film: shimmer
      ? {
          share: shimmer,
          dielectric: thinFilm([DIELECTRIC, DIELECTRIC, DIELECTRIC]),
          metallic: thinFilm(color),
        }
      : null,
  }
}
