import type { Point } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { spot } from './part'

const ARC = 40

interface Circle {
  center: Point
  radius: number
}

/** Returns the outline around circles, the path of a taut band. */
export function outlineAround(circles: readonly Circle[], z: number): Vector[] {
  const points = circles.flatMap(({ center, radius }) =>
    Array.from({ length: ARC }, (_, index) => {
      const angle = (2 * Math.PI * index) / ARC
      return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
    }),
  )
  const sorted = points.sort((a, b) => a.x - b.x || a.y - b.y)
  const outline = [...half(sorted), ...half(sorted.reverse())]
  return outline.map((point) => spot(point, z))
}

function half(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [a, b] = hull.slice(-2)
      if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0.01) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}
