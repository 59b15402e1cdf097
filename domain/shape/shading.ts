import type { Mesh, Vector } from './mesh'
import { add, corner, cross, dot, minus, triangle, triangleCount, unit } from './mesh'

/** Triangles with a normal at every corner; corners are repeated where an edge is sharp. */
export interface ShadedMesh {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
}

/** Faces that meet at more than 40 degrees keep a sharp edge. */
const SHARP = Math.cos((40 * Math.PI) / 180)

interface Group {
  normal: Vector
  first: Vector
  index: number
}

/** Joins meshes for one material and gives them normals: smooth along tubes, sharp at their ends. */
export function shaded(meshes: readonly Mesh[]): ShadedMesh {
  const positions: number[] = []
  const triangles: number[] = []
  const groups: Group[] = []
  for (const mesh of meshes) {
    if (mesh.normals) {
      const first = groups.length
      mesh.triangles.forEach((index) => triangles.push(first + index))
      mesh.positions.forEach((value) => positions.push(value))
      groups.push(...known(mesh.normals, first))
      continue
    }
    const around = new Map<number, Group[]>()
    for (let index = 0; index < triangleCount(mesh); index++) {
      const corners = triangle(mesh, index)
      const [a, b, c] = corners
      const from = corner(mesh, a)
      const area = cross(minus(corner(mesh, b), from), minus(corner(mesh, c), from))
      for (const place of corners) {
        const list = around.get(place) ?? []
        around.set(place, list)
        let group = list.find((one) => dot(one.first, unit(area)) > SHARP)
        if (!group) {
          group = { normal: [0, 0, 0], first: unit(area), index: groups.length }
          positions.push(...corner(mesh, place))
          groups.push(group)
          list.push(group)
        }
        group.normal = add(group.normal, area)
        triangles.push(group.index)
      }
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(groups.flatMap(({ normal }) => [...unit(normal)])),
    triangles: new Uint32Array(triangles),
  }
}

const known = (normals: Float32Array, first: number): Group[] =>
  Array.from({ length: normals.length / 3 }, (_, index) => {
    const normal = corner({ positions: normals, triangles: new Uint32Array() }, index)
    return { normal, first: normal, index: first + index }
  })
