import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { optionStillName, paintStillName, spareStillName } from '@/domain/shop/goods/still-names'
import type { PartShotSpec } from '@/studio/parts3d/part-shot-spec'
import { modelOfSpec } from '@/studio/parts3d/part-shot-spec'
import type { PartScene } from '@/studio/parts3d/part-scene'
import { SPARE_SHOWINGS } from '@/studio/parts3d/spare-showings'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { printLine } from '@/scripts/problem'
import type { Width } from './album'
import { openAlbum } from './album'
import { partPicture, type PictureSize } from './part-picture'
import { geometryHash, rendererCode, shortHash } from './studio'

const SPARES = {
  folder: 'public/spare-stills',
  size: { width: 800, height: 600, samples: 7 },
  widths: [
    { width: 800, quality: 54 },
    { width: 400, quality: 52 },
  ],
  other: 800,
} as const
/** Rendered at twice the stored width, because every edge counts at this size. */
const OPTIONS = {
  folder: 'public/option-stills',
  size: { width: 480, height: 360, samples: 6 },
  widths: [{ width: 240, quality: 56 }],
  other: 240,
} as const

interface StillSpec {
  folder: string
  size: PictureSize
  widths: readonly Width[]
  other: number
}

type PartShots = ReadonlyMap<string, PartShotSpec>

export async function takeParts(only: string): Promise<void> {
  const first = firstBuilds()
  await takeAll({ only, shelf: SPARES, wishes: spares(first) })
  await takeAll({ only, shelf: OPTIONS, wishes: options(first) })
}

interface Order {
  only: string
  shelf: StillSpec
  wishes: PartShots
}

async function takeAll({ only, shelf, wishes }: Order): Promise<void> {
  const code = await rendererCode()
  const { size, ...album } = shelf
  const pictures = openAlbum<{ made: string }>({ ...album, isSame: (a, b) => a.made === b.made })
  for (const [name, spec] of wishes) {
    if (!name.includes(only)) continue
    const scene = modelOfSpec(spec)
    const entry = { made: madeOf(scene, size, code) }
    if (pictures.has(name, entry)) continue
    await pictures.save(name, partPicture(scene, size), entry)
    printLine(name)
  }
  await pictures.addWidths()
  if (!only) pictures.keep(new Set(wishes.keys()))
}

/** Hashes what determines the picture; a bike's paint doesn't count if only its clay is visible. */
export function madeOf(
  { parts, camera, materials }: PartScene,
  size: object,
  code: string,
): string {
  const seen = [...new Set(parts.map(({ material }) => material))].sort()
  const looks = seen.map((name) => [name, materials[name]])
  return shortHash(geometryHash(parts), JSON.stringify([camera, looks, size]), code)
}

export interface BikeBuild {
  bike: Bike
  build: Build
}

export function firstBuilds(): BikeBuild[] {
  const [country] = seedCountries
  return country ? seedBikes.map((bike) => ({ bike, build: defaultBuild(bike, country) })) : []
}

const spares = (places: readonly BikeBuild[]): PartShots =>
  new Map(
    Object.entries(SPARE_SHOWINGS).flatMap(([id, { bike }]) => {
      const bikeBuild = places.find((one) => one.bike.slug === bike)
      return bikeBuild
        ? [[spareStillName(Number(id)), { ...bikeBuild, spare: Number(id) }] as const]
        : []
    }),
  )

/** Deduplicates options that look the same on several bikes. */
const options = (places: readonly BikeBuild[]): PartShots =>
  new Map(
    places.flatMap(({ bike, build }): [string, PartShotSpec][] => [
      ...bike.groups
        .flatMap(({ parts }) => parts)
        .flatMap((option): [string, PartShotSpec][] => {
          const name = optionStillName(bike.slug, option)
          return name ? [[name, { bike, build, option }]] : []
        }),
      ...bike.colors
        .filter(({ type }) => type !== 'Custom')
        .map((color): [string, PartShotSpec] => [
          paintStillName(color),
          { bike, build: colorChosen(bike, build, color.id) },
        ]),
    ]),
  )
