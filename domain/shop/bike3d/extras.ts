import { cockpitShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { BikeLook, Extra } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { box, rod, tubeAlong } from '@/domain/kit/shape/solids'
import { radarOnPost, radarOnRack, rollUnderSaddle, trackerInTube } from './mount-points'
import { fenders } from './fenders'
import type { ModelPart } from './part'
import { piece, spot } from './part'
import { rack } from './rack'
import { ringLock } from './ring-lock'

type ExtraPlacer = (points: FramePoints, look: BikeLook) => (Mesh | ModelPart)[]
type ExtraPlacers = Partial<Record<Extra, ExtraPlacer>>

const PLACES: Record<Extra, ExtraPlacer> = {
  rack,
  'full-mudguards': (points, look) => fenders(points, look, { rear: [26, 190], front: [30, 175] }),
  'short-mudguards': (points, look) =>
    fenders(points, look, {
      rear: [60, 150],
      // Behind the arch of a suspension fork, because there is no space below it.
      front: look.fork.kind === 'air' ? [122, 154] : [70, 130],
    }),
  lock: ringLock,
  tracker: (points, look) => {
    const { at, half } = trackerInTube(points, look)
    return [rod(at, add(at, [0, 0, half + 2]), 8)]
  },
  radar: (points, look) =>
    look.extras.has('rack')
      ? [box(radarOnRack(points, look), [22, 76, 32])]
      : [
          box(add(radarOnPost(points), [-38, 0, 0]), [18, 76, 32]),
          box(add(radarOnPost(points), [-22, 0, 0]), [18, 24, 20]),
        ],
  'radar-mount': (points) => [box(add(radarOnPost(points), [-22, 0, 0]), [20, 30, 22])],
  'heart-rate': ({ headTop }) => [box(add(spot(headTop), [6, 62, 34]), [26, 12, 40])],
  'front-light': (points, look) => {
    const bar = spot(cockpitShape(points, look.style, look.bar).bar)
    const at = (x: number) => add(bar, [x, -37, 0])
    const body = [
      [12, 12],
      [14, 14],
      [19, 19],
    ] as const
    return [
      piece('front-light', 'black', tubeAlong([at(18), at(66), at(92)], body, 32)),
      piece('front-light', 'black', rod(add(bar, [6, -10, 0]), at(40), 8)),
      piece('front-light lens', 'lamp', rod(at(91), at(93.4), 16, 32)),
    ]
  },
  'bottle-battery': ({ headBottom }) => {
    const at = spot(headBottom)
    const on = (share: number): Vector => [at[0] * share, at[1] * share + 82, 0]
    return [rod(on(0.34), on(0.68), 37, 32)]
  },
  // Modeled by `underSaddle`, because it moves with the saddle.
  'tool-roll': () => [],
}

/** Models accessories and the standard stand; `finer` replaces plain boxes and rods. */
export function extraParts(
  points: FramePoints,
  look: BikeLook,
  finer: ExtraPlacers = {},
): ModelPart[] {
  const chosen = [...look.extras].flatMap((extra) =>
    (finer[extra] ?? PLACES[extra])(points, look).map((one): ModelPart =>
      'mesh' in one ? one : { name: extra, material: 'black', mesh: one },
    ),
  )
  const foot: Vector = [-150, -points.groundRear.y + 6, -190]
  return [
    ...chosen,
    { name: 'kickstand', material: 'dark-metal', mesh: rod([-60, -20, -48], foot, 9) },
  ]
}

/** Models the parts under the saddle. @param saddle its height in mm */
export function underSaddle(points: FramePoints, look: BikeLook, saddle: number): ModelPart[] {
  if (!look.extras.has('tool-roll')) return []
  const at = rollUnderSaddle(points, saddle)
  return [piece('tool-roll', 'black', rod(add(at, [0, 0, -55]), add(at, [0, 0, 55]), 24, 24))]
}
