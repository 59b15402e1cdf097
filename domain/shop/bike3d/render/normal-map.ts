import { TEXTURE_PERIOD } from '../uvs'
import type { StructureKind, Tile } from './fine-structure'
import { NORMAL_TILES, STRUCTURE_REPEATS, weaveColor } from './fine-structure'
import { linear } from './linear-color'

/** Tilts along u and v, and brightness, of each texel. */
interface Level {
  size: number
  texels: Float32Array
}

/** Mipmap of a fine structure. */
export interface NormalMap {
  /** Each level is half as wide as the one before. */
  levels: readonly Level[]
  /** Texels of the first level in a meter. */
  texelsPerMeter: number
  /** Part of a normal that isn't tilted. */
  upright: number
}

const CHANNELS = 3
const maps = new Map<StructureKind, NormalMap>()

/** Returns the mipmap of a structure; it is made once. */
export function normalMap(kind: StructureKind): NormalMap {
  const known = maps.get(kind)
  if (known) return known
  const tile = NORMAL_TILES[kind]()
  const levels = [firstLevel(tile, kind === 'weave' ? weaveColor() : null)]
  for (let last = levels[0]; last && last.size > 1; last = levels.at(-1)) levels.push(halved(last))
  const made = {
    levels,
    texelsPerMeter: (tile.size * STRUCTURE_REPEATS[kind] * 1000) / TEXTURE_PERIOD,
    upright: tilt(tile.data[2]),
  }
  maps.set(kind, made)
  return made
}

const tilt = (value = 0) => value / 127.5 - 1

function firstLevel({ size, data }: Tile, color: Tile | null): Level {
  const texels = new Float32Array(size * size * CHANNELS)
  for (let from = 0, to = 0; from < data.length; from += 4, to += CHANNELS) {
    texels[to] = tilt(data[from])
    texels[to + 1] = tilt(data[from + 1])
    texels[to + 2] = color ? linear((color.data[from] ?? 0) / 255) : 1
  }
  return { size, texels }
}

function halved({ size, texels }: Level): Level {
  const half = size / 2
  const means = new Float32Array(half * half * CHANNELS)
  for (let row = 0; row < half; row++)
    for (let column = 0; column < half * CHANNELS; column++) {
      const channel = column % CHANNELS
      const from = (row * 2 * size + ((column - channel) / CHANNELS) * 2) * CHANNELS + channel
      const below = from + size * CHANNELS
      const above = (texels[from] ?? 0) + (texels[from + CHANNELS] ?? 0)
      const sum = above + (texels[below] ?? 0) + (texels[below + CHANNELS] ?? 0)
      means[row * half * CHANNELS + column] = sum / 4
    }
  return { size: half, texels: means }
}

/** What `lookUp` found: tilts along u and v, and brightness. */
export const texel = { u: 0, v: 0, brightness: 1 }

/**
 * Interpolates a map into `texel`, so that no memory is needed for each pixel.
 *
 * @param u position in meters
 * @param v position in meters
 * @param pixel extent of a pixel in meters
 */
export function lookUp({ levels, texelsPerMeter }: NormalMap, u: number, v: number, pixel: number) {
  const level = Math.min(levels.length - 1, Math.max(0, Math.log2(pixel * texelsPerMeter)))
  const index = Math.trunc(level)
  texel.u = texel.v = texel.brightness = 0
  addLevel(levels[index], u * texelsPerMeter, v * texelsPerMeter, 1 - level + index, 2 ** -index)
  if (level > index)
    addLevel(
      levels[index + 1],
      u * texelsPerMeter,
      v * texelsPerMeter,
      level - index,
      2 ** -index / 2,
    )
}

function addLevel(level: Level | undefined, u: number, v: number, share: number, scale: number) {
  if (!level) return
  const { size, texels } = level
  const x = u * scale - 0.5
  const y = v * scale - 0.5
  const column = Math.floor(x)
  const row = Math.floor(y)
  const right = x - column
  const bottom = y - row
  const last = size - 1
  // Sizes are powers of two, so that a mask repeats the tile.
  const top = (row & last) * size
  const under = ((row + 1) & last) * size
  add(texels, (top + (column & last)) * CHANNELS, share * (1 - right) * (1 - bottom))
  add(texels, (top + ((column + 1) & last)) * CHANNELS, share * right * (1 - bottom))
  add(texels, (under + (column & last)) * CHANNELS, share * (1 - right) * bottom)
  add(texels, (under + ((column + 1) & last)) * CHANNELS, share * right * bottom)
}

function add(texels: Float32Array, at: number, weight: number): void {
  texel.u += (texels[at] ?? 0) * weight
  texel.v += (texels[at + 1] ?? 0) * weight
  texel.brightness += (texels[at + 2] ?? 0) * weight
}
