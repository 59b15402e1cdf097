import type { Vector } from '@/domain/kit/shape/mesh'
import { cross, dot, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import type { Stage } from './lighting'
import { ENVIRONMENT_BLUR, ROOM, ROOM_LIGHT, SOFT_BOX_TARGET, SOFT_BOXES } from './lighting'
import { halton } from './sky'

/**
 * Radiance in each direction (longitude by latitude) for one roughness. The first and the last row are the poles, so that
 * reflections are continuous there.
 */
interface Level {
  width: number
  height: number
  radiance: Float32Array
}

/** Prefiltered environment map: light is gray, so each texel is one number. */
export type EnvironmentMap = readonly Level[]

const WIDTH = 1024
/** Roughness and number of samples of each level after the first, as in three.js: 1 - sqrt(1 - level / 5). */
const ROUGH_LEVELS = [
  [0.10557, 32],
  [0.2254, 64],
  [0.36754, 128],
  [0.55279, 256],
  [1, 512],
] as const

/** Renders the soft boxes as seen from the bike, once for each roughness; each level is half as wide as the one before. */
export function environmentMap(stage: Stage): EnvironmentMap {
  let source = blurred(filled(WIDTH, radianceOf(stage)), ENVIRONMENT_BLUR)
  const levels = [source]
  for (const [roughness, samples] of ROUGH_LEVELS) {
    levels.push(filtered(source, lobeOf(roughness, samples)))
    source = halved(source)
  }
  return levels
}

function radianceOf(stage: Stage): (direction: Vector) => number {
  const { walls, floor, boxes } = ROOM_LIGHT[stage]
  const planes = SOFT_BOXES.map(({ size: [wide, high], radiance, at }) => {
    const z = unit(minus(SOFT_BOX_TARGET, at))
    const x = unit(cross([0, 1, 0], z))
    return { at, z, x, y: cross(z, x), wide, high, radiance: radiance * boxes }
  })
  return (direction) => {
    // The floor covers even the nearer soft boxes, as in the environment map of three.js: both then light alike.
    const down = ROOM.floorHeight / Math.min(-1e-9, direction[1])
    if (Math.hypot(direction[0], direction[2]) * down < ROOM.floorRadius) return floor
    let [distance, seen]: [number, number] = [ROOM.radius, walls]
    for (const { at, z, x, y, wide, high, radiance } of planes) {
      const away = dot(at, z) / dot(direction, z)
      if (!(away > 0.1 && away < distance)) continue
      const hit = minus(scaled(direction, away), at)
      if (Math.abs(dot(hit, x)) > wide / 2 || Math.abs(dot(hit, y)) > high / 2) continue
      ;[distance, seen] = [away, radiance]
    }
    return seen
  }
}

function filled(width: number, radiance: (direction: Vector) => number): Level {
  const height = width / 2
  const level = { width, height, radiance: new Float32Array(width * height) }
  for (let row = 0; row < height; row++) {
    const latitude = Math.PI * (0.5 - row / (height - 1))
    for (let column = 0; column < width; column++) {
      const longitude = 2 * Math.PI * ((column + 0.5) / width)
      const flat = Math.cos(latitude)
      level.radiance[row * width + column] = radiance([
        flat * Math.cos(longitude),
        Math.sin(latitude),
        flat * Math.sin(longitude),
      ])
    }
  }
  return level
}

/** Means of a level over the reflection lobe of a roughness: three coordinates for each direction around the z axis. */
const filtered = (source: Level, lobe: Float64Array): Level =>
  filled(source.width / 2, (normal) => {
    const [nx, ny, nz] = normal
    const [sx, sy, sz] = unit(cross(Math.abs(ny) < 0.99 ? [0, 1, 0] : [1, 0, 0], normal))
    const [ux, uy, uz] = cross(normal, [sx, sy, sz])
    let sum = 0
    let weight = 0
    for (let at = 0; at < lobe.length; at += 3) {
      const x = lobe[at] ?? 0
      const y = lobe[at + 1] ?? 0
      const z = lobe[at + 2] ?? 0
      const radiance = radianceIn(
        source,
        sx * x + ux * y + nx * z,
        sy * x + uy * y + ny * z,
        sz * x + uz * y + nz * z,
      )
      sum += z * radiance
      weight += z
    }
    return sum / weight
  })

/** Importance samples of GGX for a view along the normal. */
function lobeOf(roughness: number, samples: number): Float64Array {
  const alpha = roughness * roughness
  const directions = Array.from({ length: samples }, (_, index): Vector => {
    const [share, turn] = [halton(index + 1, 2), 2 * Math.PI * halton(index + 1, 3)]
    const cos = Math.sqrt((1 - share) / (1 + (alpha * alpha - 1) * share))
    const flat = 2 * cos * Math.sqrt(1 - cos * cos)
    return [flat * Math.cos(turn), flat * Math.sin(turn), 2 * cos * cos - 1]
  })
  return Float64Array.from(directions.filter(([, , z]) => z > 0).flat())
}

/** A level with half the width. Samples of the next lobe are as far apart as its texels. */
function halved(level: Level): Level {
  const smooth = blurred(level, Math.PI / level.height)
  return filled(level.width / 2, ([x, y, z]) => radianceIn(smooth, x, y, z))
}

const radianceIn = (level: Level, x: number, y: number, z: number) =>
  bilinear(level, longitude(x, z), 0.5 - arcsine(y) / Math.PI)

/** Share of a full turn, from 0 to 1. */
function longitude(x: number, z: number): number {
  const turn = Math.atan2(z, x) / (2 * Math.PI)
  return turn < 0 ? turn + 1 : turn
}

/** Blurs rows, wider toward the poles, then columns, by an angle in radians. */
function blurred({ width, height, radiance }: Level, angle: number): Level {
  const rows = new Float32Array(radiance.length)
  const both = new Float32Array(radiance.length)
  const sigma = (angle * height) / Math.PI
  for (let row = 0; row < height; row++) {
    const flat = Math.max(0.05, Math.cos(Math.PI * (0.5 - row / (height - 1))))
    const from = radiance.subarray(row * width, (row + 1) * width)
    convolve(from, rows.subarray(row * width, (row + 1) * width), gaussian(sigma / flat))
  }
  const weights = gaussian(sigma)
  const reach = (weights.length - 1) / 2
  for (let row = 0; row < height; row++)
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index] ?? 0
      const from = Math.min(height - 1, Math.max(0, row + index - reach)) * width
      for (let to = row * width, at = from; at < from + width; at++, to++)
        both[to] = (both[to] ?? 0) + (rows[at] ?? 0) * weight
    }
  return { width, height, radiance: both }
}

