import { driveShape } from '@/domain/shop/bikes/drawing/drive-shape'
import type { Point } from '@/domain/shop/bikes/geometry'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, unit } from '@/domain/kit/shape/mesh'
import { loop } from '@/domain/kit/shape/solids'
import { drum, sweep, toothed } from '@/domain/kit/shape/sweep'
import { chainLinks } from './chain'
import { crank } from './crank'
import { bolt } from './motor'
import { outlineAround } from './taut'
import type { Bones, ModelPart } from './part'
import { piece, spot, widthsOf } from './part'

const RADIUS_PER_TOOTH = 12.7 / (2 * Math.PI)
const PER_TOOTH = { live: 3, fine: 8 } as const
/** Distance between two sprockets of a cassette, in mm. */
const STEP = 3.9

function teeth(radius: number, tall: number, detail: Bones['detail']): number[] {
  const perTooth = PER_TOOTH[detail]
  const count = Math.max(9, Math.round(radius / RADIUS_PER_TOOTH))
  return Array.from({ length: count * perTooth }, (_, step) => {
    const wave = Math.cos((2 * Math.PI * (step % perTooth)) / perTooth)
    return radius - 0.6 + Math.sign(wave) * Math.abs(wave) ** 0.7 * tall
  })
}

export function moldedDrive(bones: Bones): ModelPart[] {
  const { points, look, detail } = bones
  const shape = driveShape(points, look.style, look.drivetrain)
  const { chain: line } = widthsOf(look)
  const ring = { ...shape.ring, turn: 1 as const }
  const cog = { center: points.rearAxle, radius: shape.cog.radius, turn: 1 as const }
  const pulleys = shape.pulleys
  return [
    ...chainring(shape.ring.radius, line, detail),
    ...sprockets(bones, shape, line),
    ...(pulleys
      ? [
          ...derailleur(bones, pulleys, line - 10),
          ...chainLinks(
            [ring, cog, { ...pulleys[0], turn: -1 }, { ...pulleys[1], turn: 1 }],
            line,
            detail === 'live',
          ).map((mesh) => piece('chain', 'chain', mesh)),
        ]
      : [piece('belt', 'rubber', loop(outlineAround([shape.ring, shape.cog], line), [6, 2.5]))]),
    ...crank(shape.pedal, line + 14, bones),
    ...crank(shape.farPedal, -(line + 14), bones),
    piece(
      'spindle',
      'metal',
      drum({ from: [0, 0, -line - 10], along: [0, 0, 1], radius: 14, length: line * 2 + 20 }),
    ),
  ]
}

function chainring(radius: number, line: number, detail: Bones['detail']): ModelPart[] {
  const arms = [0, 1, 2, 3, 4].map((index) => {
    const angle = (2 * Math.PI * index) / 5 + 0.3
    const on = (r: number): Vector => [r * Math.cos(angle), r * Math.sin(angle), line]
    const mesh = sweep({
      points: [on(18), on(radius - 8)],
      half: [
        [2.6, 11],
        [2.2, 7],
      ],
      corner: 4,
      rings: 8,
      bevel: 0.8,
    })
    return [
      piece('spider', 'dark-metal', mesh),
      piece(
        'chainring bolt',
        'metal',
        bolt([on(radius - 13)[0], on(radius - 13)[1], line + 2], [0, 0, 1], 4.2),
      ),
    ]
  })
  const guard = new Array<number>(96).fill(radius + 6.5)
  return [
    piece(
      'chainring',
      'dark-metal',
      toothed({
        center: [0, 0, line],
        outer: teeth(radius, 3.2, detail),
        inner: radius - 11,
        thick: 3.6,
      }),
    ),
    piece(
      'chain guard',
      'composite',
      toothed({ center: [0, 0, line + 6], outer: guard, inner: radius - 5, thick: 2.2 }),
    ),
    piece(
      'spider',
      'dark-metal',
      drum({
        from: [0, 0, line - 4],
        along: [0, 0, 1],
        radius: 33,
        length: 9,
        bevel: 2,
        corners: 40,
      }),
    ),
    ...arms.flat(),
  ]
}

