import sharp from 'sharp'

import { floorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import { render } from '@/domain/shop/bike3d/render/render'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import { STILL } from '@/domain/shop/bike3d/views'
import { coveredBike } from '@/studio/goods3d/covered-bike'
import { printLine } from '@/scripts/problem'
import { openAlbum } from './album'
import { FLOOR } from './floor'
import { geometryHash, rendererCode, shortHash } from './studio'

const WIDTHS = [
  { width: 1600, quality: 44 },
  { width: 800, quality: 44 },
] as const
const SAMPLES = 12
const NAME = 'covered-bike'

/** Renders the next model under its cloth. */
export async function takeCovered(only: string): Promise<void> {
  if (!NAME.includes(only)) return
  const album = openAlbum<{ made: string }>({
    folder: 'public/next-model',
    widths: WIDTHS,
    other: 800,
    isSame: (a, b) => a.made === b.made,
  })
  const { parts, camera, materials } = coveredBike()
  const looks = JSON.stringify([camera, materials, WIDTHS])
  const entry = { made: shortHash(geometryHash(parts), looks, await rendererCode()) }
  if (album.has(NAME, entry)) return
  const scene = sceneOf(meshesOf(parts), FLOOR)
  const [pixels] = render({
    ...{ ...STILL, scene, materials, camera, samples: SAMPLES },
    floor: floorShadow(scene, 96),
    stages: ['dark'],
  })
  await album.save(NAME, sharp(pixels, { raw: { ...STILL, channels: 4 } }), entry)
  printLine(NAME)
}
