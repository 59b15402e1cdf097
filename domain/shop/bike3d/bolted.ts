import { cockpitShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook, Extra } from '@/domain/shop/bikes/drawing/look'
import { onTube } from '@/domain/shop/bikes/drawing/path'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled } from '@/domain/kit/shape/mesh'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import { bottleBattery, radar, radarMount, toolRoll } from './bolted-parts'
import { frontLight } from './front-light'
import { radarOnPost, radarOnRack, rollUnderSaddle, trackerInTube } from './mount-points'
import { seatTubeOn } from './molded-frame'
import type { ModelPart } from './part'
import { piece, SIDES, spot } from './part'
import { movedParts } from './shapes'

type PartPlacer = (points: FramePoints, look: BikeLook) => ModelPart[]

/** Accessories as detailed as in their own pictures, at their positions in the drawing. */
export const BOLTED: Partial<Record<Extra, PartPlacer>> = {
  'front-light': headlamp,
  radar: (points, look) =>
    look.extras.has('rack') ? onRack(points, look) : onPost(radar(), points),
  'radar-mount': (points, { extras }) => (extras.has('radar') ? [] : onPost(radarMount(), points)),
  tracker: trackerLamp,
  // A chest strap isn't mounted on the bike.
  'heart-rate': () => [],
  'bottle-battery': bottle,
}

const onBike = (name: string, parts: readonly ModelPart[], by: Vector): ModelPart[] =>
  movedParts(parts, { by }).map((part) => piece(`${name} ${part.name}`, part.material, part.mesh))

const LAMP = { below: 37, size: 0.74 } as const
/** Parts of the light's handlebar mount, which bikes don't need. */
const HOLDER = new Set(['foot', 'clamp', 'pad', 'knob'])

function headlamp(points: FramePoints, look: BikeLook): ModelPart[] {
  const bar = spot(cockpitShape(points, look.style, look.bar).bar)
  // A short stem brings the bar close to the frame.
  const ahead = 68 + Math.max(0, 60 - look.bar.stem)
  const lamp = frontLight().filter(({ name }) => !HOLDER.has(name))
  const centered = movedParts(lamp, { by: [0, -66, 0] })
  const arms = SIDES.flatMap((side) => {
    const at = (x: number, y: number, z: number) => add(bar, [x, y, side * z])
    return [
      drum({ from: at(0, 0, 27), along: [0, 0, side], radius: 20.5, length: 9, corners: 40 }),
      sweep({
        points: [
          at(16, -4, 31.5),
          at(32, -12, 30),
          at(ahead - 16, -26, 22),
          at(ahead - 4, -34, 15),
        ],
        half: [[6, 3.4]],
        corner: 2,
        corners: 16,
        rings: 16,
        bevel: 1,
      }),
    ]
  })
  return [
    ...onBike(
      'front-light',
      movedParts(centered, { turn: [1, 90], size: LAMP.size }),
      add(bar, [ahead, -LAMP.below, 0]),
    ),
    ...arms.map((mesh) => piece('front-light mount', 'dark-metal', mesh)),
  ]
}

const RADAR = { size: 0.8, lean: 9 } as const
/** Centers of the seatpost and of the radar, in the radar model's coordinates. */
const POST: Vector = [42, 48, 0]
const MIDDLE: Vector = [0, 48, 0]

const lookingBack = (parts: readonly ModelPart[], around: Vector, lean: number) =>
  movedParts(movedParts(movedParts(parts, { turn: [1, -90] }), { by: scaled(around, -1) }), {
    turn: [2, lean],
    size: RADAR.size,
  })

const onPost = (parts: readonly ModelPart[], points: FramePoints): ModelPart[] =>
  onBike('radar', lookingBack(parts, POST, RADAR.lean), radarOnPost(points))

function onRack(points: FramePoints, look: BikeLook): ModelPart[] {
  const mount = new Set(radarMount().map(({ name }) => name))
  const alone = radar().filter(({ name }) => !mount.has(name))
  return onBike('radar', lookingBack(alone, MIDDLE, 0), radarOnRack(points, look))
}

/** Only the tracker's lamp on the seat tube is visible; the rest is inside the frame. */
function trackerLamp(points: FramePoints, look: BikeLook): ModelPart[] {
  const { at } = trackerInTube(points, look)
  const { on } = seatTubeOn(points, look)
  const down = Math.hypot(...minus(at, spot(points.seatTop)))
  const half = on(down, 0, 0)[2]
  const disc = (from: number, radius: number, length: number) =>
    drum({ from: add(at, [0, 0, from]), along: [0, 0, 1], radius, length, bevel: 0.5 })
  return [
    piece('tracker', 'dark-metal', disc(0, 8.5, half + 1.6)),
    piece('tracker lamp', 'glow', disc(half, 3.6, 2.4)),
  ]
}

export function rollOf(points: FramePoints, saddle: number): ModelPart[] {
  const middle = movedParts(toolRoll(), { by: [0, -34, 0] })
  return onBike(
    'tool-roll',
    movedParts(middle, { turn: [1, 90], size: 0.67 }),
    rollUnderSaddle(points, saddle),
  )
}

/** Distance of the bottle from the tube's center, in half tube widths. */
const BESIDE = 1.62
const BOTTLE_LENGTH = 212

function bottle(points: FramePoints, look: BikeLook): ModelPart[] {
  const { down } = frameShape(points, look.style, look.battery)
  const [low, high] = [onTube(down, 0.65, BESIDE), onTube(down, 0.45, BESIDE)].map((one) =>
    spot(one),
  )
  if (!low || !high) return []
  const along = minus(high, low)
  const lean = (Math.atan2(along[1], along[0]) * 180) / Math.PI - 90
  const size = Math.min(0.76, Math.hypot(...along) / BOTTLE_LENGTH)
  return onBike('bottle-battery', movedParts(bottleBattery(), { turn: [2, lean], size }), low)
}
