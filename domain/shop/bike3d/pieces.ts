import { BOLTED, rollOf } from './bolted'
import { frontParts, seatParts } from './cockpit'
import { driveParts } from './drive'
import { extraParts, underSaddle } from './extras'
import { moldedFork } from './fork'
import { frameParts } from './frame'
import { moldedCockpit } from './molded-cockpit'
import { moldedDrive } from './molded-drive'
import { moldedFrame } from './molded-frame'
import { moldedSeat } from './molded-seat'
import { moldedWheel } from './molded-wheel'
import { moldedMotor } from './motor'
import type { Bones, ModelPart } from './part'
import { moldedShock } from './shock'
import { wheelParts } from './wheel'

export type PieceName =
  | 'frame'
  | 'motor'
  | 'shock'
  | 'fork'
  | 'cockpit'
  | 'seat'
  | 'drive'
  | 'extras'
  | 'front wheel'
  | 'rear wheel'

export interface Piece {
  name: PieceName
  make: (bones: Bones, saddle: number) => ModelPart[]
  /** Whether the piece moves with the saddle height. */
  isSeat?: boolean
}

/** Spokes would be paler with fewer triangles. */
const fine = ({ points, look }: Bones): Bones => ({ points, look, detail: 'fine' })

/** Pieces of the detailed model; each can be built separately. */
export const FINE_PIECES: readonly Piece[] = [
  { name: 'frame', make: moldedFrame },
  { name: 'motor', make: moldedMotor },
  { name: 'shock', make: moldedShock },
  { name: 'fork', make: moldedFork },
  { name: 'cockpit', make: moldedCockpit },
  {
    name: 'seat',
    make: (bones, saddle) => [
      ...moldedSeat(bones, saddle),
      ...(bones.look.extras.has('tool-roll') ? rollOf(bones.points, saddle) : []),
    ],
    isSeat: true,
  },
  { name: 'drive', make: moldedDrive },
  { name: 'extras', make: ({ points, look }) => extraParts(points, look, BOLTED) },
  { name: 'front wheel', make: (bones) => moldedWheel('front', fine(bones)) },
  { name: 'rear wheel', make: (bones) => moldedWheel('rear', fine(bones)) },
]

export const lightParts = (
  { points, look }: Omit<Bones, 'detail'>,
  saddle: number,
): ModelPart[] => [
  ...frameParts(points, look),
  ...frontParts(points, look),
  ...seatParts(points, look, saddle),
  ...underSaddle(points, look, saddle),
  ...driveParts(points, look),
  ...extraParts(points, look),
  ...wheelParts({ end: 'front', axle: points.frontAxle, look }),
  ...wheelParts({ end: 'rear', axle: points.rearAxle, look }),
]
