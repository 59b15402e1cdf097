import type { Mesh, Vector } from '@/domain/kit/shape/mesh'

/** A rod with round ends, in mm, that carries the cloth. */
export interface Rod {
  from: Vector
  to: Vector
  radius: number
}

interface Cloth {
  /** Points along the length and the width. */
  columns: number
  rows: number
  /** Distance of neighboring points in mm. */
  cell: number
  /** Middle of the cloth before it falls. */
  middle: Vector
}

/** Steps of the simulation, and how often each step corrects the distances between points. */
const STEPS = 260
const ROUNDS = 10
const STEP_S = 1 / 50
const GRAVITY = -5200
/** Share of its speed that a point keeps in each step. */
const INERTIA = 0.92
/** Share of its speed that a point keeps while it touches something. */
const GRIP = 0.25
const THICKNESS = 7
/** Extent of the grid of heights from its middle, its cells, and how far a point is moved sideways at most, in mm. */
const GRID = { x: 1200, z: 560, cell: 8, most: 120 } as const
/** How much of a bend is undone in each round; fabric hardly resists. */
const STIFFNESS = 0.04

/** Simulates a cloth on rods above the floor (y = 0) by position-based dynamics. */
export function drapedCloth(cloth: Cloth, rods: readonly Rod[]): Mesh {
  const { columns, rows } = cloth
  const now = start(cloth)
  const before = now.slice()
  const links = linksOf(cloth)
  const heights = heightsOf(rods)
  for (let step = 0; step < STEPS; step++) {
    fall(now, before)
    for (let round = 0; round < ROUNDS; round++) {
      for (const link of links) pull(now, link)
      collide(now, before, heights)
    }
  }
  return meshOf(now, columns, rows)
}

function start({ columns, rows, cell, middle }: Cloth): Float64Array {
  const points = new Float64Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [u, v] = [column - (columns - 1) / 2, row - (rows - 1) / 2]
      // Slightly uneven, so that folds differ from each other.
      const wave = 9 * Math.sin(column * 0.37 + row * 0.11) + 7 * Math.sin(row * 0.53)
      points.set(
        [middle[0] + u * cell, middle[1] + wave, middle[2] + v * cell + 5 * Math.sin(column * 0.8)],
        (row * columns + column) * 3,
      )
    }
  return points
}

/** Two points (offsets of their coordinates), their distance, and how firmly they hold it. */
interface Link {
  a: number
  b: number
  length: number
  firm: number
}

function linksOf({ columns, rows, cell }: Cloth): Link[] {
  const links: Link[] = []
  const link = (
    column: number,
    row: number,
    [right, down]: readonly [number, number],
    firm: number,
  ) => {
    const [toColumn, toRow] = [column + right, row + down]
    if (toColumn < 0 || toColumn >= columns || toRow >= rows) return
    const [a, b] = [(row * columns + column) * 3, (toRow * columns + toColumn) * 3]
    links.push({ a, b, length: Math.hypot(right, down) * cell, firm })
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      link(column, row, [1, 0], 1)
      link(column, row, [0, 1], 1)
      link(column, row, [1, 1], 0.35)
      link(column, row, [-1, 1], 0.35)
      link(column, row, [2, 0], STIFFNESS)
      link(column, row, [0, 2], STIFFNESS)
    }
  return links
}

function fall(now: Float64Array, before: Float64Array): void {
  for (let at = 0; at < now.length; at++) {
    const value = now[at] ?? 0
    const speed = (value - (before[at] ?? 0)) * INERTIA
    before[at] = value
    now[at] = value + speed + (at % 3 === 1 ? GRAVITY * STEP_S * STEP_S : 0)
  }
}

function pull(now: Float64Array, { a, b, length, firm }: Link): void {
  const x = (now[b] ?? 0) - (now[a] ?? 0)
  const y = (now[b + 1] ?? 0) - (now[a + 1] ?? 0)
  const z = (now[b + 2] ?? 0) - (now[a + 2] ?? 0)
  const apart = Math.sqrt(x * x + y * y + z * z) || 1
  // Threads pull but don't push, so that cloth folds.
  const share = ((apart - length) / apart) * 0.5 * (apart > length ? firm : firm * 0.3)
  now[a] = (now[a] ?? 0) + x * share
  now[a + 1] = (now[a + 1] ?? 0) + y * share
  now[a + 2] = (now[a + 2] ?? 0) + z * share
  now[b] = (now[b] ?? 0) - x * share
  now[b + 1] = (now[b + 1] ?? 0) - y * share
  now[b + 2] = (now[b + 2] ?? 0) - z * share
}

