import type { FramePoints, Point } from '../geometry'
import type { FrameStyle } from './look'
import type { Tube } from './path'
import { blob, onTube, outline, section, tube, web } from './path'
import { along, at, between, distance, shifted, towards, turned } from './vector'

/** The molded parts of a frame, in drawing order from back to front. */
export interface FrameShape {
  /** Stays: drawn over the rear wheel, under the drivetrain. */
  rear: Tube[]
  /** Head, top, down and seat tube. */
  main: Tube[]
  /** Closed paths of the molded corners and the motor cradle, filled with the paint but not shaded. */
  corners: string[]
  down: Tube
  top: Tube
  battery: Tube
  /** Where the upper stays meet the seat tube. */
  stayTop: Point
  pivots: Pivots | null
}

export interface Pivots {
  main: Point
  rocker: Point
  stay: Point
  shockTop: Point
  shockBottom: Point
}

interface Style {
  head: readonly [number, number]
  top: readonly [number, number, number]
  down: readonly [number, number, number]
  seat: readonly [number, number, number]
  /** Slope of the top tube from the standover point to the seat tube, in mm per mm. */
  fall: number
  midMotor: boolean
}

/** Half thicknesses of the tubes, in mm. */
const STYLES: Record<FrameStyle, Style> = {
  fat: {
    head: [29, 38],
    top: [36, 24, 25],
    down: [43, 50, 56],
    seat: [19, 22, 36],
    fall: 0.2,
    midMotor: true,
  },
  commuter: {
    head: [25, 32],
    top: [29, 19, 19],
    down: [35, 41, 42],
    seat: [17, 19, 31],
    fall: 0.2,
    midMotor: false,
  },
  trail: {
    head: [28, 37],
    top: [34, 23, 23],
    down: [41, 47, 54],
    seat: [19, 22, 34],
    fall: 0.24,
    midMotor: true,
  },
}
const LARGE_BATTERY_BELLY = 11

export function frameShape(
  points: FramePoints,
  style: FrameStyle,
  battery: 'standard' | 'large',
): FrameShape {
  const looks = STYLES[style]
  const seatDown = at(-points.seating.x, -points.seating.y)
  const crotch = topTubeEnd(points, looks)
  const top = topTube(points, looks, crotch)
  const head = tube(
    [
      along(points.headTop, points.steering, -2),
      between(points.headTop, points.headBottom, 0.5),
      along(points.headBottom, points.steering, 2),
    ],
    [looks.head[0], (looks.head[0] + looks.head[1]) / 2 - 3, looks.head[1]],
  )
  const down = downTube(points, looks, battery)
  const seat = tube(
    [
      points.seatTop,
      along(points.seatTop, seatDown, distance(points.seatTop, at(0, 0)) * 0.55),
      at(-4, -30),
    ],
    [looks.seat[0], looks.seat[1], looks.seat[2]],
  )
  const pivots = style === 'trail' ? suspension(points, crotch) : null
  const stayTop = stayTopOf(points, style, crotch)
  return {
    rear: pivots ? linkedStays(points, pivots) : fixedStays(points, style, stayTop),
    main: [down, seat, top, head],
    corners: corners({ points, looks, top, down, crotch }),
    down,
    top,
    battery: section(down, battery === 'large' ? 0.2 : 0.36, 0.82, 0.52),
    stayTop,
    pivots,
  }
}

function topTubeEnd(points: FramePoints, looks: Style): Point {
  const along1 = (y: number) => at((points.seating.x / points.seating.y) * y, y)
  const requested = points.standover.y + looks.fall * (points.standover.x + 90)
  return along1(Math.max(requested, points.seatTop.y + 14))
}

/** Runs the upper edge exactly through the standover point, the center line half a thickness below. */
function topTube(points: FramePoints, looks: Style, crotch: Point): Tube {
  const start = along(points.headTop, points.steering, looks.top[0] + 4)
  const fall = (crotch.y - points.standover.y) / (points.standover.x - crotch.x)
  const edge = [
    shifted(start, 0, -looks.top[0]),
    at(
      points.standover.x + (start.x - points.standover.x) * 0.45,
      points.standover.y + (start.y - looks.top[0] - points.standover.y) * 0.36,
    ),
    points.standover,
    at(crotch.x - 4, points.standover.y + fall * (points.standover.x - crotch.x)),
  ]
  const half = [looks.top[0], (looks.top[0] + looks.top[1]) / 2, looks.top[1], looks.top[2]]
  const center = edge.map((point, index) => {
    const slope = towards(
      edge[Math.max(0, index - 1)] ?? point,
      edge[Math.min(3, index + 1)] ?? point,
    )
    return along(point, turned(slope), -(half[index] ?? 0))
  })
  return tube(center, half)
}

