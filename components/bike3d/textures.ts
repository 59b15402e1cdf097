import type { Texture } from 'three'
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

type Pixel = (x: number, y: number) => readonly [number, number, number]

const SIZE = 256
const FLAT = 127.5

function texture(size: number, pixel: Pixel): Texture {
  const data = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) data.set([...pixel(x, y), 255], (y * size + x) * 4)
  const made = new DataTexture(data, size, size)
  made.wrapS = RepeatWrapping
  made.wrapT = RepeatWrapping
  made.magFilter = LinearFilter
  made.minFilter = LinearMipmapLinearFilter
  made.generateMipmaps = true
  made.anisotropy = 8
  made.needsUpdate = true
  return made
}

/** Numbers that look like chance and are the same each time: a picture made again is the same picture. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Flakes of a pearlized paint: each is two by two pixels and tilted its own way. */
export function flakes(): Texture {
  const chance = noise(7)
  const half = SIZE / 2
  const tilts = Array.from({ length: half * half }, () => [chance() - 0.5, chance() - 0.5] as const)
  return texture(SIZE, (x, y) => {
    const [u, v] = tilts[(y >> 1) * half + (x >> 1)] ?? [0, 0]
    return [FLAT + u * 64, FLAT + v * 64, 255]
  })
}

/** The fine unevenness of cast, molded and anodized surfaces. */
export function grain(): Texture {
  const chance = noise(11)
  const raw = Float32Array.from({ length: SIZE * SIZE }, chance)
  const at = (x: number, y: number) => raw[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0
  const around = [-1, 0, 1]
  const height = (x: number, y: number) =>
    around.reduce((sum, j) => sum + around.reduce((row, i) => row + at(x + i, y + j), 0), 0) / 9
  return texture(SIZE, (x, y) => [
    FLAT + (height(x + 1, y) - height(x - 1, y)) * 200,
    FLAT + (height(x, y + 1) - height(x, y - 1)) * 200,
    255,
  ])
}

const isWarp = (x: number, y: number) => ((((x >> 4) - (y >> 4)) % 4) + 4) % 4 < 2

/** Carbon in a two by two twill: each tow is tilted along itself. */
export function weave(): Texture {
  return texture(64, (x, y) => {
    const warp = isWarp(x, y)
    const tilt = (((warp ? x : y) % 16) / 16 - 0.5) * 150
    return warp ? [FLAT + tilt, FLAT, 235] : [FLAT, FLAT + tilt, 235]
  })
}

export function weaveColor(): Texture {
  const made = texture(64, (x, y) => (isWarp(x, y) ? [44, 44, 47] : [26, 26, 29]))
  made.colorSpace = SRGBColorSpace
  return made
}
