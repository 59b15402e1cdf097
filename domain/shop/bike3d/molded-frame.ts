import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { Tube } from '@/domain/shop/bikes/drawing/path'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { bentTube, cylinder, onBothSides, slab, softMin } from '@/domain/kit/shape/field'
import type { Field, Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, unit } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { turned } from '@/domain/kit/shape/sweep'
import { tubeField } from '@/domain/kit/shape/tube-field'
import { customPaint } from './custom-paint'
import { onFrame, panelOn } from './on-frame'
import type { Bones, ModelPart } from './part'
import { SIDES, spot, widthsOf } from './part'
import { wordOn } from './wordmark'

const CELL = { live: 9, fine: 4.2 } as const
/** Gap between the battery's cover and the frame, in mm. */
const SEAM = 1.6

/** Ratio of width to height of each tube, from upper to lower end. */
const WIDTHS = {
  down: [0.66, 0.85],
  seat: [0.96, 0.98],
  top: [0.76, 0.8],
  head: [0.96, 0.94],
} as const
const ROUNDNESS = { down: 3.1, seat: 2.4, top: 2.8, head: 2 } as const

const tubeOf = ({ center, half }: Tube, name: keyof typeof WIDTHS): Field =>
  tubeField({
    points: center.map((point) => spot(point)),
    half: half.map((high, index) => {
      const [from, to] = WIDTHS[name]
      return [high * (from + ((to - from) * index) / (half.length - 1)), high]
    }),
    corner: ROUNDNESS[name],
  })

/** Corners of the motor mount in the side view. */
const CRADLE = [
  [-46, 32],
  [-42, 70],
  [-20, 98],
  [6, 112],
  [46, 124],
  [84, 128],
  [116, 112],
  [138, 84],
  [142, 60],
  [110, 60],
  [60, 58],
  [10, 42],
  [-20, 24],
  [-40, 22],
] as const
/** Corners of the smaller shell of a bike without a mid motor. */
const SHELL = [
  [-38, 2],
  [-28, 40],
  [18, 50],
  [40, 24],
  [34, -18],
  [0, -36],
  [-28, -28],
] as const

export function moldedFrame(bones: Bones): ModelPart[] {
  const { points, look } = bones
  const shape = frameShape(points, look.style, look.battery)
  const front = frontTriangle(shape, points)
  const stays = rearTriangle(shape, bones)
  const whole = shape.pivots ? front : joined(front, stays, 26)
  const region = { ...regionOf(points, shape), cell: CELL[bones.detail] }
  const paint = (mesh: Mesh): ModelPart => ({ name: 'frame', material: 'paint', mesh })
  return [
    paint(surfaceOf(whole, region)),
    ...(shape.pivots ? [paint(surfaceOf(stays, region))] : []),
    ...batteryCover(whole, shape, { large: look.battery === 'large', title: look.title }),
    ...customPaint(whole, shape, look.paint),
    ...headset(points),
  ]
}

export function seatTubeOn(points: FramePoints, look: BikeLook) {
  const shape = frameShape(points, look.style, look.battery)
  const [, seat = shape.down] = shape.main
  return onFrame(frontTriangle(shape, points), seat, 60)
}

const joined =
  (a: Field, b: Field, blend: number): Field =>
  (x, y, z) =>
    softMin(a(x, y, z), b(x, y, z), blend)

function frontTriangle({ main, pivots }: FrameShape, points: FramePoints): Field {
  const [down, seat, top, head] = main
  if (!down || !seat || !top || !head) return () => 1
  let field = joined(tubeOf(top, 'top'), tubeOf(down, 'down'), 40)
  field = joined(field, tubeOf(head, 'head'), 44)
  field = joined(field, tubeOf(seat, 'seat'), 34)
  const isMotor = (down.center.at(-1)?.y ?? 0) < -40
  field = joined(
    field,
    slab({ outline: isMotor ? CRADLE : SHELL, half: isMotor ? 44 : 33, round: 15 }),
    30,
  )
  if (!isMotor) {
    const axle = { from: spot(points.bottomBracket, -36), to: spot(points.bottomBracket, 36) }
    field = joined(field, cylinder({ ...axle, radius: 27, round: 4 }), 16)
  }
  if (!pivots) return field
  const boss = (point: { x: number; y: number }, half: number, radius: number) =>
    cylinder({ from: spot(point, -half), to: spot(point, half), radius, round: 6 })
  const lug = bentTube(
    [spot(pivots.shockBottom), [120, 128, 0], [150, 150, 0]],
    [
      [22, 15],
      [26, 24],
    ],
    3,
  )
  field = joined(field, boss(pivots.main, 40, 22), 14)
  field = joined(field, lug, 20)
  return joined(field, boss(pivots.rocker, 26, 20), 22)
}

