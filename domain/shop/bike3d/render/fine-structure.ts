import type { Material } from '../materials'

export type StructureKind = NonNullable<Material['structure']>['kind']

/** A square image that repeats: red, green, blue and alpha from 0 to 255. */
export interface Tile {
  /** Width and height in pixels. */
  size: number
  data: Uint8Array<ArrayBuffer>
}

/** How often each structure repeats within the period of textures (`TEXTURE_PERIOD`). */
export const STRUCTURE_REPEATS = { flakes: 5, grain: 8, weave: 10 } as const

const SIZE = 256
const FLAT = 127.5

/** Draws a tile, default white, always opaque. */
function tile(size: number, draw: (data: Uint8Array) => void): Tile {
  const data = new Uint8Array(size * size * 4).fill(255)
  draw(data)
  return { size, data }
}

/** Calls `visit` with the coordinates and the data offset of each pixel. */
function eachPixel(size: number, visit: (x: number, y: number, at: number) => void): void {
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) visit(x, y, (y * size + x) * 4)
}

/** Returns a seeded random number generator, so that re-rendering yields an identical picture. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Pearlescent paint: each flake is two by two pixels with its own tilt. */
function flakes(): Tile {
  const chance = noise(7)
  const half = SIZE / 2
  const tilts = Float64Array.from({ length: half * half * 2 }, () => chance() - 0.5)
  return tile(SIZE, (data) =>
    eachPixel(SIZE, (x, y, at) => {
      const tilt = ((y >> 1) * half + (x >> 1)) * 2
      data[at] = FLAT + (tilts[tilt] ?? 0) * 64
      data[at + 1] = FLAT + (tilts[tilt + 1] ?? 0) * 64
    }),
  )
}

/** Cast, molded and anodized surfaces. */
function grain(): Tile {
  const chance = noise(11)
  const raw = Float32Array.from({ length: SIZE * SIZE }, chance)
  const heights = summed(summed(raw, 1, SIZE), SIZE, 1).map((sum) => sum / 9)
  const height = (x: number, y: number) => heights[around(y) * SIZE + around(x)] ?? 0
  return tile(SIZE, (data) =>
    eachPixel(SIZE, (x, y, at) => {
      data[at] = FLAT + (height(x + 1, y) - height(x - 1, y)) * 200
      data[at + 1] = FLAT + (height(x, y + 1) - height(x, y - 1)) * 200
    }),
  )
}

const around = (index: number) => (index + SIZE) % SIZE

/** Sums each value with its neighbors along lines; values of a line are `step` apart, lines are `next` apart. */
function summed(values: Float32Array | Float64Array, step: number, next: number): Float64Array {
  const sums = new Float64Array(values.length)
  for (let line = 0; line < SIZE; line++)
    for (let index = 0; index < SIZE; index++) {
      const [from, at] = [line * next, line * next + index * step]
      const before = values[from + around(index - 1) * step] ?? 0
      const behind = values[from + around(index + 1) * step] ?? 0
      sums[at] = before + (values[at] ?? 0) + behind
    }
  return sums
}

/** Size of the weave's tiles: four tows, in pixels. */
const TWILL = 64

const isWarp = (x: number, y: number) => ((((x >> 4) - (y >> 4)) % 4) + 4) % 4 < 2

/** Carbon in a two by two twill: each tow is tilted along itself. */
function weave(): Tile {
  return tile(TWILL, (data) =>
    eachPixel(TWILL, (x, y, at) => {
      const warp = isWarp(x, y)
      const tilt = (((warp ? x : y) % 16) / 16 - 0.5) * 150
      data[at] = FLAT + (warp ? tilt : 0)
      data[at + 1] = FLAT + (warp ? 0 : tilt)
      data[at + 2] = 235
    }),
  )
}

/** Normal maps of the structures. */
export const NORMAL_TILES: Record<StructureKind, () => Tile> = { flakes, grain, weave }

const WARP = [255, 255, 255]
const WEFT = [178, 178, 178]

/** Color of a weave, in sRGB: half of the tows are darker. */
export const weaveColor = (): Tile =>
  tile(TWILL, (data) => eachPixel(TWILL, (x, y, at) => data.set(isWarp(x, y) ? WARP : WEFT, at)))
