import type { Vector } from '@/domain/kit/shape/mesh'

/** Background that the lights of a picture suit: dark pages, or white ones. */
export type Stage = 'dark' | 'paper'

interface SoftBox {
  /** Width and height in meters. */
  size: readonly [wide: number, high: number]
  radiance: number
  at: Vector
}

/** Positions as a photographer would choose them, in meters around the bike; the front is along z. */
export const SOFT_BOXES: readonly SoftBox[] = [
  { size: [7, 2.2], radiance: 9, at: [0, 5, 1.2] },
  { size: [9, 0.5], radiance: 14, at: [0, 3.6, -4.2] },
  { size: [6.5, 1.1], radiance: 4.5, at: [0.5, 2.2, 6.5] },
  { size: [1.1, 5], radiance: 9, at: [6.5, 2, 2.5] },
  { size: [0.8, 5], radiance: 8, at: [-6.5, 2, 2] },
  { size: [0.35, 5], radiance: 16, at: [-5, 2, -4.5] },
  { size: [0.35, 5], radiance: 16, at: [5.2, 2, -4.5] },
  { size: [9, 0.3], radiance: 6, at: [0, 0.3, 6.6] },
  { size: [5, 3], radiance: 0.9, at: [0, 1.6, 8] },
  { size: [7, 1.6], radiance: 1.7, at: [4.5, -0.75, 4.5] },
  { size: [7, 1.6], radiance: 1.1, at: [-4.5, -0.75, 4.5] },
]

/** Point in meters that all soft boxes face. */
export const SOFT_BOX_TARGET: Vector = [0, 0.3, 0]

/** A sphere around the bike with a round floor, in meters. */
export const ROOM = { radius: 12, floorRadius: 11, floorHeight: -1.2 } as const

/** Radiance of walls and floor, and what the radiance of the soft boxes is multiplied by. */
export const ROOM_LIGHT = {
  dark: { walls: 0.11, floor: 0.14, boxes: 1 },
  paper: { walls: 0.36, floor: 0.5, boxes: 0.8 },
} as const

/** Blur of the environment map, as an angle in radians. */
export const ENVIRONMENT_BLUR = 0.012

interface Light {
  /** Intensities of the two lamps. */
  lamp: number
  sky: number
  /** Color (0xRRGGBB) and intensity of the light that the floor reflects. */
  bounce: readonly [color: number, intensity: number]
  /** Weight of the environment's diffuse light. */
  surroundings: number
  /** Radiance of edges that are lit from behind. */
  rim: number
  exposure: number
  /** Opacity of the darkest shadow on the floor. */
  floorDarkness: number
}

export const LIGHT: Record<Stage, Light> = {
  dark: {
    lamp: 2.2,
    sky: 2.3,
    bounce: [0xcfd6e0, 1.1],
    surroundings: 0.25,
    rim: 0.32,
    exposure: 1.05,
    floorDarkness: 0.92,
  },
  paper: {
    lamp: 1.6,
    sky: 2.6,
    bounce: [0xf6f5f1, 1.5],
    surroundings: 0.3,
    rim: 0,
    exposure: 1,
    floorDarkness: 0.78,
  },
}

/** How fast the light from behind fades from the edge of a shape to its middle; without it, black merges with the stage. */
export const RIM_POWER = 3

/** Depth maps of the lamps; lengths are in meters. */
export const LAMP = {
  /** Extent of a map from its middle. */
  halfWidth: 1.15,
  halfHeight: 0.95,
  /** Range of depths. */
  near: 0.5,
  far: 9,
  /** Point that the lamps are aimed at. */
  target: [0, 0.45, 0] as Vector,
  /** Offsets against shadow acne: along the normal, and as a share of the range of depths. */
  normalBias: 0.0012,
  bias: 0.0003,
} as const

/** Area of the floor shadow in meters, and its resolution. */
export const FLOOR = { wide: 4.4, deep: 3, width: 1024, height: 698 } as const

/** Half the length and half the depth of the ellipse in which the floor shadow fades out, in meters. */
export const FLOOR_FADE = [1.55, 0.95] as const
