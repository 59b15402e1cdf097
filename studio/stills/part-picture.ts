import type { Sharp } from 'sharp'
import sharp from 'sharp'

import { FLOOR } from '@/domain/shop/bike3d/render/lighting'
import { render } from '@/domain/shop/bike3d/render/render'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import type { PartScene } from '@/studio/parts3d/part-scene'
import { FLOOR as ORIGIN } from './floor'

export interface PictureSize {
  width: number
  height: number
  samples: number
}

const NO_SHADOW = new Float32Array(FLOOR.width * FLOOR.height)

/** Renders a part on paper. */
export function partPicture({ parts, camera, materials }: PartScene, size: PictureSize): Sharp {
  const [pixels] = render({
    ...{ materials, camera, ...size },
    scene: sceneOf(meshesOf(parts), ORIGIN),
    floor: NO_SHADOW,
    stages: ['paper'],
  })
  const { width, height } = size
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
