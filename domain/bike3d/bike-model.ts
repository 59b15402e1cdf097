import type { Bike, Build } from '../bike'
import { frameOf } from '../drawing/box'
import { lookOf } from '../drawing/look'
import type { FramePoints } from '../geometry'
import { frontParts, seatParts } from './cockpit'
import { driveParts } from './drive'
import { extraParts } from './extras'
import { frameParts } from './frame'
import type { Material, MaterialName } from './materials'
import { materialsOf } from './materials'
import { moldedCockpit } from './molded-cockpit'
import { moldedDrive } from './molded-drive'
import { moldedFork } from './fork'
import { moldedFrame } from './molded-frame'
import { moldedMotor } from './motor'
import { moldedSeat } from './molded-seat'
import { moldedShock } from './shock'
import { moldedWheel } from './molded-wheel'
import type { Bones, Detail, ModelPart } from './part'
import { wheelParts } from './wheel'

/** A build in space: its parts in mm, and what they are made of. */
export interface BikeModel {
  parts: ModelPart[]
  points: FramePoints
  materials: Record<MaterialName, Material>
}

interface Wish {
  /** Of the saddle's top above the bottom bracket, along the seat tube, in mm. */
  saddle: number
  detail: Detail
}

/** Models a build around the points of the drawing. */
export function bikeModel(bike: Bike, build: Build, { saddle, detail }: Wish): BikeModel {
  const look = lookOf(bike, build)
  const points = frameOf(bike, look.size)
  const parts =
    detail === 'light'
      ? lightParts({ points, look }, saddle)
      : FINE_PIECES.flatMap(({ make }) => make({ points, look, detail }, saddle))
  return { parts, points, materials: materialsOf(look.paint) }
}

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

interface Piece {
  name: PieceName
  make: (bones: Bones, saddle: number) => ModelPart[]
  /** Whether it stands as high as the rider wants. */
  isSeat?: boolean
}

/** What the detailed model consists of; each piece can be made alone. */
export const FINE_PIECES: readonly Piece[] = [
  { name: 'frame', make: moldedFrame },
  { name: 'motor', make: moldedMotor },
  { name: 'shock', make: moldedShock },
  { name: 'fork', make: moldedFork },
  { name: 'cockpit', make: moldedCockpit },
  { name: 'seat', make: moldedSeat, isSeat: true },
  { name: 'drive', make: moldedDrive },
  { name: 'extras', make: ({ points, look }) => extraParts(points, look) },
  { name: 'front wheel', make: (bones) => moldedWheel('front', bones) },
  { name: 'rear wheel', make: (bones) => moldedWheel('rear', bones) },
]

/** The light model, of parts as they are. */
export const lightParts = (
  { points, look }: Omit<Bones, 'detail'>,
  saddle: number,
): ModelPart[] => [
  ...frameParts(points, look),
  ...frontParts(points, look),
  ...seatParts(points, look, saddle),
  ...driveParts(points, look),
  ...extraParts(points, look),
  ...wheelParts({ end: 'front', axle: points.frontAxle, look }),
  ...wheelParts({ end: 'rear', axle: points.rearAxle, look }),
]
