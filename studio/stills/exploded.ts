import type { Vector } from '@/domain/kit/shape/mesh'
import { CameraView } from '@/domain/shop/bike3d/render/camera-view'
import { projection } from '@/domain/shop/bike3d/render/rasterizer'
import type { Camera } from '@/domain/shop/bike3d/views'
import { SPARE_AREAS } from '@/domain/shop/spares/spare-areas'
import { explodedScene } from '@/studio/parts3d/exploded-views'
import { printLine } from '@/scripts/problem'
import { openAlbum } from './album'
import { partPicture } from './part-picture'
import { firstBuilds, madeOf } from './parts'
import { rendererCode } from './studio'

const SIZE = { width: 1600, height: 1200, samples: 12 } as const
const WIDTHS = [
  { width: 1600, quality: 46 },
  { width: 800, quality: 50 },
] as const

/** An exploded view, and the position of each part in it, in shares of width and height. */
interface Entry {
  made: string
  spots: Record<string, readonly [x: number, y: number]>
}

/** Renders the areas of each bike, taken apart. */
export async function takeExploded(only: string): Promise<void> {
  const code = await rendererCode()
  const album = openAlbum<Entry>({
    folder: 'public/exploded',
    widths: WIDTHS,
    other: 800,
    isSame: (a, b) => a.made === b.made,
  })
  const names = new Set<string>()
  for (const context of firstBuilds())
    for (const { code: area } of SPARE_AREAS) {
      const name = `${context.bike.slug}-${area}`
      names.add(name)
      if (!name.includes(only)) continue
      const scene = explodedScene(area, context)
      const spots = Object.fromEntries(
        scene.spots.map(([spot, middle]) => [spot, seenAt(middle, scene.camera)]),
      )
      const entry = { made: madeOf(scene, SIZE, code), spots }
      if (album.has(name, entry)) continue
      await album.save(name, partPicture(scene, SIZE), entry)
      printLine(name)
    }
  if (!only) album.keep(names)
}

function seenAt(middle: Vector, camera: Camera): readonly [number, number] {
  const seen = projection(1)
  new CameraView(camera, SIZE).project(new Float32Array(middle), seen, [0, 0])
  const share = (value: number | undefined, size: number) =>
    Math.round(((value ?? 0) / size) * 1000) / 1000
  return [share(seen.x[0], SIZE.width), share(seen.y[0], SIZE.height)]
}
