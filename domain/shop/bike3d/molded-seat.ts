import { saddleShape, seatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, skin, unit } from '@/domain/kit/shape/mesh'
import { sweep, turned } from '@/domain/kit/shape/sweep'
import { bolt } from './motor'
import type { Bones, ModelPart } from './part'
import { finer, piece, SIDES, spot } from './part'

const ROWS = 34
const AROUND = 40

/** @param height saddle height in mm */
export function moldedSeat(bones: Bones, height: number): ModelPart[] {
  const { points, look } = bones
  const seat = seatShape(points, height)
  const [collar, clamp, top] = [spot(seat.collar), spot(seat.clamp), spot(seat.top)]
  const up = unit(minus(clamp, collar))
  const length = Math.hypot(...minus(clamp, collar))
  const { shell } = saddleShape(seat, look.saddle.width)
  const ends = shell.map((point) => point.x)
  const outline = {
    top,
    half: look.saddle.width / 2,
    tail: Math.min(...ends),
    nose: Math.max(...ends),
  }
  return [
    piece('seat collar', 'dark-metal', turned({ from: collar, along: up, outline: COLLAR })),
    piece(
      'seat collar bolt',
      'metal',
      bolt(add(add(collar, scaled(up, -4)), [-21, 0, 4]), [0, 0, 1], 3.6),
    ),
    ...post(collar, up, { length, look }),
    piece(
      'saddle clamp',
      'dark-metal',
      sweep({
        points: [add(clamp, [-26, 2, 0]), add(clamp, [26, 2, 0])],
        half: [[23, 7]],
        corner: 4,
        corners: 24,
        rings: 4,
        bevel: 3,
      }),
    ),
    piece(
      'saddle clamp',
      'dark-metal',
      sweep({
        points: [add(clamp, [-23, 13, 0]), add(clamp, [23, 13, 0])],
        half: [[24, 4.5]],
        corner: 4,
        corners: 24,
        rings: 4,
        bevel: 2,
      }),
    ),
    ...[-18, 18].map((x) =>
      piece('saddle bolt', 'metal', bolt(add(clamp, [x, 14, 0]), [0, 1, 0], 3.6)),
    ),
    ...SIDES.map((side) =>
      piece('saddle rail', 'metal', rail(top, clamp, { side, rings: finer(bones, 20, 40) })),
    ),
    piece('saddle', look.saddle.leather ? 'leather' : 'saddle', shellOf(outline)),
  ]
}

const COLLAR = [
  [20, -12],
  [21.5, -10],
  [22, 3],
  [20.5, 5],
] as const

interface PostOf {
  length: number
  look: Bones['look']
}

function post(collar: Vector, up: Vector, { length, look }: PostOf): ModelPart[] {
  const on = (outline: readonly (readonly [number, number])[]) =>
    turned({ from: collar, along: up, outline, corners: 40 })
  const head = piece(
    'seatpost head',
    'dark-metal',
    on([
      [13, length - 22],
      [14.5, length - 14],
      [13.5, length - 2],
      [11, length],
    ]),
  )
  if (look.seatpost === 'rigid') {
    return [
      piece(
        'seatpost',
        'black',
        on([
          [13.6, -30],
          [13.6, length - 12],
        ]),
      ),
      head,
    ]
  }
  const isDropper = look.seatpost === 'dropper'
  const sleeve = isDropper ? Math.max(34, (length - look.drop) * 0.5) : length * 0.62
  return [
    piece(
      isDropper ? 'dropper sleeve' : 'suspension sleeve',
      'black',
      on([
        [15.2, -30],
        [15.2, sleeve - 16],
        [17.6, sleeve - 14],
        [17.6, sleeve - 3],
        [15.5, sleeve],
      ]),
    ),
    piece(
      'seatpost',
      isDropper ? 'stanchion' : 'metal',
      on([
        [12.8, sleeve - 4],
        [12.8, length - 10],
      ]),
    ),
    head,
    ...(isDropper ? [] : [piece('suspension boot', 'rubber', on(boot(sleeve, length - 24)))]),
  ]
}

const boot = (from: number, to: number) =>
  Array.from({ length: 13 }, (_, step) => {
    return [step % 2 ? 20 : 15, from + ((to - from) * step) / 12] as const
  })

function rail(top: Vector, clamp: Vector, { side, rings }: { side: number; rings: number }): Mesh {
  const points: Vector[] = [
    add(top, [-96, -26, side * 42]),
    add(top, [-70, -40, side * 30]),
    [clamp[0] - 34, clamp[1] + 7, side * 22],
    [clamp[0] + 40, clamp[1] + 7, side * 22],
    add(top, [96, -26, side * 14]),
    add(top, [116, -22, side * 8]),
  ]
  return sweep({ points, half: [[3.5, 3.5]], corners: 12, rings })
}

interface Outline {
  top: Vector
  half: number
  tail: number
  nose: number
}

const bump = (t: number, middle: number, wide: number) => Math.exp(-(((t - middle) / wide) ** 2))

function shellOf({ top, half, tail, nose }: Outline): Mesh {
  const rows = Array.from({ length: ROWS + 1 }, (_, row) => {
    const t = row / ROWS
    const edge = t < 0.06 ? (0.06 - t) / 0.06 : t > 0.95 ? (t - 0.95) / 0.05 : 0
    const full = Math.sqrt(Math.max(0.0004, 1 - edge ** 2))
    const body =
      t < 0.3 ? 0.96 + 0.04 * Math.sin((t / 0.3) * 1.6) : 0.27 + 0.73 * bump(t, 0.3, 0.27)
    const wide = half * body * (0.25 + 0.75 * full) * (row === 0 || row === ROWS ? 0.3 : 1)
    const thick = (t < 0.5 ? 34 - 20 * t : 24 - 6 * (t - 0.5)) * (0.15 + 0.85 * full)
    const rise = 9 * Math.max(0, 1 - t / 0.2) - 6 * bump(t, 0.55, 0.25) - Math.max(0, t - 0.9) * 70
    return Array.from({ length: AROUND }, (_, step) => {
      const angle = (2 * Math.PI * step) / AROUND
      const [across, high] = [Math.cos(angle), Math.sin(angle)]
      const z = wide * Math.sign(across) * Math.abs(across) ** 0.8
      const channel =
        5.5 * bump(z, 0, 12) * Math.min(1, Math.max(0, 1 - Math.abs(t - 0.42) / 0.42) * 2)
      const fall = (z / half) ** 2
      const y =
        high > 0
          ? high ** 0.7 * 10 - fall * 12 - channel
          : -(Math.abs(high) ** 0.6) * thick * (1 - 0.35 * (1 - Math.abs(across))) - fall * 8
      return [tail + (nose - tail) * t, top[1] - 8 + rise + y, z] as Vector
    })
  })
  return skin(rows, 'lids')
}
