import type { Field, Mesh, Size, Vector } from '@/domain/kit/shape/mesh'
import { add, scaled, skin } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { sweep } from '@/domain/kit/shape/sweep'
import type { ModelPart } from './part'

export const made = <Material extends string>(
  name: string,
  material: Material,
  mesh: Mesh,
): ModelPart<Material> => ({ name, material, mesh })

/** Parses points in mm, written as `x y z, x y z`. */
export const way = (points: string): Vector[] =>
  rowsOf(points).map(([x = 0, y = 0, z = 0]): Vector => [x, y, z])

/** Parses sizes or corners of an outline in mm, written as `a b, a b`. */
export const pairs = (values: string): Size[] =>
  rowsOf(values).map(([a = 0, b = 0]): Size => [a, b])

const rowsOf = (text: string) => text.split(', ').map((row) => row.split(' ').map(Number))

export function block(center: Vector, half: Vector, round: number): Field {
  return (x, y, z) => {
    const a = Math.abs(x - center[0]) - half[0] + round
    const b = Math.abs(y - center[1]) - half[1] + round
    const c = Math.abs(z - center[2]) - half[2] + round
    const out = Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0))
    return out + Math.min(Math.max(a, b, c), 0) - round
  }
}

export function blockMesh(center: Vector, half: Vector, round: number, cell = 2): Mesh {
  const reach = scaled(half, 1)
  const room: Vector = [cell * 2, cell * 2, cell * 2]
  return surfaceOf(block(center, half, round), {
    low: add(add(center, scaled(reach, -1)), scaled(room, -1)),
    high: add(add(center, reach), room),
    cell,
  })
}

/** Models a flat strap along a smooth line; `side` points across it. */
export const strap = (points: readonly Vector[], half: Size, side?: Vector): Mesh =>
  sweep({
    points,
    half: [half],
    corner: 5,
    corners: 16,
    rings: 40,
    bevel: 0.6,
    ...(side && { side }),
  })

interface Move {
  /** Rotation in degrees around an axis through the origin. */
  turn?: readonly [axis: 0 | 1 | 2, degrees: number]
  by?: Vector
  size?: number
}

/** Scales, then rotates, then moves a mesh. */
export function movedMesh(
  mesh: Mesh,
  { turn: [axis, degrees] = [0, 0], by, size = 1 }: Move,
): Mesh {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
  const spun = (from: Float32Array, shift: Vector, grow: number) => {
    const to = new Float32Array(from.length)
    for (let at = 0; at < from.length; at += 3) {
      const [a, b] = [from[at + u] ?? 0, from[at + v] ?? 0]
      to[at + axis] = (from[at + axis] ?? 0) * grow + shift[axis]
      to[at + u] = (a * cos - b * sin) * grow + (shift[u] ?? 0)
      to[at + v] = (a * sin + b * cos) * grow + (shift[v] ?? 0)
    }
    return to
  }
  const { positions, normals, triangles } = mesh
  const turned = { positions: spun(positions, by ?? [0, 0, 0], size), triangles }
  return normals ? { ...turned, normals: spun(normals, [0, 0, 0], 1) } : turned
}

export const movedParts = <Material extends string>(
  parts: readonly ModelPart<Material>[],
  move: Move,
): ModelPart<Material>[] => parts.map((part) => ({ ...part, mesh: movedMesh(part.mesh, move) }))

interface Plate {
  /** Counterclockwise, as seen from the front. */
  outline: readonly (readonly [x: number, y: number])[]
  thick: number
  bevel?: number
  at?: Vector
}

/** Models a flat piece with beveled edges that faces the viewer; its outline must be convex. */
export function plate({ outline, thick, bevel = 0.4, at = [0, 0, 0] }: Plate): Mesh {
  const [cx, cy] = [0, 1].map(
    (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
  ) as [number, number]
  const ring = (inset: number, z: number) =>
    outline.map(([x, y]) => {
      const away = Math.hypot(x - cx, y - cy) || 1
      const share = Math.max(0, 1 - inset / away)
      return add(at, [cx + (x - cx) * share, cy + (y - cy) * share, z])
    })
  const half = thick / 2
  return skin(
    [ring(bevel, -half), ring(0, bevel - half), ring(0, half - bevel), ring(bevel, half)],
    'lids',
  )
}

export function roundedOutline(
  wide: number,
  high: number,
  radius: number,
  steps = 8,
): [number, number][] {
  const centers = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  return centers.flatMap(([sx, sy], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const angle = ((quarter + step / steps) * Math.PI) / 2
      return [
        sx * (wide / 2 - radius) + radius * Math.cos(angle),
        sy * (high / 2 - radius) + radius * Math.sin(angle),
      ]
    }),
  )
}
