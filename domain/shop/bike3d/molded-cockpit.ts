import { cockpitShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import { bentTube, cylinder, smoothLine, softMin } from '@/domain/kit/shape/field'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import { controls } from './controls'
import { hoses } from './hoses'
import { bolt } from './motor'
import type { Bones, ModelPart } from './part'
import { finer, piece, SIDES, spot } from './part'

export function moldedCockpit(bones: Bones): ModelPart[] {
  const { points, look } = bones
  const shape = cockpitShape(points, look.style, look.bar)
  const [stem, clamp, end] = [spot(shape.stem), spot(shape.bar), look.bar.width / 2]
  const up: Vector = [-points.steering.x, points.steering.y, 0]
  const start = spot(shape.gripStart)
  const tip = spot(shape.gripEnd)
  const half: Vector[] = [
    clamp,
    [clamp[0], clamp[1], 34],
    [clamp[0] - 1, clamp[1] + 3, 60],
    [start[0] + 2, start[1] - 4, 140],
    [start[0] - 6, start[1] + 1, 190],
    [start[0] + (tip[0] - start[0]) * 0.6, start[1] + (tip[1] - start[1]) * 0.6, end - 90],
    [tip[0], tip[1], end],
  ]
  const whole = [
    ...half
      .slice(1)
      .reverse()
      .map(([x, y, z]): Vector => [x, y, -z]),
    ...half,
  ]
  const line = smoothLine(whole, 161)
  const bar = sweep({
    points: line.filter((_, index) => bones.detail === 'fine' || index % 2 === 0),
    half: Array.from({ length: 41 }, (_, index) => {
      const out = Math.abs(index / 20 - 1)
      const radius = out < 0.09 ? 17 : out < 0.3 ? 17 - ((out - 0.09) / 0.21) * 5.8 : 11.1
      return [radius, radius] as const
    }),
    corners: finer(bones, 14, 24),
    bevel: 1,
  })
  return [
    piece('handlebar', 'black', bar),
    piece('stem', 'dark-metal', moldedStem({ stem, clamp, up, cell: finer(bones, 3.8, 2.4) })),
    ...faceplate(stem, clamp, up),
    ...spacers(spot(points.headTop), up, stem),
    ...SIDES.flatMap((side) => controls(line, side, { end, detail: bones.detail })),
    ...hoses(bones, line),
    ...display(clamp, look.display === 'color'),
  ]
}

interface Stem {
  stem: Vector
  clamp: Vector
  up: Vector
  cell: number
}

function moldedStem({ stem, clamp, up, cell }: Stem): Mesh {
  const steerer = cylinder({
    from: add(stem, scaled(up, -19)),
    to: add(stem, scaled(up, 19)),
    radius: 20,
    round: 3,
  })
  const holder = cylinder({
    from: add(clamp, [0, 0, -25]),
    to: add(clamp, [0, 0, 25]),
    radius: 22,
    round: 3,
  })
  const body = bentTube(
    [stem, scaled(add(stem, clamp), 0.5), clamp],
    [
      [19, 15],
      [20, 13],
      [22, 14],
    ],
    3,
  )
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    sign * (Math.max(sign * stem[axis], sign * clamp[axis]) + 38)
  return surfaceOf(
    (x, y, z) => softMin(softMin(steerer(x, y, z), body(x, y, z), 14), holder(x, y, z), 10),
    { low: [reach(0, -1), reach(1, -1), -32], high: [reach(0, 1), reach(1, 1), 32], cell },
  )
}

function faceplate(stem: Vector, clamp: Vector, up: Vector): ModelPart[] {
  const ahead = unit(minus(clamp, stem))
  return [17, -17].flatMap((z) =>
    [15, -15].map((high) => {
      const at = add(add(clamp, scaled(ahead, 18)), add(scaled(up, high), [0, 0, z]))
      return piece('stem bolt', 'metal', bolt(at, ahead, 3.6))
    }),
  )
}

function spacers(headTop: Vector, up: Vector, stem: Vector): ModelPart[] {
  const gap = Math.hypot(...minus(stem, headTop)) - 19 - 11
  const ring = (at: number, length: number) =>
    piece(
      'spacer',
      'dark-metal',
      drum({ from: add(headTop, scaled(up, at)), along: up, radius: 18.5, length, corners: 40 }),
    )
  const cap = drum({
    from: add(stem, scaled(up, 18.5)),
    along: up,
    radius: 18.5,
    length: 4.5,
    bevel: 1.6,
    corners: 40,
  })
  const rings = gap > 6 ? [ring(11, gap / 2 - 0.4), ring(11 + gap / 2, gap / 2)] : []
  return [
    ...rings,
    piece('top cap', 'dark-metal', cap),
    piece('top cap bolt', 'metal', bolt(add(stem, scaled(up, 18.5)), up, 4)),
  ]
}

function display(clamp: Vector, color: boolean): ModelPart[] {
  const [long, wide] = color ? [34, 46] : [26, 33]
  const middle = add(clamp, [4, 36, 0])
  const along: Vector = [Math.cos(0.5), Math.sin(0.5), 0]
  const up: Vector = [-along[1], along[0], 0]
  const at = (x: number, y: number, z: number): Vector =>
    add(middle, add(scaled(along, x), add(scaled(up, y), [0, 0, z])))
  const block = (from: number, to: number, [half, high, y, z]: readonly number[]) =>
    sweep({
      points: [at(from, y ?? 0, z ?? 0), at(to, y ?? 0, z ?? 0)],
      half: [[half ?? 1, high ?? 1]],
      corner: 8,
      corners: 32,
      rings: 4,
      bevel: Math.min(2, (high ?? 1) * 0.6),
    })
  const rows = color ? [22, 12, 2, -8, -16] : [14, 4, -6]
  return [
    piece('display', 'composite', block(-long, long, [wide / 2 + 3, 5.5, 0, 0])),
    piece('display screen', 'screen', block(-long + 4, long - 4, [wide / 2 - 1, 0.8, 5.4, 0])),
    ...rows.map((x, index) =>
      piece(
        'display digits',
        'glow',
        block(x - 1.4, x + 1.4, [Math.max(3, wide * 0.34 - index * 3), 0.3, 6.3, 0]),
      ),
    ),
    ...[20, -20].map((z) =>
      piece(
        'display arm',
        'composite',
        sweep({
          points: [add(clamp, [0, 10, z]), add(clamp, [2, 26, z * 0.9]), at(0, -3, z * 0.6)],
          half: [[5, 5]],
          rings: 8,
        }),
      ),
    ),
  ]
}
