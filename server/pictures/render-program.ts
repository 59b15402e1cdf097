import os from 'node:os'
import { createInterface } from 'node:readline'

import sharp from 'sharp'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { livePieces, type MakePieces } from '@/domain/shop/bike3d/live-model'
import type { FloorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import { floorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import { render } from '@/domain/shop/bike3d/render/render'
import type { MaterialMesh, Scene } from '@/domain/shop/bike3d/render/scene'
import { sceneOf } from '@/domain/shop/bike3d/render/scene'
import { cameraOf } from '@/domain/shop/bike3d/views'

import type { PictureFile, RenderedPicture, RenderTask } from '@/server/kernel/ports/build-renderer'

/** What the program prints before the files of a task. */
export interface RenderReport extends Omit<RenderedPicture, 'files'> {
  files: PictureFile[]
}

const STAGES = ['dark', 'paper'] as const
/** Files of each picture. */
const FILES = [
  { format: 'avif', width: 960 },
  { format: 'avif', width: 480 },
  { format: 'avif', width: 320 },
  { format: 'webp', width: 480 },
] as const

const SIZE = { width: 960, height: 592 } as const
const SAMPLES = 16
/** With half as many, the shadow on paper has patches; twice as many take 2 s more. */
const SHADOW_DIRECTIONS = 192
/** Saddle height for a rider of average height, as in the studio's pictures. */
const SADDLE = saddleHeight(80)
/** Versions of each piece of a bike that are cached. */
const MOST_VERSIONS = 2
const QUALITY = { avif: 45, webp: 80 } as const

/** Pieces of the last bike, whose data may have changed since. */
let pieces: { bike: string; of: MakePieces } | undefined

function meshesOf(bike: Bike, build: Build): MaterialMesh[] {
  const data = JSON.stringify(bike)
  if (pieces?.bike !== data) pieces = { bike: data, of: livePieces(bike, MOST_VERSIONS) }
  return [...pieces.of(build, SADDLE, 'fine')].flatMap(({ surfaces }) => surfaces)
}

interface Shape {
  meshes: readonly MaterialMesh[]
  points: FramePoints
  scene: Scene
  floor: FloorShadow
}

/** The last shape; its other colors need no new scene. */
let last: Shape | undefined

function shapeOf(bike: Bike, build: Build): Shape {
  const meshes = meshesOf(bike, build)
  const known = last
  if (known?.meshes.length === meshes.length && meshes.every((one, at) => one === known.meshes[at]))
    return known
  last = undefined
  const points = frameOf(bike, lookOf(bike, build).size)
  const scene = sceneOf(meshes, points)
  last = { meshes, points, scene, floor: floorShadow(scene, SHADOW_DIRECTIONS) }
  return last
}

async function renderBuild({ bike, build, views }: RenderTask): Promise<RenderedPicture['files']> {
  const { scene, floor, points } = shapeOf(bike, build)
  const materials = materialsOf(lookOf(bike, build).paint)
  const files: RenderedPicture['files'] = []
  for (const view of views) {
    const camera = cameraOf(view, bike, points)
    const size = { ...SIZE, samples: SAMPLES }
    const pictures = render({ scene, floor, materials, camera, stages: STAGES, ...size })
    for (const [index, stage] of STAGES.entries()) {
      const picture = sharp(pictures[index], { raw: { ...SIZE, channels: 4 } })
      for (const { format, width } of FILES) {
        const sized = picture.clone().resize({ width })
        const options = { quality: QUALITY[format], effort: 2 }
        const content = await sized.toFormat(format, options).toBuffer()
        files.push({ name: { view, stage, format, width }, content })
      }
    }
  }
  return files
}

/** Renders the tasks of its input, one JSON text in each line, until the input ends. */
async function main(): Promise<void> {
  os.setPriority(10)
  sharp.concurrency(1)
  sharp.cache(false)
  // The shop has ended; the picture being rendered has no use.
  process.stdin.on('end', () => process.exit())
  for await (const line of createInterface({ input: process.stdin })) {
    const before = process.cpuUsage()
    const files = await renderBuild(JSON.parse(line) as RenderTask)
    const { user, system } = process.cpuUsage(before)
    const report: RenderReport = {
      files: files.map(({ name }) => name),
      cpuMs: Math.round((user + system) / 1000),
      memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    }
    await write(Buffer.from(JSON.stringify(report)))
    for (const { content } of files) await write(content)
  }
}

function write(content: Buffer): Promise<void> {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return new Promise((resolve, reject) => {
    process.stdout.write(Buffer.concat([length, content]), (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

process.stdout.on('error', () => process.exit(1))
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : ''}\n`)
  process.exit(1)
})