/** Blurs a row that is a full turn. */
function convolve(from: Float32Array, to: Float32Array, weights: Float64Array): void {
  const first = from.length * 4 - (weights.length - 1) / 2
  for (let column = 0; column < from.length; column++) {
    let sum = 0
    for (let index = 0; index < weights.length; index++)
      sum += (from[(first + column + index) % from.length] ?? 0) * (weights[index] ?? 0)
    to[column] = sum
  }
}

/** Weights of an odd number of texels around the middle one; `sigma` is in texels. */
function gaussian(sigma: number): Float64Array {
  const reach = Math.ceil(sigma * 2.5)
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-0.5 * ((index - reach) / sigma) ** 2),
  )
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((one) => one / sum)
}

/** Radiance of the surroundings, prefiltered for a roughness, in a unit direction. */
export function reflected(map: EnvironmentMap, x: number, y: number, z: number, roughness: number) {
  const level = (map.length - 1) * roughness * (2 - roughness)
  const index = Math.min(map.length - 2, Math.trunc(level))
  const share = level - index
  const u = longitude(x, z)
  const v = 0.5 - arcsine(y) / Math.PI
  const fine = map[index]
  const coarse = map[index + 1]
  if (!fine || !coarse) return 0
  if (share > 0.999) return bilinear(coarse, u, v)
  return bilinear(fine, u, v) * (1 - share) + bilinear(coarse, u, v) * share
}

/** A polynomial, exact to 0.0001. */
function arcsine(y: number): number {
  const a = Math.min(1, Math.abs(y))
  const arc = 1.5707288 + a * (-0.2121144 + a * (0.074261 - 0.0187293 * a))
  const angle = Math.PI / 2 - Math.sqrt(1 - a) * arc
  return y < 0 ? -angle : angle
}

function bilinear({ width, height, radiance }: Level, u: number, v: number): number {
  const x = u * width - 0.5
  const y = v * (height - 1)
  const column = Math.floor(x)
  const row = Math.floor(y)
  const shareX = x - column
  const shareY = y - row
  const left = column < 0 ? column + width : column
  const right = column + 1 >= width ? column + 1 - width : column + 1
  const top = row * width
  const bottom = Math.min(height - 1, row + 1) * width
  const above = (radiance[top + left] ?? 0) * (1 - shareX) + (radiance[top + right] ?? 0) * shareX
  const below =
    (radiance[bottom + left] ?? 0) * (1 - shareX) + (radiance[bottom + right] ?? 0) * shareX
  return above * (1 - shareY) + below * shareY
}
