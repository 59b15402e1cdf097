import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { PaintLook } from '@/domain/shop/bikes/drawing/look'
import { unicodeForm } from '@/domain/kit/plain-text'
import type { Field } from '@/domain/kit/shape/mesh'
import { minus } from '@/domain/kit/shape/mesh'
import { inkOn } from './materials'
import type { SurfacePoint } from './on-frame'
import { onFrame, sleeveOn } from './on-frame'
import type { ModelPart } from './part'
import { SIDES } from './part'
import { canLetter, wordLength, wordOn } from './wordmark'

const FARTHEST = 46
/** Rear end of the second color and margins of the name, as fractions of the top tube. */
const END = 0.86
const MARGIN = 0.04
/** Letter height of a rider's own name in mm, and stroke weight. */
const OWN_NAME = { high: 20, weight: 0.18 } as const

export function customPaint(frame: Field, { top }: FrameShape, paint: PaintLook): ModelPart[] {
  if (!paint.second && !paint.name) return []
  const tube = onFrame(frame, top, FARTHEST)
  const from = freeFrom(tube)
  const { on, length: long } = tube
  return [
    ...(paint.second ? [secondColor(tube, from)] : []),
    ...(paint.name
      ? ownName({ on, from: long * (from + MARGIN), to: long * (END - MARGIN) }, paint)
      : []),
  ]
}

interface Tube {
  on: SurfacePoint
  length: number
}

/** Returns the share of a tube's length before which it merges with its neighbor. */
function freeFrom({ on, length: long }: Tube): number {
  const high = (share: number) =>
    Math.hypot(...minus(on(long * share, Math.PI / 2, 0), on(long * share, -Math.PI / 2, 0)))
  const usual = high(0.6)
  let share = 0.2
  while (share < 0.5 && high(share) > usual * 1.3) share += 0.02
  return share
}

function secondColor({ on, length: long }: Tube, from: number): ModelPart {
  const mesh = sleeveOn(on, { from: long * from, to: long * END, lift: 0.5 })
  return { name: 'second color', material: 'accent', mesh }
}

interface Room {
  on: SurfacePoint
  /** Position along the tube, in mm. */
  from: number
  to: number
}

/** Letters the rider's own name, unless it has characters outside the alphabet. */
function ownName({ on, from, to }: Room, paint: PaintLook): ModelPart[] {
  const text = unicodeForm((paint.name ?? '').toUpperCase(), 'NFD').replaceAll("'", '’')
  if (!canLetter(text)) return []
  const { high, weight } = OWN_NAME
  const size = Math.min(high, (to - from) / wordLength(text))
  const middle = (from + to) / 2
  const wide = Math.abs(on(middle, 0, 0)[2])
  return SIDES.flatMap((side) =>
    wordOn((along, angle, lift) => on(along, angle, lift + 0.5), {
      ...{ text, middle, size, side, weight },
      turn: (up) => Math.atan(up / wide),
    }),
  ).map((mesh): ModelPart => ({ name: 'own name', material: inkOn(paint), mesh }))
}
