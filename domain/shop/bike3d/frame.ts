import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { Tube } from '@/domain/shop/bikes/drawing/path'
import type { FramePoints, Point } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { rod, tubeAlong } from '@/domain/kit/shape/solids'
import type { ModelPart } from './part'
import { SIDES, spot } from './part'

/** Ratio of width to height of frame tubes. */
const NARROW = 0.82
const NAMES = ['down tube', 'seat tube', 'top tube', 'head tube']
/** Clearance between stays and tire on each side, in mm. */
const CLEARANCE = 9

const solid = ({ center, half }: Tube, z: (share: number) => number, narrow = NARROW) =>
  tubeAlong(
    center.map((point, index) => spot(point, z(index / (center.length - 1)))),
    half.map((high) => [high * narrow, high]),
  )

export function frameParts(points: FramePoints, look: BikeLook): ModelPart[] {
  const shape = frameShape(points, look.style, look.battery)
  return [
    ...shape.main.map((tube, index): ModelPart => ({
      name: NAMES[index] ?? 'tube',
      material: index === 2 ? 'accent' : 'paint',
      mesh: solid(tube, () => 0),
    })),
    ...stays(shape, look),
    { name: 'battery', material: 'black', mesh: solid(shape.battery, () => 0, 1.75) },
    ...motor(points, look),
    ...suspension(shape, look),
  ]
}

function stays(shape: FrameShape, look: BikeLook): ModelPart[] {
  const wide = look.tyres.rear.width / 2 + CLEARANCE
  return shape.rear.flatMap((tube, index) =>
    SIDES.map((side): ModelPart => ({
      name: index === 0 ? 'chainstay' : 'seatstay',
      material: 'paint',
      mesh: solid(tube, (share) => side * Math.min(wide + 12, 24 + (1 - share) * wide * 2.4), 0.5),
    })),
  )
}

function motor(points: FramePoints, look: BikeLook): ModelPart[] {
  const hub = look.style === 'commuter'
  const center = spot(hub ? points.rearAxle : points.bottomBracket)
  const middle: Vector = hub ? center : [center[0] + 42, center[1] + 16, 0]
  const half = hub ? 38 : 46
  const round = (radius: number) => [middle[0], middle[1], radius] as const
  return [
    {
      name: 'motor',
      material: 'dark-metal',
      mesh: rod(round(-half), round(half), hub ? 52 : 84, 48),
    },
    shell(points.bottomBracket),
  ]
}

const shell = (point: Point): ModelPart => ({
  name: 'bottom bracket',
  material: 'dark-metal',
  mesh: rod(spot(point, -52), spot(point, 52), 40, 40),
})

function suspension({ pivots }: FrameShape, look: BikeLook): ModelPart[] {
  if (!pivots) return []
  const [top, bottom] = [spot(pivots.shockTop), spot(pivots.shockBottom)]
  const share = (t: number): Vector => [
    top[0] + (bottom[0] - top[0]) * t,
    top[1] + (bottom[1] - top[1]) * t,
    0,
  ]
  const links = SIDES.map((side): ModelPart => ({
    name: 'rocker',
    material: 'dark-metal',
    mesh: tubeAlong(
      [pivots.stay, pivots.rocker, pivots.shockTop].map((point) => spot(point, side * 36)),
      [
        [5, 12],
        [5, 17],
        [5, 12],
      ],
    ),
  }))
  const piggyback: ModelPart = {
    name: 'shock reservoir',
    material: 'dark-metal',
    mesh: tubeAlong(
      [0.12, 0.6].map((t) => [share(t)[0] + 36, share(t)[1] + 8, 0] as const),
      [[17, 17]],
    ),
  }
  return [
    ...links,
    { name: 'shock body', material: 'black', mesh: rod(share(0), share(0.62), 22, 28) },
    { name: 'shock shaft', material: 'metal', mesh: rod(share(0.5), bottom, 10, 20) },
    ...(look.shock === 'piggyback' ? [piggyback] : []),
  ]
}
