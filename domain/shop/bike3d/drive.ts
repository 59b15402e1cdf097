import { driveShape } from '@/domain/shop/bikes/drawing/drive-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints, Point } from '@/domain/shop/bikes/geometry'
import { box, loop, rod, washer } from '@/domain/kit/shape/solids'
import type { ModelPart } from './part'
import { spot } from './part'
import { outlineAround } from './taut'

/** Distance of the chain's plane from the middle of the bike, in mm. */
const LINE = 56

interface Circle {
  center: Point
  radius: number
}

export function driveParts(points: FramePoints, look: BikeLook): ModelPart[] {
  const shape = driveShape(points, look.style, look.drivetrain)
  const hub = look.drivetrain.kind === 'hub'
  const circles = [shape.ring, shape.cog, ...(shape.pulleys ? [shape.pulleys[1]] : [])]
  const disc = (name: string, { center, radius }: Circle, inner: number): ModelPart => ({
    name,
    material: 'dark-metal',
    mesh: washer(spot(center, LINE), [inner, radius], 3),
  })
  return [
    disc('chainring', shape.ring, shape.ring.radius * 0.72),
    disc('spider', { ...shape.ring, radius: shape.ring.radius * 0.73 }, 12),
    ...sprockets(shape.largest, shape.smallest, points),
    ...(shape.pulleys ?? []).map((pulley) => disc('pulley', pulley, 3)),
    ...(shape.pulleys ? [hanger(points, shape.pulleys[0]), derailleur(shape.pulleys, look)] : []),
    {
      name: hub ? 'belt' : 'chain',
      material: hub ? 'rubber' : 'metal',
      mesh: loop(outlineAround(circles, LINE), hub ? [6, 2.5] : [3.5, 4]),
    },
    ...crank(shape.pedal, 1),
    ...crank(shape.farPedal, -1),
    {
      name: 'spindle',
      material: 'metal',
      mesh: rod(spot({ x: 0, y: 0 }, -72), spot({ x: 0, y: 0 }, 72), 14, 20),
    },
  ]
}

function sprockets(largest: number, smallest: number, points: FramePoints): ModelPart[] {
  return [0, 1, 2, 3, 4].map((step) => ({
    name: 'sprocket',
    material: 'metal',
    mesh: washer(
      spot(points.rearAxle, LINE - 14 + step * 7),
      [14, Math.max(smallest, largest + ((smallest - largest) * step) / 4)],
      2,
    ),
  }))
}

function hanger(points: FramePoints, guide: Circle): ModelPart {
  return {
    name: 'derailleur hanger',
    material: 'black',
    mesh: rod(spot(points.rearAxle, LINE + 18), spot(guide.center, LINE + 14), 10, 16),
  }
}

function derailleur(pulleys: readonly [Circle, Circle], look: BikeLook): ModelPart {
  const half = look.drivetrain.electronic ? 19 : 12
  const [guide, tension] = pulleys
  return {
    name: look.drivetrain.electronic ? 'electronic derailleur' : 'derailleur',
    material: 'black',
    mesh: rod(spot(guide.center, LINE + 14), spot(tension.center, LINE + 14), half, 16),
  }
}

function crank(pedal: Point, side: 1 | -1): ModelPart[] {
  const [root, end] = [spot({ x: 0, y: 0 }, side * 68), spot(pedal, side * 80)]
  return [
    { name: 'crank', material: 'black', mesh: rod(root, end, 12, 16) },
    { name: 'pedal', material: 'black', mesh: box([end[0], end[1], side * 135], [96, 18, 100]) },
    { name: 'pedal axle', material: 'metal', mesh: rod(end, [end[0], end[1], side * 130], 7) },
  ]
}
