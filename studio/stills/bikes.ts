import { readFileSync } from 'node:fs'

import sharp from 'sharp'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import type { FloorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import { floorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import { render } from '@/domain/shop/bike3d/render/render'
import type { Scene } from '@/domain/shop/bike3d/render/scene'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { View } from '@/domain/shop/bike3d/views'
import { cameraOf, STILL, VIEWS } from '@/domain/shop/bike3d/views'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { printLine } from '@/scripts/problem'
import type { Album } from './album'
import { openAlbum } from './album'
import { geometryHash, rendererCode, shortHash } from './studio'

/** Phones show the 720 px width at a high pixel density, which hides artifacts. */
const WIDTHS = [
  { width: 1600, quality: 40 },
  { width: 960, quality: 40 },
  { width: 720, quality: 34 },
  { width: 480, quality: 40 },
] as const
const OTHER_WIDTH = 960
/** Size of the photos that fill the window: all views of a bike's first color on the dark stage. */
const PHOTO = { width: 2560, height: 1579 } as const
/** Saddle height for a rider of average height. */
const SADDLE = saddleHeight(80)
const SAMPLES = 16
/** With 96 directions, the shadow on paper has patches. */
const SHADOW_DIRECTIONS = 384

interface StillJob {
  bike: Bike
  build: Build
  view: View
  stages: readonly Stage[]
  nameOf: (stage: Stage) => string
  isPhoto: boolean
}

/** An existing picture: key of its build's appearance, and a hash of model, materials and renderer. */
interface Entry {
  key: string
  made: string
}

export async function renderBikes(only: string): Promise<void> {
  const code = await rendererCode()
  const jobs = listJobs()
  const photos = new Set(jobs.filter((one) => one.isPhoto).map(({ nameOf }) => nameOf('dark')))
  const album = openAlbum<Entry>({
    folder: 'public/stills',
    widths: [{ width: PHOTO.width, quality: 34, of: (name) => photos.has(name) }, ...WIDTHS],
    other: OTHER_WIDTH,
    isSame: (a, b) => a.key === b.key && a.made === b.made,
  })
  for (const job of jobs) {
    const stages = job.stages.filter(
      (stage) =>
        job.nameOf(stage).includes(only) &&
        !album.has(job.nameOf(stage), entryOf(job, stage, code)),
    )
    if (stages.length) await renderJob({ ...job, stages }, album, code)
  }
  await album.addWidths()
  const names = jobs.flatMap(({ nameOf, stages }) => stages.map(nameOf))
  if (!only) album.keep(new Set(names))
}

/** Lists side and front of all standard colors on both stages, and the other views of the default color. */
function listJobs(): StillJob[] {
  const [country] = seedCountries
  if (!country) return []
  return seedBikes.flatMap((bike) => {
    const first = defaultBuild(bike, country)
    const plain = bike.colors.filter(({ type }) => type !== 'Custom')
    return plain.flatMap(({ id, title }) =>
      VIEWS.flatMap((view): StillJob[] => {
        const isWhole = view === 'side' || view === 'front'
        if (!isWhole && id !== first.color_id) return []
        const color = title.toLowerCase().replaceAll(' ', '-')
        const nameOf = (stage: Stage) => [bike.slug, color, stage, view].join('-')
        const stages = isWhole ? (['dark', 'paper'] as const) : (['dark'] as const)
        const isPhoto = id === first.color_id
        return [{ bike, build: colorChosen(bike, first, id), view, stages, nameOf, isPhoto }]
      }),
    )
  })
}

interface Shape {
  scene: Scene
  points: FramePoints
  geometry: string
  floor?: FloorShadow
}

const shapes = new Map<string, Shape>()

/** Cached per bike, because its colors share the shape. */
function shapeOf(bike: Bike, build: Build): Shape {
  const known = shapes.get(bike.slug)
  if (known) return known
  const { parts, points } = bikeModel(bike, build, { saddle: SADDLE, detail: 'fine' })
  const made = { scene: sceneOf(meshesOf(parts), points), points, geometry: geometryHash(parts) }
  shapes.set(bike.slug, made)
  return made
}

const materialsIn = ({ bike, build }: StillJob) => materialsOf(lookOf(bike, build).paint)

function entryOf(job: StillJob, stage: Stage, code: string): Entry {
  const { scene, geometry } = shapeOf(job.bike, job.build)
  const materials: Readonly<Record<string, object>> = materialsIn(job)
  const used = JSON.stringify([...scene.names].sort().map((name) => [name, materials[name]]))
  const views = readFileSync('domain/shop/bike3d/views.ts', 'utf8')
  return {
    key: stillKey(job.bike, job.build),
    made: shortHash(geometry, used, stage, views, code),
  }
}

async function renderJob(job: StillJob, album: Album<Entry>, code: string): Promise<void> {
  const { bike, build, view, stages } = job
  const shape = shapeOf(bike, build)
  const { scene, points } = shape
  const floor = (shape.floor ??= floorShadow(scene, SHADOW_DIRECTIONS))
  const size = job.isPhoto ? PHOTO : STILL
  const pictures = render({
    ...{ scene, floor, stages, ...size, samples: SAMPLES },
    materials: materialsIn(job),
    camera: cameraOf(view, bike, points),
  })
  for (const [index, stage] of stages.entries()) {
    const picture = sharp(pictures[index], { raw: { ...size, channels: 4 } })
    await album.save(job.nameOf(stage), picture, entryOf(job, stage, code))
    printLine(job.nameOf(stage))
  }
}
