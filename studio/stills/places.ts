import sharp from 'sharp'

import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import type { Material } from '@/domain/shop/bike3d/materials'
import type { ModelPart } from '@/domain/shop/bike3d/part'
import { FINE_PIECES } from '@/domain/shop/bike3d/pieces'
import { FLOOR } from '@/domain/shop/bike3d/render/lighting'
import { render } from '@/domain/shop/bike3d/render/render'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import { cameraOf, STILL } from '@/domain/shop/bike3d/views'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { spareStillName } from '@/domain/shop/goods/still-names'
import { SPARE_PLACES, type SparePlace } from '@/studio/parts3d/spare-places'
import { printLine } from '@/scripts/problem'
import { openAlbum } from './album'
import type { BikeBuild } from './parts'
import { firstBuilds } from './parts'
import { geometryHash, rendererCode, shortHash } from './studio'

const WIDTHS = [
  { width: 1600, quality: 44 },
  { width: 800, quality: 46 },
] as const
const SAMPLES = 8
const SADDLE = saddleHeight(80)
const NO_SHADOW = new Float32Array(FLOOR.width * FLOOR.height)

const GHOST: Material = { color: '#565C63', metalness: 0, roughness: 0.7 }
const LIT: Material = { color: '#CFF245', metalness: 0, roughness: 0.45, glow: '#33400A' }
const MATERIALS = { ghost: GHOST, lit: LIT }

/** Parts smaller than this share of the width have a ring around them. */
const SMALL = 0.07
const RING = { margin: 26, least: 44, stroke: 5 } as const

/** A picture of a bike, or of a part of it in the same place; `bike` is its slug. */
interface Entry {
  made: string
  bike: string
}

/** Renders each bike without colors, and the spare parts that shine through it. */
export async function takePlaces(only: string): Promise<void> {
  const code = await rendererCode()
  const album = openAlbum<Entry>({
    folder: 'public/spare-places',
    widths: WIDTHS,
    other: 800,
    isSame: (a, b) => a.made === b.made && a.bike === b.bike,
  })
  const bikes = firstBuilds()
  const jobs = bikes.flatMap((one) => [
    { name: one.bike.slug, one, place: null },
    ...Object.entries(SPARE_PLACES)
      .filter(([, { bike }]) => bike === one.bike.slug)
      .map(([id, place]) => ({ name: spareStillName(Number(id)), one, place })),
  ])
  for (const { name, one, place } of jobs) {
    if (!name.includes(only)) continue
    const parts = place ? partsAt(place, one) : ghostOf(one)
    const made = shortHash(geometryHash(parts), JSON.stringify([MATERIALS, RING, WIDTHS]), code)
    const entry = { made, bike: one.bike.slug }
    if (album.has(name, entry)) continue
    await album.save(name, await pictureOf(parts, one), entry)
    printLine(name)
  }
  if (!only) album.keep(new Set(jobs.map(({ name }) => name)))
}

type PlacePart = ModelPart<keyof typeof MATERIALS>

const ghostOf = ({ bike, build }: BikeBuild): PlacePart[] =>
  bikeModel(bike, build, { saddle: SADDLE, detail: 'fine' }).parts.map((part) => ({
    ...part,
    material: 'ghost',
  }))

function partsAt({ pieces, shown, look }: SparePlace, { bike, build }: BikeBuild): PlacePart[] {
  const whole = { ...lookOf(bike, build), ...look }
  const bones = { points: frameOf(bike, whole.size), look: whole, detail: 'fine' } as const
  return FINE_PIECES.filter(({ name }) => pieces.includes(name))
    .flatMap(({ make }) => make(bones, SADDLE))
    .filter(({ name }) => shown.test(name))
    .map((part) => ({ ...part, material: 'lit' }))
}

async function pictureOf(parts: readonly PlacePart[], { bike, build }: BikeBuild) {
  const points = frameOf(bike, lookOf(bike, build).size)
  const [pixels] = render({
    ...{ ...STILL, samples: SAMPLES, materials: MATERIALS },
    scene: sceneOf(meshesOf(parts), points),
    camera: cameraOf('side', bike, points),
    floor: NO_SHADOW,
    stages: ['dark'],
  })
  const picture = sharp(pixels, { raw: { ...STILL, channels: 4 } })
  const ring = pixels && ringAround(pixels)
  if (!ring) return picture
  const whole = await picture
    .composite([{ input: Buffer.from(ring) }])
    .raw()
    .toBuffer()
  return sharp(whole, { raw: { ...STILL, channels: 4 } })
}

/** Returns a ring as SVG, if what is visible is small. */
function ringAround(pixels: Uint8ClampedArray): string | null {
  const { width, height } = STILL
  const low: [number, number] = [width, height]
  const high: [number, number] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      low[0] = Math.min(low[0], x)
      low[1] = Math.min(low[1], y)
      high[0] = Math.max(high[0], x)
      high[1] = Math.max(high[1], y)
    }
  const across = Math.hypot(high[0] - low[0], high[1] - low[1])
  if (across > SMALL * width) return null
  const radius = Math.max(RING.least, across / 2 + RING.margin)
  const middle = `cx="${(low[0] + high[0]) / 2}" cy="${(low[1] + high[1]) / 2}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle ${middle} r="${radius}" fill="none" stroke="${LIT.color}" stroke-width="${RING.stroke}"/></svg>`
}
