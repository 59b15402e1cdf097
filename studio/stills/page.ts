import { photographer } from '@/components/shop/bike3d/photograph'
import { physicalMaterials } from '@/components/shop/bike3d/physical'
import type { Stage } from '@/components/shop/bike3d/soft-boxes'
import { onGround } from '@/components/shop/bike3d/to-three'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import type { View } from '@/domain/shop/bike3d/views'
import { cameraOf } from '@/domain/shop/bike3d/views'

interface BikeStillJob {
  bike: Bike
  build: Build
  saddle: number
  stage: Stage
  width: number
  height: number
  shadowDirections: number
}

declare global {
  interface Window {
    /** Places a bike in the studio for the pictures that follow. */
    sit: (sitting: BikeStillJob) => void
    /** Renders one picture of the bike and returns it as a PNG data URL. */
    take: (view: View, samples: number) => string
  }
}

window.sit = ({ bike, build, saddle, ...studio }) => {
  const { parts, points, materials } = bikeModel(bike, build, { saddle, detail: 'fine' })
  const balance = { surroundings: { value: 1 }, lamps: { value: 1 } }
  const group = onGround(parts, points, physicalMaterials(materials, balance))
  const canvas = document.createElement('canvas')
  const one = photographer({ ...studio, canvas, bike: group, balance })
  window.take = (view, samples) => {
    one.take(cameraOf(view, bike, points), samples)
    return canvas.toDataURL('image/png')
  }
}
