import { softMin } from '@/domain/kit/shape/field'
import type { Field, Vector } from '@/domain/kit/shape/mesh'

/** Returns the larger distance, blended within `blend` mm for a smooth intersection. */
export const softMax = (a: number, b: number, blend: number): number => -softMin(-a, -b, blend)

/** Approximates the distance to an ellipsoid. */
export function ellipsoid(center: Vector, half: Vector): Field {
  const [a, b, c] = half
  return (x, y, z) => {
    const [u, v, w] = [x - center[0], y - center[1], z - center[2]]
    const ratio = Math.hypot(u / a, v / b, w / c)
    const steep = Math.hypot(u / a / a, v / b / b, w / c / c)
    return ratio < 1e-3 ? -Math.min(a, b, c) : (ratio * (ratio - 1)) / steep
  }
}
