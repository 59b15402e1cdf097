import { CameraView } from '@/domain/shop/bike3d/render/camera-view'
import { projection, rasterize } from '@/domain/shop/bike3d/render/rasterizer'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import type { explodedScene } from '@/studio/parts3d/exploded-views'
import { FLOOR } from './floor'

/** Position in shares of width and height. */
type Spot = readonly [x: number, y: number]

/** Enough to hit the thinnest part. */
const WIDTH = 800
const HEIGHT = 600
/** Pixels from a dot's center to the edge of its part, beyond which more is no better. */
const INSIDE = 8
/** Pixels between two dots, beyond which more is no better: as wide as two dots on a phone. */
const APART = 110

/** Returns for each spot a position where its part is visible, away from the other spots. */
export function visibleSpots(scene: ReturnType<typeof explodedScene>): Record<string, Spot> {
  const owners = visibleOwners(scene)
  const masks = scene.spots
    .map(([code]) => ({ code, pixels: owners.flatMap((one, at) => (one === code ? [at] : [])) }))
    .sort((a, b) => a.pixels.length - b.pixels.length)
  const taken: number[] = []
  const spots = new Map<string, Spot>()
  for (const { code, pixels } of masks) {
    const best = bestOf(pixels, owners, taken)
    if (best === undefined) throw new Error(`Nothing of ${code} is visible`)
    taken.push(best)
    spots.set(code, shareOf(best))
  }
  return Object.fromEntries(scene.spots.map(([code]) => [code, spots.get(code) ?? [0, 0]]))
}

/** Returns what is visible in each pixel: the code of a spot, or an empty text. */
function visibleOwners({ parts, spots, camera }: ReturnType<typeof explodedScene>): string[] {
  const codes = new Map(spots.flatMap(([code, own]) => own.map((part) => [part, code] as const)))
  const owned = parts.map((part) => ({ ...part, material: codes.get(part) ?? '' }))
  const { positions, triangles, material, names } = sceneOf(meshesOf(owned), FLOOR)
  const drawn = projection(positions.length / 3)
  const size = { width: WIDTH, height: HEIGHT }
  new CameraView(camera, size).project(positions, drawn, [0, 0])
  const ids = new Int32Array(WIDTH * HEIGHT)
  const depth = new Float32Array(WIDTH * HEIGHT)
  rasterize(triangles, drawn, { ...size, depth, ids }, 'front')
  return [...ids].map((id) => (id > 0 ? (names[material[id - 1] ?? 0] ?? '') : ''))
}

function bestOf(pixels: readonly number[], owners: readonly string[], taken: readonly number[]) {
  let best: number | undefined
  let most = -1
  for (const pixel of pixels) {
    const apart = Math.min(APART, ...taken.map((other) => distance(pixel, other)))
    const score = apart / APART + depthWithin(pixel, owners) / INSIDE
    if (score > most) [best, most] = [pixel, score]
  }
  return best
}

/** Distance in pixels to the nearest pixel of something else, horizontally or vertically. */
function depthWithin(pixel: number, owners: readonly string[]): number {
  for (let far = 1; far <= INSIDE; far++)
    for (const step of [1, -1, WIDTH, -WIDTH])
      if (owners[pixel + step * far] !== owners[pixel]) return far - 1
  return INSIDE
}

const distance = (a: number, b: number) =>
  Math.hypot((a % WIDTH) - (b % WIDTH), Math.floor(a / WIDTH) - Math.floor(b / WIDTH))

const shareOf = (pixel: number): Spot => [
  Math.round(((pixel % WIDTH) / WIDTH) * 1000) / 1000,
  Math.round((Math.floor(pixel / WIDTH) / HEIGHT) * 1000) / 1000,
]
