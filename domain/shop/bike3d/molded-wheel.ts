import { wheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import { revolved } from '@/domain/kit/shape/solids'
import { drum, sweep, toothed, turned } from '@/domain/kit/shape/sweep'
import { bolt } from './motor'
import type { Bones, ModelPart } from './part'
import { finer, SIDES, spot, widthsOf } from './part'
import { casing, tread } from './tire'
import { studs } from './wheel'

const SPOKES = 32

type End = 'front' | 'rear'

export function moldedWheel(end: End, bones: Bones): ModelPart[] {
  const { points, look, detail } = bones
  const size = look.tyres[end]
  const rings = wheelRings(size, look.wheels)
  const center = spot(end === 'front' ? points.frontAxle : points.rearAxle)
  const half = end === 'rear' ? widthsOf(look).dropout - 10 : Math.max(50, size.width / 2 + 20)
  const part = (name: string, material: ModelPart['material'], mesh: Mesh): ModelPart => ({
    name: `${end} ${name}`,
    material,
    mesh,
  })
  const tire = { center, rings, width: size.width, tread: look.tyres.tread, detail }
  const rim = revolved(
    center,
    rimOutline(rings.tyreInside, rings.rimInside, size.width),
    finer(bones, 84, 120),
  )
  const disc = -(half - 6)
  return [
    ...casing(tire).map((mesh) => part('tire', 'rubber', mesh)),
    ...tread(tire).map((mesh) => part('tread', 'tread', mesh)),
    ...(look.tyres.tread === 'studded'
      ? studs(center, rings.ground).map((mesh) => part('stud', 'metal', mesh))
      : []),
    part('rim', look.wheels === 'carbon' ? 'black' : 'rim', rim),
    ...hub(center, half, end).map((mesh) => part('hub', 'dark-metal', mesh)),
    ...lacing(center, { rim: rings.rimInside, half, end, corners: finer(bones, 5, 10) }).flatMap(
      ({ spoke, nipple }) => [part('spoke', 'spoke', spoke), part('nipple', 'metal', nipple)],
    ),
    ...rotor(add(center, [0, 0, disc]), look.rotors[end] / 2, detail).map((mesh) =>
      part('brake rotor', 'disc', mesh),
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) => {
      const angle = (Math.PI / 3) * index
      const at: Vector = [22 * Math.cos(angle), 22 * Math.sin(angle), disc - 1]
      return part('rotor bolt', 'metal', bolt(add(center, at), [0, 0, -1], 3.4))
    }),
    ...caliper(add(center, [0, 0, disc]), {
      rotor: look.rotors[end] / 2,
      end,
      pistons: look.rotors.pistons,
    }),
  ]
}

function rimOutline(outside: number, inside: number, tire: number) {
  const wide = tire > 90 ? 38 : 18.6
  const deep = outside - inside
  return [
    [outside, -wide],
    [outside - 6, -wide - 0.4],
    [outside - deep * 0.4, -wide * 0.9],
    [inside + 3, -wide * 0.42],
    [inside, -3],
    [inside, 3],
    [inside + 3, wide * 0.42],
    [outside - deep * 0.4, wide * 0.9],
    [outside - 6, wide + 0.4],
    [outside, wide],
    [outside - 9, wide - 3],
    [outside - 11, 0],
    [outside - 9, -wide + 3],
  ] as const
}

const flangesOf = (half: number, end: End) =>
  end === 'front'
    ? { left: half - 20, right: half - 20, radius: 25 }
    : { left: half - 24, right: half - 40, radius: 28 }

function hub(center: Vector, half: number, end: End): Mesh[] {
  const { left, right, radius } = flangesOf(half, end)
  const outline = [
    [10, -half],
    [10, -half + 6],
    [20, -half + 8],
    [20, -left - 4],
    [radius + 4, -left - 2],
    [radius + 4, -left + 2],
    [17, -left + 9],
    [15, 0],
    [17, right - 9],
    [radius + 4, right - 2],
    [radius + 4, right + 2],
    [20, right + 5],
    [end === 'rear' ? 18 : 14, half - 6],
    [10, half],
  ] as const
  const bar = {
    from: add(center, [0, 0, -half]),
    along: [0, 0, 1] as const,
    radius: 9,
    length: half * 2,
  }
  return [turned({ from: center, along: [0, 0, 1], outline, corners: 44 }), drum(bar)]
}

interface Lacing {
  rim: number
  half: number
  end: End
  /** Number of corners of a nipple; a spoke has at most seven. */
  corners: number
}

