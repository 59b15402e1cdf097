import type { Vector } from '@/domain/kit/shape/mesh'
import type { CameraView } from './camera-view'
import { lookUp, texel } from './normal-map'
import type { Projection } from './rasterizer'
import type { Scene } from './scene'
import type { Surface } from './surface'

/** Width in pixels of pictures whose gloss is as wide as the roughness of a material says. */
const COMPOSED_WIDTH = 1600

/** The visible point of a surface in a pixel. One object is reused, so that pixels need no memory. */
export class Fragment {
  /** Position in meters. */
  x = 0
  y = 0
  z = 0
  /** Smooth unit normal. */
  smoothX = 0
  smoothY = 0
  smoothZ = 0
  /** Unit normal with the fine structure. */
  normalX = 0
  normalY = 0
  normalZ = 0
  /** Unit vector to the camera. */
  viewX = 0
  viewY = 0
  viewZ = 0
  /** Distance to the camera in meters. */
  distance = 0
  /** Change of the normal within a pixel; it widens reflections. */
  curvature = 0
  /** Factor of the color. */
  brightness = 1
  private readonly eye: Vector
  private readonly focal: number
  private readonly curvatureScale: number

  constructor(
    private readonly scene: Scene,
    private readonly projection: Projection,
    view: CameraView,
    width: number,
  ) {
    this.eye = view.eye
    this.focal = view.focal
    this.curvatureScale = width / COMPOSED_WIDTH
  }

  /** Moves to the center of a pixel in a triangle. */
  move(face: number, column: number, row: number): void {
    const { triangles } = this.scene
    const a = triangles[face * 3] ?? 0
    const b = triangles[face * 3 + 1] ?? 0
    const c = triangles[face * 3 + 2] ?? 0
    const { x, y } = this.projection
    const ax = x[a] ?? 0
    const ay = y[a] ?? 0
    const ux = (x[b] ?? 0) - ax
    const uy = (y[b] ?? 0) - ay
    const vx = (x[c] ?? 0) - ax
    const vy = (y[c] ?? 0) - ay
    const area = ux * vy - vx * uy
    const right = column + 0.5 - ax
    const down = row + 0.5 - ay
    const wb = (right * vy - down * vx) / area
    const wc = (down * ux - right * uy) / area
    this.setPosition(a * 3, b * 3, c * 3, wb, wc)
    this.setNormal(a * 3, b * 3, c * 3, wb, wc)
    this.setCurvature(a * 3, b * 3, c * 3, vy / area, -vx / area, -uy / area, ux / area)
  }

  private setPosition(a: number, b: number, c: number, wb: number, wc: number): void {
    const { positions } = this.scene
    const wa = 1 - wb - wc
    this.x = (positions[a] ?? 0) * wa + (positions[b] ?? 0) * wb + (positions[c] ?? 0) * wc
    this.y =
      (positions[a + 1] ?? 0) * wa + (positions[b + 1] ?? 0) * wb + (positions[c + 1] ?? 0) * wc
    this.z =
      (positions[a + 2] ?? 0) * wa + (positions[b + 2] ?? 0) * wb + (positions[c + 2] ?? 0) * wc
    const x = this.eye[0] - this.x
    const y = this.eye[1] - this.y
    const z = this.eye[2] - this.z
    this.distance = Math.sqrt(x * x + y * y + z * z)
    const scale = 1 / this.distance
    this.viewX = x * scale
    this.viewY = y * scale
    this.viewZ = z * scale
  }

  private setNormal(a: number, b: number, c: number, wb: number, wc: number): void {
    const { normals } = this.scene
    const wa = 1 - wb - wc
    const x = (normals[a] ?? 0) * wa + (normals[b] ?? 0) * wb + (normals[c] ?? 0) * wc
    const y = (normals[a + 1] ?? 0) * wa + (normals[b + 1] ?? 0) * wb + (normals[c + 1] ?? 0) * wc
    const z = (normals[a + 2] ?? 0) * wa + (normals[b + 2] ?? 0) * wb + (normals[c + 2] ?? 0) * wc
    const scale = 1 / Math.sqrt(x * x + y * y + z * z)
    this.smoothX = this.normalX = x * scale
    this.smoothY = this.normalY = y * scale
    this.smoothZ = this.normalZ = z * scale
  }

  /** The greatest derivative of the normal, from the derivatives of the weights of two corners. */
  private setCurvature(
    a: number,
    b: number,
    c: number,
    bdx: number,
    bdy: number,
    cdx: number,
    cdy: number,
  ): void {
    const { normals } = this.scene
    let most = 0
    for (let axis = 0; axis < 3; axis++) {
      const first = normals[a + axis] ?? 0
      const toB = (normals[b + axis] ?? 0) - first
      const toC = (normals[c + axis] ?? 0) - first
      most = Math.max(most, Math.abs(toB * bdx + toC * cdx), Math.abs(toB * bdy + toC * cdy))
    }
    this.curvature = most * this.curvatureScale
  }

  /** Tilts the normal by the fine structure of a surface, projected along the axis that it faces most. */
  structure({ structure }: Surface): void {
    this.brightness = 1
    if (!structure) return
    const { smoothX, smoothY, smoothZ, x, y, z } = this
    const a = Math.abs(smoothX)
    const b = Math.abs(smoothY)
    const c = Math.abs(smoothZ)
    const isAcross = c >= a && c >= b
    const isUp = !isAcross && b >= a
    const u = isAcross || isUp ? x : z
    const v = isUp ? z : y
    lookUp(structure.map, u, v, this.distance / this.focal)
    const normalU = isAcross || isUp ? smoothX : smoothZ
    const normalV = isUp ? smoothZ : smoothY
    const least = Math.min(normalU * normalU, normalV * normalV)
    const scale = structure.depth / Math.sqrt(1 - least)
    const tiltU = texel.u * scale
    const tiltV = texel.v * scale
    const along = structure.map.upright - tiltU * normalU - tiltV * normalV
    const tiltedX = smoothX * along + (isAcross || isUp ? tiltU : 0)
    const tiltedY = smoothY * along + (isUp ? 0 : tiltV)
    const tiltedZ = smoothZ * along + (isUp ? tiltV : isAcross ? 0 : tiltU)
    const length = 1 / Math.sqrt(tiltedX * tiltedX + tiltedY * tiltedY + tiltedZ * tiltedZ)
    this.normalX = tiltedX * length
    this.normalY = tiltedY * length
    this.normalZ = tiltedZ * length
    this.brightness = texel.brightness
  }
}