const WIDE = Math.ceil((2 * GRID.x) / GRID.cell)
const DEEP = Math.ceil((2 * GRID.z) / GRID.cell)

/** Height of each cell of the floor: rods are walls that reach down to it, so that no point slips under one. */
function heightsOf(rods: readonly Rod[]): Float64Array {
  const heights = new Float64Array(WIDE * DEEP).fill(THICKNESS)
  for (const { from, to, radius } of rods) {
    const reach = radius + THICKNESS
    const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    const steps = Math.max(1, Math.ceil(length / (GRID.cell / 2)))
    for (let step = 0; step <= steps; step++) {
      const [x, y, z] = [0, 1, 2].map(
        (axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / steps,
      ) as [number, number, number]
      for (let dx = -reach; dx <= reach; dx += GRID.cell / 2)
        for (let dz = -reach; dz <= reach; dz += GRID.cell / 2) {
          const room = reach * reach - dx * dx - dz * dz
          const at = cellOf(x + dx, z + dz)
          if (room >= 0 && at >= 0) heights[at] = Math.max(heights[at] ?? 0, y + Math.sqrt(room))
        }
    }
  }
  return heights
}

function cellOf(x: number, z: number): number {
  const column = Math.floor((x + GRID.x) / GRID.cell)
  const row = Math.floor((z + GRID.z) / GRID.cell)
  return column < 0 || row < 0 || column >= WIDE || row >= DEEP ? -1 : row * WIDE + column
}

/** A point that is deeper in a wall than it can have fallen has come from the side. */
const FALLEN = 90
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Moves points out of walls and floor the shortest way, and holds them there by friction. */
function collide(now: Float64Array, before: Float64Array, heights: Float64Array): void {
  const heightAt = (x: number, z: number) => heights[cellOf(x, z)] ?? THICKNESS
  for (let at = 0; at < now.length; at += 3) {
    const [x, y, z] = [now[at] ?? 0, now[at + 1] ?? 0, now[at + 2] ?? 0]
    const up = heightAt(x, z) - y
    if (up <= 0) continue
    let [distance, side]: [number, readonly [number, number] | null] = [up, null]
    for (const one of up > FALLEN ? SIDES : [])
      for (let away: number = GRID.cell; away < Math.min(distance, GRID.most); away += GRID.cell)
        if (heightAt(x + one[0] * away, z + one[1] * away) <= y) [distance, side] = [away, one]
    if (side) {
      now[at] = x + side[0] * distance
      now[at + 2] = z + side[1] * distance
    } else now[at + 1] = y + up
    for (let axis = at; axis < at + 3; axis++) {
      const speed = (now[axis] ?? 0) - (before[axis] ?? 0)
      before[axis] = (now[axis] ?? 0) - speed * GRIP
    }
  }
}

/** Two skins, so that both sides are seen. */
function meshOf(points: Float64Array, columns: number, rows: number): Mesh {
  const count = points.length
  const positions = new Float32Array(count * 2)
  positions.set(points)
  positions.set(points, count)
  const normals = normalsOf(points, columns, rows)
  for (let at = 0; at < count; at++)
    positions[count + at] = (points[at] ?? 0) - (normals[at] ?? 0) * 2
  const faces: number[] = []
  const back = columns * rows
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const [b, c, d] = [a + 1, a + columns, a + columns + 1]
      faces.push(a, c, b, b, c, d)
      faces.push(back + a, back + b, back + c, back + b, back + d, back + c)
    }
  const both = new Float32Array(count * 2)
  both.set(normals)
  both.set(
    normals.map((value) => -value),
    count,
  )
  return { positions, triangles: new Uint32Array(faces), normals: both }
}

function normalsOf(points: Float64Array, columns: number, rows: number): Float32Array {
  const normals = new Float32Array(points.length)
  const at = (column: number, row: number) =>
    (Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))) *
    3
  const between = (a: number, b: number): Vector => [
    (points[b] ?? 0) - (points[a] ?? 0),
    (points[b + 1] ?? 0) - (points[a + 1] ?? 0),
    (points[b + 2] ?? 0) - (points[a + 2] ?? 0),
  ]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const u = between(at(column - 1, row), at(column + 1, row))
      const v = between(at(column, row - 1), at(column, row + 1))
      const [x, y, z] = [
        v[1] * u[2] - v[2] * u[1],
        v[2] * u[0] - v[0] * u[2],
        v[0] * u[1] - v[1] * u[0],
      ]
      const long = Math.hypot(x, y, z) || 1
      normals.set([x / long, y / long, z / long], (row * columns + column) * 3)
    }
  return normals
}
