import type { Vector } from '@/domain/kit/shape/mesh'
import { cross, minus, unit } from '@/domain/kit/shape/mesh'
import { LAMP } from './lighting'
import type { Projection } from './rasterizer'
import { rasterize } from './rasterizer'
import type { Scene } from './scene'

const FARTHEST = -1e9
const BIAS = LAMP.bias * (LAMP.far - LAMP.near)

/** A lamp with parallel light, and the depths that it sees: the nearest back of each texel. */
export class DepthMap {
  /** Rows of a rotation: to the right and up in the map, and the unit vector to the lamp. */
  readonly axes = new Float64Array(9)
  private readonly depth
  private readonly perMeterX
  private readonly perMeterY

  /** @param size width and height in texels */
  constructor(private readonly size: number) {
    this.depth = new Float32Array(size * size)
    this.perMeterX = size / (2 * LAMP.halfWidth)
    this.perMeterY = size / (2 * LAMP.halfHeight)
  }

  /** Moves the lamp to a position in meters and renders its map; `projection` is overwritten. */
  aim(position: Vector, { positions, triangles }: Scene, projection: Projection): void {
    const toLamp = unit(minus(position, LAMP.target))
    const right = unit(cross([0, 1, 0], toLamp))
    this.axes.set([...right, ...cross(toLamp, right), ...toLamp])
    const { x, y, near } = projection
    for (let vertex = 0, at = 0; vertex < near.length; vertex++, at += 3) {
      const px = positions[at] ?? 0
      const py = positions[at + 1] ?? 0
      const pz = positions[at + 2] ?? 0
      x[vertex] = this.size / 2 + this.along(0, px, py, pz) * this.perMeterX
      y[vertex] = this.size / 2 - this.along(3, px, py, pz) * this.perMeterY
      near[vertex] = this.along(6, px, py, pz)
    }
    this.depth.fill(FARTHEST)
    const { size, depth } = this
    rasterize(triangles, projection, { width: size, height: size, depth }, 'back')
  }

  /** Share of the lamp's light that reaches a point in meters: the mean of four texels. */
  visibility(x: number, y: number, z: number): number {
    const { size } = this
    const u = size / 2 + this.along(0, x, y, z) * this.perMeterX - 0.5
    const v = size / 2 - this.along(3, x, y, z) * this.perMeterY - 0.5
    const column = Math.floor(u)
    const row = Math.floor(v)
    if (column < 0 || row < 0 || column >= size - 1 || row >= size - 1) return 1
    const near = this.along(6, x, y, z) + BIAS
    const right = u - column
    const bottom = v - row
    const at = row * size + column
    const top = this.share(near, at, right)
    return top * (1 - bottom) + this.share(near, at + size, right) * bottom
  }

  /** Share of two neighboring texels that are lit at a depth. */
  private share(near: number, at: number, right: number): number {
    const left = near >= (this.depth[at] ?? 0) ? 1 - right : 0
    return near >= (this.depth[at + 1] ?? 0) ? left + right : left
  }

  /** Coordinate of a point along an axis. */
  private along(axis: number, x: number, y: number, z: number): number {
    const { axes } = this
    const high = y - LAMP.target[1]
    return x * (axes[axis] ?? 0) + high * (axes[axis + 1] ?? 0) + z * (axes[axis + 2] ?? 0)
  }
}
