import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, skin } from '@/domain/kit/shape/mesh'
import { sweep } from '@/domain/kit/shape/sweep'
import type { ModelPart } from './part'
import { legsOf, piece, SIDES, spot, widthsOf } from './part'

/** Gap between tire and fender, and the fender's thickness, in mm. */
const GAP = 14
const THICK = 2.4
const STEPS = 15
const ACROSS = 6
/** Height by which the fender's edges reach down beside the tire, in mm. */
const HANG = 16
/** Distance of the fender's edges from the tire, in mm. */
const ASIDE = 5

/** Returns the distance from the middle of a tire’s section to its fender’s edges, in mm. */
export const edgeOf = (width: number): number =>
  Math.hypot(width / 2 + ASIDE, width / 2 + GAP - HANG)

interface Arcs {
  /** Start and end angle around the axle in degrees; 0 is ahead, 90 above. */
  rear: readonly [number, number]
  front: readonly [number, number]
}

export function fenders(points: FramePoints, look: BikeLook, arcs: Arcs): ModelPart[] {
  return (['rear', 'front'] as const).flatMap((end) => {
    const center = spot(end === 'rear' ? points.rearAxle : points.frontAxle)
    const { diameter, width } = look.tyres[end]
    const [from, to] = arcs[end]
    const radius = diameter / 2 + GAP
    const half = width / 2 + ASIDE
    const on = (degrees: number, far: number, aside: number): Vector => {
      const angle = (degrees * Math.PI) / 180
      return add(center, [far * Math.cos(angle), far * Math.sin(angle), aside])
    }
    const isLong = to - from > 100
    // Angle up to which the fender has its full width, in degrees.
    const free = to - 26
    // Outside the frame and fork, because the rotor and sprockets turn between them.
    const foot = end === 'rear' ? widthsOf(look).dropout + 12 : legsOf(look) + 26
    const stays = SIDES.map((side) =>
      sweep({
        points: [
          add(center, [-17, 4, side * foot]),
          on(free, radius * 0.55, side * (half + 6)),
          on(free, radius - HANG * 0.6, side * (half + 1)),
        ],
        half: [[2.2, 2.2]],
        corners: 6,
        rings: 6,
      }),
    )
    return [
      piece('fender', 'black', sheet(on, { from, to, radius, half })),
      ...(isLong ? stays.map((mesh) => piece('fender stay', 'dark-metal', mesh)) : []),
    ]
  })
}

interface Sheet {
  from: number
  to: number
  radius: number
  half: number
}

function sheet(
  on: (degrees: number, far: number, aside: number) => Vector,
  { from, to, radius, half }: Sheet,
): Mesh {
  const rings = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    // The fender's ends are rounded off.
    const end = Math.min(share, 1 - share) * STEPS
    const wide = half * (end < 2 ? Math.sqrt(1 - (1 - end / 2) ** 2 * 0.7) : 1)
    const row = (thick: number) =>
      Array.from({ length: ACROSS + 1 }, (_entry, index) => {
        const aside = (2 * index) / ACROSS - 1
        const fall = HANG * Math.abs(aside) ** 2.6
        return on(from + (to - from) * share, radius + thick - fall, wide * aside)
      })
    return [...row(THICK), ...row(0).reverse()]
  })
  return skin(rings, 'lids')
}