function sprockets(
  { points, look, detail }: Bones,
  shape: { largest: number; smallest: number },
  line: number,
) {
  const count = look.drivetrain.kind === 'hub' ? 1 : 11
  const axle = spot(points.rearAxle)
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 1
    const radius = shape.smallest + (shape.largest - shape.smallest) * share ** 1.35
    const z = line + (count > 1 ? (5 - index) * STEP * 0.9 : 0)
    const inner = Math.max(12, radius * (index > 4 ? 0.62 : 0.3))
    const rims = [
      toothed({
        center: add(axle, [0, 0, z]),
        outer: teeth(radius, 2.6, detail),
        inner,
        thick: 1.8,
        isPlain: detail === 'live',
      }),
    ]
    const arms = index > 4 ? [0, 1, 2, 3, 4, 5].map((arm) => spider(axle, { z, inner, arm })) : []
    return [...rims, ...arms].map((mesh) => piece('sprocket', 'cassette', mesh))
  }).flat()
}

function spider(axle: Vector, { z, inner, arm }: { z: number; inner: number; arm: number }): Mesh {
  const angle = (Math.PI / 3) * arm + z * 0.03
  const on = (radius: number, turn: number): Vector =>
    add(axle, [radius * Math.cos(angle + turn), radius * Math.sin(angle + turn), z])
  return sweep({
    points: [on(12, 0), on(inner + 2, 0.22)],
    half: [[0.9, 3.4]],
    corners: 8,
    bevel: 0.2,
  })
}

type Circle = { center: Point; radius: number }

function derailleur(
  { points, look, detail }: Bones,
  [guide, tension]: readonly [Circle, Circle],
  inner: number,
): ModelPart[] {
  const z = inner + 10
  const axle = spot(points.rearAxle)
  const [upper, lower] = [spot(guide.center, z), spot(tension.center, z)]
  const mount: Vector = [axle[0] - 4, axle[1] - 30, z + 26]
  const elbow: Vector = [upper[0] - 26, upper[1] + 40, z + 32]
  const big = look.drivetrain.electronic ? 1.35 : 1
  const bar = (steps: readonly Vector[], half: readonly (readonly [number, number])[]) =>
    sweep({ points: steps, half, corner: 3.2, corners: 20, rings: 14 })
  const name = look.drivetrain.electronic ? 'electronic derailleur' : 'derailleur'
  return [
    piece(
      'derailleur hanger',
      'black',
      bar([add(axle, [-2, -6, z + 18]), add(axle, [-8, -20, z + 20]), mount], [[4, 12]]),
    ),
    piece(name, 'black', bar([mount, add(mount, [-4, -12, 6]), elbow], [[9 * big, 14 * big]])),
    piece(
      name,
      'black',
      bar([elbow, add(upper, [-14, 16, 22]), add(upper, [2, 0, 8])], [[12 * big, 13 * big]]),
    ),
    piece(
      name,
      'dark-metal',
      bar([add(elbow, [4, 10, -2]), add(upper, [-4, 24, 18]), add(upper, [8, 12, 6])], [[5, 7]]),
    ),
    piece(
      'derailleur bolt',
      'metal',
      drum({ from: add(mount, [0, 0, 8]), along: [0, 0, 1], radius: 12, length: 6, bevel: 1.2 }),
    ),
    ...[upper, lower].flatMap((center) => [
      piece(
        'pulley',
        'composite',
        toothed({ center, outer: teeth(guide.radius + 4, 2.4, detail), inner: 4, thick: 3.4 }),
      ),
      piece('pulley bolt', 'metal', bolt(add(center, [0, 0, 8]), [0, 0, 1], 4.2)),
    ]),
    piece('derailleur cage', 'dark-metal', cage({ upper, lower }, 7)),
    piece('derailleur cage', 'dark-metal', cage({ upper, lower }, -7)),
  ]
}

function cage({ upper, lower }: { upper: Vector; lower: Vector }, side: number): Mesh {
  const along = unit(minus(lower, upper))
  return sweep({
    points: [
      add(upper, [-along[0] * 14, -along[1] * 14, side]),
      add(lower, [along[0] * 12, along[1] * 12, side]),
    ],
    half: [
      [1, 9],
      [1, 13],
      [1, 8],
      [1, 12],
      [1, 7],
    ],
    corner: 2.6,
    rings: 16,
    bevel: 0.3,
  })
}
