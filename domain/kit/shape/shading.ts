import type { Mesh, Vector } from './mesh'

/** Triangles with a normal at every corner; corners are repeated where an edge is sharp. */
export interface ShadedMesh {
  positions: Float32Array<ArrayBuffer>
  normals: Float32Array<ArrayBuffer>
  triangles: Uint32Array<ArrayBuffer>
}

/** Faces that meet at more than 40 degrees keep a sharp edge. */
const SHARP = Math.cos((40 * Math.PI) / 180)

/** Joins meshes for one material and gives them normals: smooth along tubes, sharp at their ends. */
export function shaded(meshes: readonly Mesh[]): ShadedMesh {
  return merged(meshes.map((mesh) => (mesh.normals ? known(mesh, mesh.normals) : smoothed(mesh))))
}

const known = ({ positions, triangles }: Mesh, normals: Float32Array) => ({
  positions,
  normals,
  triangles,
})

function merged(meshes: readonly { [Key in keyof ShadedMesh]: ArrayLike<number> }[]): ShadedMesh {
  const sum = (key: keyof ShadedMesh) => meshes.reduce((all, mesh) => all + mesh[key].length, 0)
  const positions = new Float32Array(sum('positions'))
  const normals = new Float32Array(positions.length)
  const triangles = new Uint32Array(sum('triangles'))
  let [corners, indices] = [0, 0]
  for (const mesh of meshes) {
    positions.set(mesh.positions, corners * 3)
    normals.set(mesh.normals, corners * 3)
    for (let at = 0; at < mesh.triangles.length; at++) {
      triangles[indices + at] = corners + (mesh.triangles[at] ?? 0)
    }
    corners += mesh.positions.length / 3
    indices += mesh.triangles.length
  }
  return { positions, normals, triangles }
}

/** Corner shared by faces with similar normals: the sum of the normals, and the first normal. */
interface Corner {
  x: number
  y: number
  z: number
  firstX: number
  firstY: number
  firstZ: number
  index: number
  next: Corner | null
}

/** Corners by position; the first one created is tried first. */
class Corners {
  readonly all: Corner[] = []
  readonly places: number[] = []
  private readonly around: (Corner | null)[]

  constructor(count: number) {
    this.around = new Array<Corner | null>(count).fill(null)
  }

  at(vertex: number, [x, y, z]: Vector, long: number): Corner {
    let last: Corner | null = null
    let corner = this.around[vertex] ?? null
    while (corner && corner.firstX * x + corner.firstY * y + corner.firstZ * z <= SHARP * long) {
      last = corner
      corner = corner.next
    }
    if (corner) return corner
    const first = { firstX: x / long, firstY: y / long, firstZ: z / long }
    const made = { x: 0, y: 0, z: 0, ...first, index: this.all.length, next: null }
    if (last) last.next = made
    else this.around[vertex] = made
    this.all.push(made)
    this.places.push(vertex)
    return made
  }
}

function smoothed(mesh: Mesh) {
  const { positions, triangles } = mesh
  const corners = new Corners(positions.length / 3)
  const indices = new Uint32Array(triangles.length)
  for (let face = 0; face < triangles.length; face += 3) {
    const area = areaOf(mesh, face)
    const long = Math.sqrt(area[0] * area[0] + area[1] * area[1] + area[2] * area[2]) || 1
    for (let step = face; step < face + 3; step++) {
      const corner = corners.at(triangles[step] ?? 0, area, long)
      corner.x += area[0]
      corner.y += area[1]
      corner.z += area[2]
      indices[step] = corner.index
    }
  }
  return { ...spread(corners.all, corners.places, positions), triangles: indices }
}

/** Returns a face's normal; its length is twice the area. */
function areaOf({ positions, triangles }: Mesh, face: number): Vector {
  const a = (triangles[face] ?? 0) * 3
  const b = (triangles[face + 1] ?? 0) * 3
  const c = (triangles[face + 2] ?? 0) * 3
  const ax = positions[a] ?? 0
  const ay = positions[a + 1] ?? 0
  const az = positions[a + 2] ?? 0
  const bx = (positions[b] ?? 0) - ax
  const by = (positions[b + 1] ?? 0) - ay
  const bz = (positions[b + 2] ?? 0) - az
  const cx = (positions[c] ?? 0) - ax
  const cy = (positions[c + 1] ?? 0) - ay
  const cz = (positions[c + 2] ?? 0) - az
  return [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx]
}

function spread(corners: readonly Corner[], places: readonly number[], from: Float32Array) {
  const positions = new Float32Array(corners.length * 3)
  const normals = new Float32Array(corners.length * 3)
  corners.forEach(({ x, y, z }, index) => {
    const offset = (places[index] ?? 0) * 3
    positions.set([from[offset] ?? 0, from[offset + 1] ?? 0, from[offset + 2] ?? 0], index * 3)
    const by = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    normals.set([x * by, y * by, z * by], index * 3)
  })
  return { positions, normals }
}
