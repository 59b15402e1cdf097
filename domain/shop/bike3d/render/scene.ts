import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { ShadedMesh } from '@/domain/kit/shape/shading'
import { shaded } from '@/domain/kit/shape/shading'
import type { ModelPart } from '../part'

/** A mesh in mm of one material. */
export interface MaterialMesh extends ShadedMesh {
  material: string
}

/** Everything in front of the camera, as one mesh in meters; the ground is at y = 0. */
export interface Scene {
  /** x, y and z of each vertex. */
  positions: Float32Array
  normals: Float32Array
  /** Three vertices of each triangle, counterclockwise from outside. */
  triangles: Uint32Array
  /** Index in `names` for each triangle. */
  material: Uint8Array
  /** Names of the materials. */
  names: readonly string[]
}

type GroundPoints = Pick<FramePoints, 'frontAxle' | 'rearAxle' | 'groundFront' | 'groundRear'>

/** Joins the parts of each material. */
export const meshesOf = (parts: readonly ModelPart<string>[]): MaterialMesh[] =>
  [...new Set(parts.map(({ material }) => material))].map((material) => ({
    material,
    ...shaded(parts.filter((part) => part.material === material).map(({ mesh }) => mesh)),
  }))

/** Puts a bike on both wheels, with the origin on the ground midway between its axles. */
export function sceneOf(meshes: readonly MaterialMesh[], points: GroundPoints): Scene {
  const sum = (key: 'positions' | 'triangles') =>
    meshes.reduce((all, mesh) => all + mesh[key].length, 0)
  const names = [...new Set(meshes.map(({ material }) => material))]
  const scene = {
    positions: new Float32Array(sum('positions')),
    normals: new Float32Array(sum('positions')),
    triangles: new Uint32Array(sum('triangles')),
    material: new Uint8Array(sum('triangles') / 3),
    names,
  }
  const { frontAxle, rearAxle, groundFront, groundRear } = points
  const turn = Math.atan2(groundFront.y - groundRear.y, groundFront.x - groundRear.x)
  const [x, y] = [-(frontAxle.x + rearAxle.x) / 2, (groundFront.y + groundRear.y) / 2]
  let [corner, face] = [0, 0]
  for (const { positions, normals, triangles, material } of meshes) {
    turned(positions, scene.positions.subarray(corner), { turn, x, y, scale: 0.001 })
    turned(normals, scene.normals.subarray(corner), { turn, x: 0, y: 0, scale: 1 })
    for (let index = 0; index < triangles.length; index++)
      scene.triangles[face + index] = (triangles[index] ?? 0) + corner / 3
    scene.material.fill(names.indexOf(material), face / 3, (face + triangles.length) / 3)
    corner += positions.length
    face += triangles.length
  }
  return scene
}

/** Joins scenes, such as those of the pieces of a bike. */
export function joined(scenes: readonly Scene[]): Scene {
  const sum = (key: 'positions' | 'triangles') =>
    scenes.reduce((all, scene) => all + scene[key].length, 0)
  const names = [...new Set(scenes.flatMap((scene) => scene.names))]
  const all = {
    positions: new Float32Array(sum('positions')),
    normals: new Float32Array(sum('positions')),
    triangles: new Uint32Array(sum('triangles')),
    material: new Uint8Array(sum('triangles') / 3),
    names,
  }
  let [corner, face] = [0, 0]
  for (const { positions, normals, triangles, material, ...scene } of scenes) {
    const indices = scene.names.map((name) => names.indexOf(name))
    all.positions.set(positions, corner)
    all.normals.set(normals, corner)
    for (let index = 0; index < triangles.length; index++)
      all.triangles[face * 3 + index] = (triangles[index] ?? 0) + corner / 3
    for (let index = 0; index < material.length; index++)
      all.material[face + index] = indices[material[index] ?? 0] ?? 0
    corner += positions.length
    face += material.length
  }
  return all
}

interface Placement {
  /** Angle in radians around the z axis, after the shift by x and y. */
  turn: number
  x: number
  y: number
  scale: number
}

function turned(from: Float32Array, to: Float32Array, { turn, x, y, scale }: Placement): void {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  for (let at = 0; at < from.length; at += 3) {
    const [a, b] = [(from[at] ?? 0) + x, (from[at + 1] ?? 0) + y]
    to[at] = cos * a - sin * b
    to[at + 1] = sin * a + cos * b
    to[at + 2] = (from[at + 2] ?? 0) * scale
  }
}
