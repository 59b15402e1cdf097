import type { Bike } from '@/domain/shop/bikes/bike'
import { boxOf, frameOf, type Box } from '@/domain/shop/bikes/drawing/box'
import { frameShape, silhouette } from '@/domain/shop/bikes/drawing/frame-shape'
import { baseWheels, frameStyle } from '@/domain/shop/bikes/drawing/look'
import { outline, ring } from '@/domain/shop/bikes/drawing/path'
import type { Point } from '@/domain/shop/bikes/geometry'
import { pointOf, type PartLocation } from '@/domain/shop/bikes/part-location'

import { bladeOf } from './bike-fork'

/** Line drawing of a bike with one marked point: paths only, so that pages don't include the drawing code. */
export interface PartLocationDrawing {
  box: Box
  wheels: string
  frame: string
  mark: Point
}

/** Draws the middle size of a bike. Call it on the server. */
export function drawPartLocation(bike: Bike, location: PartLocation): PartLocationDrawing | null {
  const size = bike.sizes[Math.floor(bike.sizes.length / 2)]
  if (!size) return null
  const points = frameOf(bike, size)
  const wheels = baseWheels(bike)
  const { rear, main } = silhouette(frameShape(points, frameStyle(bike), 'standard'))
  const { x, y } = pointOf(location, points)
  return {
    box: boxOf(bike),
    wheels: ring(points.rearAxle, wheels.rear) + ring(points.frontAxle, wheels.front),
    frame: rear + main + outline(bladeOf(points)),
    mark: { x: Math.round(x), y: Math.round(y) },
  }
}
