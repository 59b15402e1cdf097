import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { WheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, cross, scaled, skin, unit } from '@/domain/kit/shape/mesh'
import { revolved } from '@/domain/kit/shape/solids'
import type { Bones } from './part'

const KNOB = 4.4
const STEPS = { live: { round: 72, across: 16 }, fine: { round: 112, across: 30 } } as const

interface Tire {
  center: Vector
  rings: WheelRings
  width: number
  tread: BikeLook['tyres']['tread']
  detail: Bones['detail']
}

/** The casing's cross section: an ellipse that narrows toward the rim. */
interface TireSection {
  middle: number
  high: number
  wide: number
}

function casingOf({ rings, width, tread }: Tire): TireSection {
  const ground = rings.ground - (tread === 'slick' ? 0 : KNOB)
  const inside = rings.tyreInside - 3
  return { middle: (ground + inside) / 2, high: (ground - inside) / 2, wide: (width / 2) * 0.97 }
}

const onCasing = ({ middle, high, wide }: TireSection, angle: number) =>
  [
    middle + high * Math.sin(angle) * (Math.sin(angle) < 0 ? 1.2 : 1),
    wide * Math.cos(angle) * (1 - 0.1 * Math.max(0, -Math.sin(angle))),
  ] as const

export function casing(tire: Tire): Mesh[] {
  const shape = casingOf(tire)
  const { round, across: steps } = STEPS[tire.detail]
  const outline = Array.from({ length: steps + 1 }, (_, step) =>
    onCasing(shape, -0.85 + ((Math.PI + 1.7) * step) / steps),
  )
  const lines = [1, -1].flatMap((side) =>
    [-0.4, 0.22].map((angle) => {
      const [radius, z] = onCasing(shape, angle)
      return revolved(
        tire.center,
        [
          [radius - 1.2, side * (z - 0.6)],
          [radius - 0.5, side * (z + 0.7)],
          [radius + 0.5, side * (z + 0.7)],
          [radius + 1.2, side * (z - 0.6)],
        ],
        round,
      )
    }),
  )
  const body = revolved(tire.center, outline, round)
  return tire.detail === 'live' ? [body] : [body, ...lines]
}

/** A tread block: its angle around the casing, its position along the pitch, and its rotation. */
interface Block {
  angle: number
  along: number
  twist: number
  size: readonly [long: number, wide: number]
}

const ROWS: readonly (readonly Block[])[] = [
  [
    { angle: 1.31, along: 0, twist: 0.16, size: [13, 10] },
    { angle: 0.98, along: 0.5, twist: 0.3, size: [10, 8.5] },
    { angle: 0.58, along: 0.25, twist: 0.1, size: [10.5, 9.5] },
    { angle: 0.56, along: 0.75, twist: -0.16, size: [10.5, 9.5] },
  ],
  [
    { angle: 1.31, along: 0.04, twist: -0.1, size: [13, 10] },
    { angle: 1.29, along: 0.5, twist: 0.1, size: [11, 9] },
    { angle: 0.93, along: 0.05, twist: -0.2, size: [10, 8.5] },
    { angle: 0.58, along: 0.25, twist: -0.1, size: [10.5, 9.5] },
    { angle: 0.56, along: 0.75, twist: 0.05, size: [10.5, 9.5] },
  ],
]
/** Block rows of a wide tire, which has room for more of them between its shoulders. */
const WIDE_ROWS: readonly (readonly Block[])[] = [
  [
    { angle: 1.46, along: 0, twist: 0.1, size: [14, 10] },
    { angle: 1.2, along: 0.45, twist: 0.2, size: [12, 11] },
    { angle: 0.93, along: 0.05, twist: -0.15, size: [12, 11] },
    { angle: 0.66, along: 0.5, twist: 0.12, size: [13, 10] },
    { angle: 0.44, along: 0.05, twist: -0.1, size: [12, 9] },
  ],
  [
    { angle: 1.46, along: 0.05, twist: -0.1, size: [14, 10] },
    { angle: 1.22, along: 0.5, twist: -0.2, size: [12, 11] },
    { angle: 0.95, along: 0, twist: 0.15, size: [12, 11] },
    { angle: 0.66, along: 0.5, twist: -0.12, size: [13, 10] },
    { angle: 0.44, along: 0, twist: 0.1, size: [12, 9] },
  ],
]
const PITCH = 34
const WIDE_TIRE = 90

export function tread(tire: Tire): Mesh[] {
  if (tire.tread === 'slick') return []
  const shape = casingOf(tire)
  const isWide = tire.width > WIDE_TIRE
  const rows = isWide ? WIDE_ROWS : ROWS
  const grown = isWide ? 1.2 : 1
  const isBeveled = tire.detail === 'fine'
  const pitches = Math.round((2 * Math.PI * tire.rings.ground) / (PITCH * grown) / 2) * 2
  return Array.from({ length: pitches }, (_, index) =>
    (rows[index % 2] ?? []).flatMap((block) =>
      [1, -1].map((side) => {
        const around = (2 * Math.PI * (index + block.along)) / pitches
        return knob(tire.center, shape, { ...block, around, side, grown, isBeveled })
      }),
    ),
  ).flat()
}

interface Knob extends Block {
  around: number
  side: number
  grown: number
  isBeveled: boolean
}

function knob(center: Vector, shape: TireSection, block: Knob): Mesh {
  const { angle, around, side, twist, grown } = block
  const [radius, wide] = onCasing(shape, angle)
  const spoke: Vector = [Math.cos(around), Math.sin(around), 0]
  const forward: Vector = [-spoke[1], spoke[0], 0]
  const out = unit([
    (spoke[0] * Math.sin(angle)) / shape.high,
    (spoke[1] * Math.sin(angle)) / shape.high,
    (side * Math.cos(angle)) / shape.wide,
  ])
  const across = cross(out, forward)
  const turn = twist * side
  const long = add(scaled(forward, Math.cos(turn)), scaled(across, Math.sin(turn)))
  const broad = cross(out, long)
  const foot = add(center, [spoke[0] * radius, spoke[1] * radius, side * wide])
  const [l, w] = [(block.size[0] / 2) * grown, (block.size[1] / 2) * grown]
  const ring = (grow: number, high: number) =>
    [
      [-l, -w],
      [l, -w],
      [l, w],
      [-l, w],
    ].map(([u = 0, v = 0]) =>
      add(foot, add(scaled(out, high), add(scaled(long, u * grow), scaled(broad, v * grow)))),
    )
  // The middle rows just reach the table's outline; blocks on the shoulders would exceed it.
  const radial = spoke[0] * out[0] + spoke[1] * out[1]
  const below =
    shape.high * (1 - Math.sin(angle)) -
    w * 0.86 * Math.abs(broad[0] * spoke[0] + broad[1] * spoke[1])
  const high = angle > 1.2 ? (KNOB + below) / radial : KNOB * (Math.sin(angle) * 0.9 + 0.35)
  const edge = block.isBeveled ? [ring(1, high - 0.7)] : []
  return skin([ring(1.18, -2), ...edge, ring(0.86, high)], 'lids')
}
