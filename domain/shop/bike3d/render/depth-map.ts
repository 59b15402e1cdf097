import type { Vector } from '@/domain/kit/shape/mesh'
import { cross, minus, unit } from '@/domain/kit/shape/mesh'
import { LAMP } from './lighting'
import type { Projection } from './rasterizer'
import { rasterize } from './rasterizer'
import type { Scene } from './scene'

const FARTHEST = -1e9
/** Height of the maps' middle in meters. */
const MIDDLE = LAMP.target[1]
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
    this.project(positions, projection)
    const { size, depth } = this
    depth.fill(FARTHEST)
    rasterize(triangles, projection, { width: size, height: size, depth }, 'back')
  }

  /** Keeps everything in local variables, which is three times as fast for the million vertices of a picture's maps. */
  private project(positions: Float32Array, { x, y, near }: Projection): void {
    const { axes, perMeterX, perMeterY, size } = this
    const middle = size / 2
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = axes
    for (let vertex = 0, at = 0; vertex < near.length; vertex++, at += 3) {
      const px = positions[at] ?? 0
      const py = (positions[at + 1] ?? 0) - MIDDLE
      const pz = positions[at + 2] ?? 0
      x[vertex] = middle + (px * a + py * b + pz * c) * perMeterX
      y[vertex] = middle - (px * d + py * e + pz * f) * perMeterY
      near[vertex] = px * g + py * h + pz * i
    }
  }

  /** Share of the lamp's light that reaches a point in meters: the mean of four texels. */
  visibility(x: number, y: number, z: number): number {
    const { axes, size } = this
    const high = y - MIDDLE
    const u =
      size / 2 +
      (x * (axes[0] ?? 0) + high * (axes[1] ?? 0) + z * (axes[2] ?? 0)) * this.perMeterX -
      0.5
    const v =
      size / 2 -
      (x * (axes[3] ?? 0) + high * (axes[4] ?? 0) + z * (axes[5] ?? 0)) * this.perMeterY -
      0.5
    const column = Math.floor(u)
    const row = Math.floor(v)
    if (column < 0 || row < 0 || column >= size - 1 || row >= size - 1) return 1
    const near = x * (axes[6] ?? 0) + high * (axes[7] ?? 0) + z * (axes[8] ?? 0) + BIAS
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
}
