import { cockpitShape, saddleShape, seatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { box, rod, tubeAlong } from '@/domain/kit/shape/solids'
import type { ModelPart } from './part'
import { SIDES, spot } from './part'

const FORK_LEG = { rigid: 15, air: 20 } as const
const GRIP = 130

export function frontParts(points: FramePoints, look: BikeLook): ModelPart[] {
  const wide = look.tyres.front.width / 2 + 12 + FORK_LEG[look.fork.kind]
  const [crown, axle] = [spot(points.crownRace), spot(points.frontAxle)]
  const radius = FORK_LEG[look.fork.kind]
  const legs = SIDES.flatMap((side): ModelPart[] => {
    const top: Vector = add(crown, [0, 0, side * wide])
    const foot: Vector = add(axle, [0, 0, side * wide])
    const travel = (look.fork.travel + 70) / (points.frontAxle.y - points.crownRace.y)
    const middle: Vector = [
      top[0] + (foot[0] - top[0]) * travel,
      top[1] + (foot[1] - top[1]) * travel,
      foot[2],
    ]
    if (look.fork.kind === 'rigid') {
      return [{ name: 'fork leg', material: 'paint', mesh: rod(top, foot, radius, 24) }]
    }
    return [
      { name: 'fork stanchion', material: 'metal', mesh: rod(top, middle, radius - 3, 24) },
      { name: 'fork lower', material: 'black', mesh: rod(middle, foot, radius + 2, 24) },
    ]
  })
  const cross = [-wide - 12, wide + 12].map((z) => spot(points.crownRace, z))
  return [
    ...legs,
    { name: 'fork crown', material: 'black', mesh: tubeAlong(cross, [[20, 20]], 24) },
    ...handlebar(points, look),
  ]
}

function handlebar(points: FramePoints, look: BikeLook): ModelPart[] {
  const shape = cockpitShape(points, look.style, look.bar)
  const half = look.bar.width / 2
  const [bar, start, end] = [shape.bar, shape.gripStart, shape.gripEnd]
  const right = [spot(bar, 30), spot(start, 150), spot(start, half - GRIP), spot(end, half)]
  const mirrored = right.map(([x, y, z]): Vector => [x, y, -z]).reverse()
  const grip = SIDES.flatMap((side): ModelPart[] => {
    const [from, to] = [spot(start, side * (half - GRIP)), spot(end, side * half)]
    const lever = add(from, [52, -16, side * 70])
    return [
      { name: 'grip', material: 'rubber', mesh: rod(from, to, 16, 24) },
      {
        name: 'brake lever',
        material: 'dark-metal',
        mesh: rod(add(from, [12, 0, -10 * side]), lever, 5),
      },
    ]
  })
  const color = look.display === 'color'
  return [
    {
      name: 'steerer',
      material: 'black',
      mesh: rod(spot(points.headTop), spot(shape.steererTop), 18, 24),
    },
    { name: 'stem', material: 'black', mesh: rod(spot(shape.stem), spot(bar), 18, 24) },
    { name: 'handlebar', material: 'black', mesh: tubeAlong([...mirrored, ...right], [[11, 11]]) },
    ...grip,
    {
      name: 'display',
      material: 'screen',
      mesh: box(add(spot(bar), [0, 22, 0]), color ? [62, 14, 84] : [40, 14, 52]),
    },
  ]
}

/** @param height saddle height in mm */
export function seatParts(points: FramePoints, look: BikeLook, height: number): ModelPart[] {
  const seat = seatShape(points, height)
  const [collar, clamp] = [spot(seat.collar), spot(seat.clamp)]
  const share = (t: number): Vector => [
    collar[0] + (clamp[0] - collar[0]) * t,
    collar[1] + (clamp[1] - collar[1]) * t,
    0,
  ]
  const saddle = saddleShape(seat, look.saddle.width)
  const tail = saddle.shell[0] ?? seat.top
  const nose = saddle.shell[6] ?? seat.top
  const half = look.saddle.width / 2
  const widths = [0.62, 0.98, 1, 0.72, 0.42, 0.28, 0.24, 0.12].map((wide, index, all) => {
    const t = index / (all.length - 1)
    const center: Vector = [tail.x + (nose.x - tail.x) * t, -seat.top.y - 16, 0]
    return { center, size: [half * wide, index === all.length - 1 ? 7 : 16] as const }
  })
  const sleeve = { rigid: 0, suspension: 0.7, dropper: Math.max(0.2, 1 - look.drop / height) * 0.5 }
  return [
    { name: 'seatpost', material: 'dark-metal', mesh: rod(collar, clamp, 14, 24) },
    ...(look.seatpost === 'rigid'
      ? []
      : [
          {
            name: look.seatpost === 'dropper' ? 'dropper sleeve' : 'suspension sleeve',
            material: 'black' as const,
            mesh: rod(collar, share(sleeve[look.seatpost]), 19, 24),
          },
        ]),
    { name: 'seat collar', material: 'dark-metal', mesh: rod(share(-0.04), share(0.04), 23, 24) },
    {
      name: 'saddle clamp',
      material: 'dark-metal',
      mesh: box(add(clamp, [0, 8, 0]), [52, 44, 44]),
    },
    {
      name: 'saddle',
      material: look.saddle.leather ? 'leather' : 'black',
      mesh: tubeAlong(
        widths.map((one) => one.center),
        widths.map((one) => one.size),
        24,
      ),
    },
  ]
}