function lacing(center: Vector, { rim, half, end, corners }: Lacing) {
  const { left, right, radius } = flangesOf(half, end)
  return Array.from({ length: SPOKES }, (_, index) => {
    const side = index % 2 ? right : -left
    const pair = Math.floor(index / 2)
    const angle = (2 * Math.PI * index) / SPOKES
    const lead = angle + (pair % 2 ? 1.12 : -1.12)
    const from = add(center, [
      radius * Math.cos(lead),
      radius * Math.sin(lead),
      side + (pair % 2 ? 2.2 : -2.2),
    ])
    const to = add(center, [
      (rim + 1) * Math.cos(angle),
      (rim + 1) * Math.sin(angle),
      Math.sign(side) * 3,
    ])
    const inward = unit(minus(from, to))
    const nipple = drum({
      from: to,
      along: inward,
      radius: 2.3,
      length: 13,
      bevel: 0.6,
      corners,
    })
    const spoke = sweep({
      points: [from, to],
      half: [[1.05, 1.05]],
      corners: Math.min(7, corners),
      bevel: 0.2,
    })
    return { spoke, nipple }
  })
}

function rotor(center: Vector, radius: number, detail: Bones['detail']): Mesh[] {
  const steps = finer({ detail }, 84, 168)
  const isPlain = detail === 'live'
  const ring = new Array<number>(finer({ detail }, 48, 96))
  const wave = (depth: number) =>
    Array.from({ length: steps }, (_, step) => {
      const angle = (2 * Math.PI * step) / steps
      return radius - depth - 1.6 * (0.5 - 0.5 * Math.cos(angle * 14))
    })
  const band = (from: number, to: number) =>
    toothed({ center, outer: wave(from), inner: radius - to, thick: 1.8, isPlain })
  const on = (r: number, angle: number): Vector =>
    add(center, [r * Math.cos(angle), r * Math.sin(angle), 0])
  const arms = Array.from({ length: 7 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 7
    return sweep({
      points: [on(30, angle), on((30 + radius) / 2, angle + 0.3), on(radius - 17, angle + 0.42)],
      half: [
        [0.9, 5],
        [0.9, 3.4],
        [0.9, 4.6],
      ],
      corners: 8,
      rings: 8,
      bevel: 0.2,
    })
  })
  const hub = new Array<number>(finer({ detail }, 32, 64)).fill(33)
  return [
    band(0, 6),
    toothed({
      center,
      outer: ring.slice().fill(radius - 10),
      inner: radius - 12.6,
      thick: 1.8,
      isPlain,
    }),
    toothed({
      center,
      outer: ring.slice().fill(radius - 16.6),
      inner: radius - 19,
      thick: 1.8,
      isPlain,
    }),
    ...slots(on, radius, detail),
    ...arms,
    toothed({ center, outer: hub, inner: 15, thick: 2 }),
  ]
}

type OnRotor = (radius: number, angle: number) => Vector

/** Models the edges of the rotor's holes as bars. */
function slots(on: OnRotor, radius: number, detail: Bones['detail']): Mesh[] {
  const bar = (r0: number, r1: number, turn: readonly [number, number]) =>
    sweep({
      points: [on(r0, turn[0]), on(r1, turn[1])],
      half: [[0.85, 1.7]],
      corners: finer({ detail }, 4, 8),
      bevel: 0.2,
    })
  const pairs = finer({ detail }, 24, 36)
  return Array.from({ length: pairs }, (_, index) => {
    const angle = (2 * Math.PI * index) / pairs
    return [
      bar(radius - 10.5, radius - 5, [angle, angle + 0.05]),
      bar(radius - 17.5, radius - 12, [angle + 0.09, angle + 0.14]),
    ]
  }).flat()
}

interface Caliper {
  rotor: number
  end: End
  pistons: 2 | 4
}

/** Returns the angle of a caliper on its rotor: behind the fork, or above the chainstay. */
export const caliperAngle = (end: End) => (end === 'front' ? 2.55 : 0.85)

function caliper(disc: Vector, { rotor: radius, end, pistons }: Caliper): ModelPart[] {
  const angle = caliperAngle(end)
  const out: Vector = [Math.cos(angle), Math.sin(angle), 0]
  const along: Vector = [-out[1], out[0], 0]
  const middle = add(disc, scaled(out, radius - 8))
  const long = pistons === 4 ? 30 : 22
  const at = (a: number, o: number, z: number): Vector =>
    add(middle, add(scaled(along, a), add(scaled(out, o), [0, 0, z])))
  const half = (z: number) =>
    sweep({
      points: [at(-long, 0, z), at(long, 0, z)],
      half: [
        [7, 13],
        [7.5, 17],
        [7, 13],
      ],
      corner: 3.4,
      corners: 24,
      rings: 12,
      bevel: 4,
    })
  const name = `${end} caliper`
  const places = pistons === 4 ? [-14, 14] : [0]
  const caps = places.flatMap((x) =>
    SIDES.map((side) =>
      drum({
        from: at(x, 0, side * 16.5),
        along: [0, 0, side],
        radius: 11.5,
        length: 3,
        bevel: 1,
      }),
    ),
  )
  const bridge = sweep({
    points: [at(-long + 6, 17, 0), at(long - 6, 17, 0)],
    half: [[15, 5]],
    corner: 4,
    bevel: 2,
  })
  return [
    ...[half(10), half(-10), bridge].map((mesh) => ({ name, material: 'black' as const, mesh })),
    ...caps.map((mesh) => ({ name: `${name} piston`, material: 'dark-metal' as const, mesh })),
  ]
}
