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

/** Names of renderers without a graphics card. They would block the page for seconds. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Checks for WebGL 2 on a graphics card, and releases the test context immediately. */
export function hasWebGl(): boolean {
  if (typeof Worker === 'undefined' || typeof ResizeObserver === 'undefined') return false
  try {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
    const names = context?.getExtension('WEBGL_debug_renderer_info')
    const isSoftware = names && SOFTWARE.test(rendererOf(context, names.UNMASKED_RENDERER_WEBGL))
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null && !isSoftware
  } catch {
    return false
  }
}

const rendererOf = (context: WebGL2RenderingContext | null, name: number) =>
  String(context?.getParameter(name))

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
