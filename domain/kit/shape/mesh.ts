export type Vector = readonly [x: number, y: number, z: number]

/** Distance of a point in mm from a surface, negative inside. Far from a part it may be underestimated. */
export type Field = (x: number, y: number, z: number) => number

/** Half a width and half a height in mm. */
export type Size = readonly [wide: number, high: number]

/** Closed surface in mm: triangles of three corners (x, y, z), counterclockwise from outside. */
export interface Mesh {
  positions: Float32Array
  triangles: Uint32Array
  /** Normals per corner, if they are more exact than those of the triangles. */
  normals?: Float32Array
}

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const minus = (a: Vector, b: Vector): Vector => add(a, scaled(b, -1))
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const length = (a: Vector): number => Math.hypot(...a)
export const unit = (a: Vector): Vector => scaled(a, 1 / (length(a) || 1))

const corner = (mesh: Mesh, index: number): Vector => [
  mesh.positions[index * 3] ?? 0,
  mesh.positions[index * 3 + 1] ?? 0,
  mesh.positions[index * 3 + 2] ?? 0,
]

function triangle(mesh: Mesh, index: number): readonly [number, number, number] {
  const pick = (offset: number) => mesh.triangles[index * 3 + offset] ?? 0
  return [pick(0), pick(1), pick(2)]
}

export const triangleCount = (mesh: Mesh): number => mesh.triangles.length / 3

/** Returns six times the enclosed volume; negative if the surface is inside out. */
function volume(mesh: Mesh): number {
  let sum = 0
  for (let index = 0; index < triangleCount(mesh); index++) {
    const [a, b, c] = triangle(mesh, index)
    sum += dot(corner(mesh, a), cross(corner(mesh, b), corner(mesh, c)))
  }
  return sum
}

/** Joins rings with equal numbers of points into a closed skin: with lids, or as a loop like tires. */
export function skin(rings: readonly (readonly Vector[])[], ends: 'lids' | 'round'): Mesh {
  const across = rings[0]?.length ?? 0
  const points = rings.flat()
  const faces: number[] = []
  const rows = ends === 'round' ? rings.length : rings.length - 1
  for (let row = 0; row < rows; row++) {
    const next = (row + 1) % rings.length
    for (let column = 0; column < across; column++) {
      const right = (column + 1) % across
      const [a, b] = [row * across + column, row * across + right]
      const [c, d] = [next * across + column, next * across + right]
      faces.push(a, b, c, b, d, c)
    }
  }
  if (ends === 'lids') {
    const last = (rings.length - 1) * across
    for (let column = 1; column < across - 1; column++) {
      faces.push(0, column + 1, column, last, last + column, last + column + 1)
    }
  }
  return outward({ positions: new Float32Array(points.flat()), triangles: new Uint32Array(faces) })
}

function outward(mesh: Mesh): Mesh {
  if (volume(mesh) >= 0) return mesh
  return { positions: mesh.positions, triangles: new Uint32Array(mesh.triangles).reverse() }
}

/** Whether no edge is open: equally many triangles run along each edge in either direction. */
export function isClosed(mesh: Mesh): boolean {
  const count = mesh.positions.length / 3
  const open = new Map<number, number>()
  const run = (from: number, to: number) => {
    const edge = Math.min(from, to) * count + Math.max(from, to)
    const left = (open.get(edge) ?? 0) + (from < to ? 1 : -1)
    if (left) open.set(edge, left)
    else open.delete(edge)
  }
  for (let index = 0; index < triangleCount(mesh); index++) {
    const [a, b, c] = triangle(mesh, index)
    run(a, b)
    run(b, c)
    run(c, a)
  }
  return open.size === 0
}
