import { Group } from 'three'

import { photographer } from '@/components/shop/bike3d/photograph'
import { physicalMaterials } from '@/components/shop/bike3d/physical'
import { onGround } from '@/components/shop/bike3d/to-three'
import type { PartShotSpec } from '@/studio/parts3d/part-shot-spec'
import { modelOfSpec } from '@/studio/parts3d/part-shot-spec'
import type { PartScene } from '@/studio/parts3d/part-scene'
import { FLOOR } from './floor'

interface Size {
  width: number
  height: number
}

interface PartsStillJob extends Size {
  samples: number
}

declare global {
  interface Window {
    /** Renders a part and returns it as a PNG data URL. */
    takePart: (spec: PartShotSpec, sitting: PartsStillJob) => string
  }
}

type Picture = (part: PartScene, samples: number) => string

let studio: { key: string; take: Picture } | undefined

window.takePart = (input, { samples, ...size }) => {
  const key = `${size.width} × ${size.height}`
  // Cached: lighting a studio takes longer than rendering a picture in it.
  if (studio?.key !== key) studio = { key, take: openStudio(size) }
  return studio.take(modelOfSpec(input), samples)
}

function openStudio(size: Size): Picture {
  const balance = { surroundings: { value: 1 }, lamps: { value: 1 } }
  const bike = new Group()
  const canvas = document.createElement('canvas')
  const look = { stage: 'paper', shadowDirections: 0 } as const
  const one = photographer({ ...look, ...size, canvas, bike, balance })
  return ({ parts, camera, materials }, samples) => {
    bike.clear().add(onGround(parts, FLOOR, physicalMaterials(materials, balance)))
    one.take(camera, samples)
    return canvas.toDataURL('image/png')
  }
}