function rearTriangle(shape: FrameShape, { points, look }: Bones): Field {
  const { dropout } = widthsOf(look)
  const clear = look.tyres.rear.width / 2 + 13
  const inner = shape.pivots ? 35 : 20
  const across = [dropout, (dropout + clear) / 2 + 5, clear + 6, clear + 1, inner]
  const stays = shape.rear.map((tube, index) => {
    const line = across.map((z, step) => {
      const share = [0, 0.2, 0.45, 0.78, 1][step] ?? 1
      return spot(tube.center[Math.round(share * (tube.center.length - 1))] ?? points.rearAxle, z)
    })
    const half = across.map((_, step) => {
      const share = Math.round((step / 4) * (tube.half.length - 1))
      const high = tube.half[share] ?? 14
      return [Math.max(7.5, high * (index ? 0.62 : 0.56)), high * 0.92] as const
    })
    return bentTube(line, half, 2.7)
  })
  const axle = spot(points.rearAxle, dropout - 8)
  const eye = cylinder({ from: axle, to: add(axle, [0, 0, 15]), radius: 19, round: 4 })
  const [chainstay, seatstay] = stays
  if (!chainstay || !seatstay) return eye
  const pair = joined(joined(chainstay, seatstay, 22), eye, 18)
  const bridges = bridgesOf(shape, points, { look, clear })
  return onBothSides(bridges.reduce((field, one) => joined(field, one, 16), pair))
}

interface Gap {
  look: BikeLook
  clear: number
}

function bridgesOf(shape: FrameShape, points: FramePoints, { look, clear }: Gap): Field[] {
  const radius = look.tyres.rear.diameter / 2 + 16
  const axle = spot(points.rearAxle)
  return shape.rear.flatMap((tube) => {
    const free = tube.center.filter(
      (point) => Math.hypot(point.x - points.rearAxle.x, point.y - points.rearAxle.y) > radius,
    )
    const first = free[0]
    if (!first) return []
    const [x, y] = spot(first)
    const out = unit([x - axle[0], y - axle[1], 0])
    const at = (z: number): Vector => [x + out[0] * 8, y + out[1] * 8, z]
    return [bentTube([at(0), at(clear * 0.6), at(clear)], [[10, 11]], 2.5)]
  })
}

function regionOf(points: FramePoints, { rear }: FrameShape) {
  const all = rear.flatMap((tube) => tube.center)
  const top = Math.max(-points.headTop.y, -points.seatTop.y) + 40
  const low = Math.min(-70, ...all.map((point) => -point.y - 50))
  const back = points.rearAxle.x - 40
  return {
    low: [back, low, -118] as const,
    high: [points.headBottom.x + 70, top, 118] as const,
  }
}

function batteryCover(frame: Field, { down }: FrameShape, { large, title }: Cover): ModelPart[] {
  const { on, length } = onFrame(frame, down, 90)
  const [from, to] = [length * (large ? 0.14 : 0.3), length * 0.82]
  const angles = [-Math.PI / 2 - 1.1, -Math.PI / 2 + 1.1] as const
  const grown = [angles[0] - SEAM / 44, angles[1] + SEAM / 44] as const
  const cover = { from, to, angles, lift: 2.2, bevel: 1.8, round: 18 }
  const gap = { from: from - SEAM, to: to + SEAM, angles: grown, lift: 0.35, bevel: 0.3, round: 20 }
  const text = title.toUpperCase().split(' ').at(-1) ?? ''
  const words = SIDES.flatMap((side) => wordOn(on, { text, middle: length * 0.47, size: 40, side }))
  return [
    { name: 'battery', material: 'composite', mesh: panelOn(on, cover) },
    { name: 'battery seam', material: 'seam', mesh: panelOn(on, gap) },
    ...words.map((mesh): ModelPart => ({ name: 'name', material: 'letter', mesh })),
  ]
}

interface Cover {
  large: boolean
  title: string
}

function headset({ headTop, headBottom, steering }: FramePoints): ModelPart[] {
  const down: Vector = [steering.x, -steering.y, 0]
  const up: Vector = [-down[0], -down[1], 0]
  const lower = [
    [30, 0],
    [33, 2],
    [34, 7],
    [33, 10],
    [26, 13],
  ] as const
  const upper = [
    [25, 0],
    [27, 2],
    [27, 5],
    [23, 10],
    [19, 11],
  ] as const
  const cup = (mesh: Mesh): ModelPart => ({ name: 'headset', material: 'dark-metal', mesh })
  return [
    cup(turned({ from: spot(headBottom), along: down, outline: lower, corners: 48 })),
    cup(turned({ from: spot(headTop), along: up, outline: upper, corners: 48 })),
  ]
}
