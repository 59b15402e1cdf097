import type { Vector } from '@/domain/kit/shape/mesh'
import { cross, minus, unit } from '@/domain/kit/shape/mesh'
import type { Camera } from '../views'
import type { Projection } from './rasterizer'

interface Size {
  /** In pixels. */
  width: number
  height: number
}

/** A camera with its picture. */
export class CameraView {
  readonly eye: Vector
  /** Distance from the eye to the picture, in pixels. */
  readonly focal: number
  private readonly forward: Vector
  private readonly right: Vector
  private readonly up: Vector

  constructor(
    { eye, at, angle }: Camera,
    private readonly size: Size,
  ) {
    this.eye = eye
    this.focal = size.height / 2 / Math.tan((angle * Math.PI) / 360)
    this.forward = unit(minus(at, eye))
    this.right = unit(cross(this.forward, [0, 1, 0]))
    this.up = cross(this.right, this.forward)
  }

  /**
   * Projects vertices in meters; `near` becomes the inverse of the distance.
   *
   * @param shift of the picture to the right and down, in pixels
   */
  project(positions: Float32Array, { x, y, near }: Projection, shift: readonly [number, number]) {
    const { eye, focal, right, up, forward } = this
    const [middleX, middleY] = [this.size.width / 2 - shift[0], this.size.height / 2 - shift[1]]
    for (let vertex = 0, at = 0; vertex < x.length; vertex++, at += 3) {
      const a = (positions[at] ?? 0) - eye[0]
      const b = (positions[at + 1] ?? 0) - eye[1]
      const c = (positions[at + 2] ?? 0) - eye[2]
      const inverse = 1 / (a * forward[0] + b * forward[1] + c * forward[2])
      const scale = focal * inverse
      x[vertex] = middleX + (a * right[0] + b * right[1] + c * right[2]) * scale
      y[vertex] = middleY - (a * up[0] + b * up[1] + c * up[2]) * scale
      near[vertex] = inverse
    }
  }

  /** Point of the ground (x and z in meters) at the center of a pixel; null above the horizon. */
  groundAt(column: number, row: number): readonly [x: number, z: number] | null {
    const { eye, focal, right, up, forward } = this
    const a = (column + 0.5 - this.size.width / 2) / focal
    const b = (this.size.height / 2 - row - 0.5) / focal
    const down = forward[1] + b * up[1]
    if (down >= 0) return null
    const distance = -eye[1] / down
    return [
      eye[0] + distance * (forward[0] + a * right[0] + b * up[0]),
      eye[2] + distance * (forward[2] + a * right[2] + b * up[2]),
    ]
  }
}
