import type { BikeLook, Extra } from '../drawing/look'
import type { FramePoints } from '../geometry'
import type { Mesh, Vector } from '../shape/mesh'
import { add } from '../shape/mesh'
import { box, rod, tubeAlong } from '../shape/solids'
import type { ModelPart } from './part'
import { SIDES, spot } from './part'

type Place = (points: FramePoints, look: BikeLook) => Mesh[]

/** Gap between tire and mudguard in mm. */
const GAP = 14

const PLACES: Record<Extra, Place> = {
  rack,
  'full-mudguards': (points, look) =>
    mudguards(points, look, { rear: [10, 190], front: [30, 175] }),
  'short-mudguards': (points, look) =>
    mudguards(points, look, { rear: [60, 150], front: [70, 130] }),
  lock: ({ seatTop, rearAxle }) => [box(halfway(seatTop, rearAxle, 0.28), [70, 90, 46])],
  tracker: ({ seatTop }) => [box(add(spot(seatTop), [-20, -66, 0]), [16, 46, 26])],
  radar: ({ seatTop }) => [
    box(add(spot(seatTop), [-44, 50, 0]), [26, 64, 40]),
    box(add(spot(seatTop), [-26, 60, 0]), [18, 14, 16]),
  ],
  'radar-mount': ({ seatTop }) => [box(add(spot(seatTop), [-26, 50, 0]), [30, 18, 22])],
  'heart-rate': ({ headTop }) => [box(add(spot(headTop), [6, 62, 34]), [26, 12, 40])],
  'front-light': ({ headTop, headBottom }) => {
    const at = halfway(headTop, headBottom, 0.4)
    const ahead = (x: number) => add(at, [x, 0, 0])
    const body = [
      [16, 16],
      [25, 25],
      [27, 27],
    ] as const
    return [tubeAlong([ahead(44), ahead(70), ahead(92)], body, 32), rod(ahead(10), ahead(50), 8)]
  },
  'bottle-battery': ({ headBottom }) => {
    const at = spot(headBottom)
    const on = (share: number): Vector => [at[0] * share, at[1] * share + 82, 0]
    return [rod(on(0.34), on(0.68), 37, 32)]
  },
  'tool-roll': ({ seatTop }) => {
    const at = add(spot(seatTop), [-62, 86, 0])
    return [rod(add(at, [0, 0, -55]), add(at, [0, 0, 55]), 30, 24)]
  },
}

/** What is bolted on, as the catalog's options show it, and the stand that every bike has. */
export function extraParts(points: FramePoints, look: BikeLook): ModelPart[] {
  const chosen = [...look.extras].flatMap((extra) =>
    PLACES[extra](points, look).map((mesh): ModelPart => ({
      name: extra,
      material: 'black',
      mesh,
    })),
  )
  const lens = add(halfway(points.headTop, points.headBottom, 0.4), [91, 0, 0])
  const lamp: ModelPart = {
    name: 'front-light lens',
    material: 'lamp',
    mesh: rod(lens, add(lens, [2.4, 0, 0]), 23, 32),
  }
  const foot: Vector = [-150, -points.groundRear.y + 6, -190]
  return [
    ...chosen,
    ...(look.extras.has('front-light') ? [lamp] : []),
    { name: 'kickstand', material: 'dark-metal', mesh: rod([-60, -20, -48], foot, 9) },
  ]
}

function halfway(a: FramePoints['seatTop'], b: FramePoints['seatTop'], share: number): Vector {
  return [a.x + (b.x - a.x) * share, -(a.y + (b.y - a.y) * share), 0]
}

function rack({ rearAxle, seatTop }: FramePoints, look: BikeLook): Mesh[] {
  const deck = -rearAxle.y + look.tyres.rear.diameter / 2 + 60
  const wide = look.tyres.rear.width / 2 + 34
  const back = rearAxle.x - 130
  return SIDES.flatMap((side) => {
    const foot = spot(rearAxle, side * 82)
    return [
      rod([back, deck, side * wide], [seatTop.x - 20, deck, side * wide], 7),
      rod(foot, [rearAxle.x - 40, deck, side * wide], 6),
      rod(foot, [rearAxle.x + 90, deck, side * wide], 6),
      rod([back + side * 4, deck, -wide], [back + side * 4, deck, wide], 6),
      rod([seatTop.x - 40, deck, side * wide], [seatTop.x - 10, deck, 0], 6),
    ]
  })
}

interface Arcs {
  rear: readonly [number, number]
  front: readonly [number, number]
}

function mudguards(points: FramePoints, look: BikeLook, arcs: Arcs): Mesh[] {
  return (['rear', 'front'] as const).map((end) => {
    const center = spot(end === 'rear' ? points.rearAxle : points.frontAxle)
    const radius = look.tyres[end].diameter / 2 + GAP
    const [from, to] = arcs[end]
    const path = Array.from({ length: 25 }, (_, index): Vector => {
      const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180
      return add(center, [radius * Math.cos(angle), radius * Math.sin(angle), 0])
    })
    return tubeAlong(path, [[look.tyres[end].width / 2 + 6, 3]], 16)
  })
}
