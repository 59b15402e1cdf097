import type { BikeLook, Extra } from '../drawing/look'
import type { FramePoints } from '../geometry'
import type { Mesh, Vector } from '../shape/mesh'
import { add } from '../shape/mesh'
import { box, rod, tubeAlong } from '../shape/solids'
import { fenders } from './fenders'
import type { ModelPart } from './part'
import { spot } from './part'
import { rack } from './rack'
import { ringLock } from './ring-lock'

type Place = (points: FramePoints, look: BikeLook) => (Mesh | ModelPart)[]

const PLACES: Record<Extra, Place> = {
  rack,
  'full-mudguards': (points, look) => fenders(points, look, { rear: [10, 190], front: [30, 175] }),
  'short-mudguards': (points, look) => fenders(points, look, { rear: [60, 150], front: [70, 130] }),
  lock: ringLock,
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
    PLACES[extra](points, look).map((one): ModelPart =>
      'mesh' in one ? one : { name: extra, material: 'black', mesh: one },
    ),
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
