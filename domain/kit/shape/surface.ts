import type { Field, Mesh, Vector } from './mesh'
import { dot, minus, scaled, unit } from './mesh'

interface Region {
  low: Vector
  high: Vector
  /** Edge length of the cells, in mm; walls must be at least two cells thick. */
  cell: number
}

interface Grid {
  counts: Vector
  origin: Vector
  cell: number
  values: Float32Array
}

/** Edges of a block of cells and of those in it; far from the surface, one sample per block is enough. */
const BLOCKS = [8, 4, 2] as const

/** Creates one corner per crossed cell, with the gradient as its normal; closed inside the region. */
export function surfaceOf(field: Field, region: Region): Mesh {
  const grid = sampled(field, region)
  const { corners, positions, normals } = cornersOf(field, grid)
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    triangles: new Uint32Array(facesOf(grid, corners)),
  }
}

function sampled(field: Field, { low, high, cell }: Region): Grid {
  const counts = [0, 1, 2].map(
    (axis) => Math.ceil(((high[axis] ?? 0) - (low[axis] ?? 0)) / cell) + 1,
  ) as unknown as Vector
  const [nx, ny, nz] = counts
  const values = new Float32Array(nx * ny * nz)
  const at = (i: number, j: number, k: number) =>
    field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell)
  const fill = (corner: Vector, edge: number, value: number) => {
    const [toI, toJ, toK] = corner.map((from, axis) =>
      Math.min(counts[axis] ?? 0, from + edge),
    ) as unknown as Vector
    for (let k = corner[2]; k < toK; k++)
      for (let j = corner[1]; j < toJ; j++) {
        const row = nx * (j + ny * k)
        values.fill(value, row + corner[0], row + toI)
      }
  }
  const sampleBlock = (i: number, j: number, k: number, level: number) => {
    const edge = BLOCKS[level]
    if (edge === undefined) {
      values[i + nx * (j + ny * k)] = at(i, j, k)
      return
    }
    const middle = (edge - 1) / 2
    const about = at(i + middle, j + middle, k + middle)
    if (Math.abs(about) > edge * cell * 1.15) return fill([i, j, k], edge, about)
    const step = BLOCKS[level + 1] ?? 1
    for (let k1 = k; k1 < Math.min(nz, k + edge); k1 += step)
      for (let j1 = j; j1 < Math.min(ny, j + edge); j1 += step)
        for (let i1 = i; i1 < Math.min(nx, i + edge); i1 += step) sampleBlock(i1, j1, k1, level + 1)
  }
  const [edge] = BLOCKS
  for (let k = 0; k < nz; k += edge)
    for (let j = 0; j < ny; j += edge) for (let i = 0; i < nx; i += edge) sampleBlock(i, j, k, 0)
  return { counts, origin: low, cell, values }
}

function cornersOf(field: Field, { counts, origin, cell, values }: Grid) {
  const [nx, ny, nz] = counts
  const corners = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const normals: number[] = []
  const slope = slopeOf(field, cell * 0.12)
  const eight = new Float64Array(8)
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let within = 0
        for (let q = 0; q < 8; q++) {
          const value = values[i + (q & 1) + nx * (j + ((q >> 1) & 1) + ny * (k + (q >> 2)))] ?? 0
          eight[q] = value
          if (value < 0) within += 1
        }
        if (within === 0 || within === 8) continue
        const [sx, sy, sz] = crossing(eight)
        let point: Vector = [
          origin[0] + (i + sx) * cell,
          origin[1] + (j + sy) * cell,
          origin[2] + (k + sz) * cell,
        ]
        point = ontoSurface(field, point, { slope, reach: cell * 0.6 })
        corners[i + nx * (j + ny * k)] = positions.length / 3
        positions.push(...point)
        normals.push(...unit(slope(point)))
      }
  return { corners, positions, normals }
}

/** Returns the mean of a cell's edge crossings, in cells. */
function crossing(eight: Float64Array): Vector {
  let [x, y, z, count] = [0, 0, 0, 0]
  for (let a = 0; a < 8; a++)
    for (const step of [1, 2, 4]) {
      const b = a | step
      const [from, to] = [eight[a] ?? 0, eight[b] ?? 0]
      if (a === b || from < 0 === to < 0) continue
      const share = from / (from - to)
      x += (a & 1) + (step === 1 ? share : 0)
      y += ((a >> 1) & 1) + (step === 2 ? share : 0)
      z += (a >> 2) + (step === 4 ? share : 0)
      count += 1
    }
  return [x / count, y / count, z / count]
}

/** Computes the gradient of a field from four samples at the corners of a tetrahedron. */
function slopeOf(field: Field, step: number) {
  return ([x, y, z]: Vector): Vector => {
    const a = field(x + step, y - step, z - step)
    const b = field(x - step, y - step, z + step)
    const c = field(x - step, y + step, z - step)
    const d = field(x + step, y + step, z + step)
    return scaled([a - b - c + d, d + c - a - b, b + d - a - c], 1 / (4 * step))
  }
}

interface SurfaceLimits {
  slope: (point: Vector) => Vector
  reach: number
}

function ontoSurface(field: Field, start: Vector, { slope, reach }: SurfaceLimits): Vector {
  const direction = slope(start)
  const steep = Math.max(0.25, dot(direction, direction))
  let point = start
  for (let step = 0; step < 3; step++) {
    const gap = Math.min(reach, Math.max(-reach, field(...point) / steep))
    point = minus(point, scaled(direction, gap))
  }
  return point
}

/** Creates one quad per grid edge that crosses the surface, between the four cells around it. */
function facesOf({ counts, values }: Grid, corners: Int32Array): number[] {
  const [nx, ny, nz] = counts
  const faces: number[] = []
  const steps = [1, nx, nx * ny] as const
  const quad = (here: number, axis: 0 | 1 | 2, isInside: boolean) => {
    const along = steps[axis]
    if (isInside === (values[here + along] ?? 0) < 0) return
    const u = steps[((axis + 1) % 3) as 0 | 1 | 2]
    const v = steps[((axis + 2) % 3) as 0 | 1 | 2]
    const a = corners[here - u - v] ?? -1
    const b = corners[here - v] ?? -1
    const c = corners[here] ?? -1
    const d = corners[here - u] ?? -1
    if (isInside) faces.push(a, b, c, a, c, d)
    else faces.push(a, c, b, a, d, c)
  }
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const here = i + nx * (j + ny * k)
        const isInside = (values[here] ?? 0) < 0
        if (j > 0 && k > 0) quad(here, 0, isInside)
        if (i > 0 && k > 0) quad(here, 1, isInside)
        if (i > 0 && j > 0) quad(here, 2, isInside)
      }
  return faces
}