function downTube(points: FramePoints, looks: Style, battery: 'standard' | 'large'): Tube {
  const belly = battery === 'large' ? LARGE_BATTERY_BELLY : 0
  const start = along(
    points.headTop,
    points.steering,
    distance(points.headTop, points.headBottom) * 0.74,
  )
  const end = looks.midMotor ? at(74, -62) : at(6, -4)
  const out = turned(towards(start, end))
  const place = (t: number, bow: number) => along(between(start, end, t), out, -bow)
  return tube(
    [shifted(start, -6, 2), place(0.3, 2 + belly * 0.4), place(0.7, 4 + belly), end],
    [looks.down[0], looks.down[1] + belly * 0.5, looks.down[2] + belly, looks.down[2]],
  )
}

function stayTopOf(points: FramePoints, style: FrameStyle, crotch: Point): Point {
  const drop = style === 'fat' ? 44 : style === 'commuter' ? 20 : 0
  return along(crotch, points.seating, -drop)
}

function fixedStays(points: FramePoints, style: FrameStyle, stayTop: Point): Tube[] {
  const axle = points.rearAxle
  const wide = style === 'fat' ? 1.2 : 1
  const bow = style === 'fat' ? 26 : 10
  return [
    tube(
      [
        at(axle.x - 10, axle.y + 2),
        between(axle, at(-30, 12), 0.35),
        between(axle, at(-30, 22), 0.75),
        at(0, 8),
      ],
      [15, 14 * wide, 18 * wide, 32],
    ),
    tube(
      [
        at(axle.x - 8, axle.y - 4),
        shifted(between(axle, stayTop, 0.35), bow * 0.4, bow * 0.5),
        shifted(between(axle, stayTop, 0.75), bow * 0.3, -bow * 0.2),
        shifted(stayTop, 6, 2),
      ],
      [13, 10.5 * wide, 12 * wide, 20],
    ),
  ]
}

function suspension(points: FramePoints, crotch: Point): Pivots {
  const rocker = shifted(along(crotch, points.seating, -46), 8, 0)
  return {
    main: at(-32, -52),
    rocker,
    stay: shifted(rocker, -58, 16),
    shockTop: shifted(rocker, 70, -4),
    shockBottom: at(98, -116),
  }
}

function linkedStays(points: FramePoints, pivots: Pivots): Tube[] {
  const axle = points.rearAxle
  return [
    tube(
      [shifted(axle, 8, 2), at(axle.x * 0.64, 0), at(axle.x * 0.32, -18), pivots.main],
      [15, 14, 18, 24],
    ),
    tube(
      [
        shifted(axle, -8, -6),
        shifted(between(axle, pivots.stay, 0.4), 2, 10),
        shifted(between(axle, pivots.stay, 0.8), 4, 4),
        pivots.stay,
      ],
      [15, 12, 12, 16],
    ),
  ]
}

interface Joints {
  points: FramePoints
  looks: Style
  top: Tube
  down: Tube
  crotch: Point
}

function corners({ points, looks, top, down, crotch }: Joints): string[] {
  const post = (distance: number, x = 0) => shifted(along(at(0, 0), points.seating, distance), x, 0)
  const junction = distance(crotch, at(0, 0))
  const parts = [
    web(onTube(top, 0.34, -0.85), onTube(down, 0.25, 0.85), [
      onTube(down, 0.14),
      onTube(down, 0.02),
      between(points.headTop, points.headBottom, 0.55),
      onTube(top, 0.03),
      onTube(top, 0.2),
    ]),
    web(onTube(top, 0.72, -0.8), post(junction - 112, 17), [
      post(junction - 60),
      crotch,
      onTube(top, 0.85),
    ]),
    web(post(distance(points.seatTop, at(0, 0)) - 8, 15), onTube(top, 0.6, 0.92), [
      onTube(top, 0.72),
      onTube(top, 0.8),
      onTube(top, 0.88),
      crotch,
      post(junction + 20),
    ]),
    web(onTube(down, 0.62, 0.85), post(178, 14), [post(110), at(14, -50), onTube(down, 0.8)]),
  ]
  const cradle = looks.midMotor
    ? blob(
        at(-50, -30),
        at(-44, -84),
        at(6, -116),
        at(82, -128),
        at(136, -84),
        at(140, -26),
        at(92, 26),
        at(-8, 42),
        at(-44, 14),
      )
    : blob(at(-40, 0), at(-28, -42), at(20, -52), at(44, -22), at(34, 20), at(0, 40), at(-30, 28))
  return [...parts, cradle]
}

export function silhouette(shape: FrameShape): { rear: string; main: string } {
  return {
    rear: shape.rear.map(outline).join(''),
    main: [...shape.main.map(outline), ...shape.corners].join(''),
  }
}
