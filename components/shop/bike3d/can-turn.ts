import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { sizeOf } from '@/domain/shop/bikes/build'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'

/** Inseam of a rider of average height. */
const INSEAM_CM = 80

interface RiderFit {
  bike: Bike
  build: Build
  rider: Choices['rider']
}

/** Returns the saddle height to draw: for the rider's inseam, or for the middle of the size range. */
export function saddleOf({ bike, build, rider }: RiderFit): number {
  if (rider) return saddleHeight(rider.inseam_cm)
  const inseam = sizeOf(bike, build.size_id)?.inseam
  return saddleHeight(inseam ? (inseam.min + inseam.max) / 2 : INSEAM_CM)
}

/** Checks for WebGL 2 and releases the test context immediately. */
export function hasWebGl(): boolean {
  if (typeof Worker === 'undefined' || typeof ResizeObserver === 'undefined') return false
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
