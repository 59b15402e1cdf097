import { memo } from 'react'
import type { SeatShape } from '@/domain/drawing/cockpit-shape'
import type { BikeLook } from '@/domain/drawing/look'
import { blob, capsule, lines, ring, slab } from '@/domain/drawing/path'
import { along, at, between, distance, shifted, towards } from '@/domain/drawing/vector'
import type { Point } from '@/domain/geometry'
import type { Skin } from './skin'

interface SeatProps {
  skin: Skin
  seat: SeatShape
  post: BikeLook['seatpost']
  drop: number
  width: number
  isLeather: boolean
}

/** Seatpost and saddle; drawn before the frame, so that the post goes into the seat tube. */
export const BikeSeat = memo(function BikeSeat(props: SeatProps) {
  return (
    <g>
      <Post {...props} />
      <Saddle {...props} />
    </g>
  )
})

/** Clamp around the top of the seat tube, over the frame. */
export const SeatCollar = memo(function SeatCollar({ skin, seat }: { skin: Skin; seat: SeatShape }) {
  const down = towards(seat.clamp, seat.collar)
  return (
    <g>
      <path d={slab(along(seat.collar, down, -5), along(seat.collar, down, 15), 22)} fill={skin.fill('part')} stroke={skin.tones.partEdge} strokeWidth="1.5" />
      {!skin.isLight && <circle cx={seat.collar.x - 20} cy={seat.collar.y + 8} r="5" fill={skin.tones.metal} />}
    </g>
  )
})

function Post({ skin, seat, post, drop }: SeatProps) {
  const { tones } = skin
  const { clamp, collar } = seat
  const down = towards(clamp, collar)
  const inside = along(collar, down, 40)
  const gleam = lines(shifted(clamp, 5, 10), shifted(collar, 5, 0))
  if (post === 'dropper') {
    const stanchion = along(clamp, down, Math.min(drop + 14, distance(clamp, collar) - 12))
    return (
      <g>
        <path d={capsule(clamp, stanchion, 13)} fill={skin.fill('metal')} />
        <path d={lines(shifted(clamp, 4, 10), shifted(stanchion, 4, 0))} stroke="#fff" strokeOpacity="0.8" strokeWidth="3" />
        <path d={slab(along(stanchion, down, 14), inside, 17)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
        <path d={slab(along(stanchion, down, -8), along(stanchion, down, 14), 18, 21)} fill={tones.part} stroke={tones.partEdge} strokeWidth="1.5" />
      </g>
    )
  }
  if (post === 'suspension') return <SuspensionPost skin={skin} clamp={clamp} collar={collar} />
  return (
    <g>
      <path d={capsule(clamp, inside, 15)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      <path d={gleam} stroke="#fff" strokeOpacity="0.26" strokeWidth="5" />
    </g>
  )
}

/** A parallelogram post: the saddle sits behind the shaft on two links. */
function SuspensionPost({ skin, clamp, collar }: { skin: Skin; clamp: Point; collar: Point }) {
  const { tones } = skin
  const down = towards(clamp, collar)
  const low = shifted(along(clamp, down, 84), 16, 0)
  const high = shifted(along(clamp, down, 34), 28, 2)
  const links: [Point, Point][] = [
    [low, shifted(clamp, -12, 22)],
    [high, shifted(clamp, 14, 4)],
  ]
  return (
    <g>
      <path d={capsule(along(clamp, down, 58), along(collar, down, 40), 16)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      <path d={blob(along(clamp, down, 96), shifted(low, 14, 6), shifted(high, 12, -6), shifted(high, -10, -2), shifted(along(clamp, down, 62), -12, 2))} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      {links.map(([from, to]) => (
        <path key={from.y} d={capsule(from, to, 8)} fill={skin.fill('metal')} stroke={tones.rubber} strokeWidth="1.5" />
      ))}
      <path d={capsule(shifted(clamp, -18, 18), shifted(clamp, 20, 0), 11)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      <path d={ring(low, 4) + ring(high, 4)} fill={tones.metalLight} />
    </g>
  )
}

function Saddle({ skin, seat, width, isLeather }: SeatProps) {
  const { tones } = skin
  const { top, clamp } = seat
  // A wide saddle is shorter and deeper; that is how its width shows from the side.
  const wide = (width - 143) / 25
  const nose = 152 - wide * 12
  const tail = 122 + wide * 6
  const depth = 27 + wide * 9
  const p = (x: number, y: number) => at(top.x + x, top.y + y)
  const shell = blob(p(-tail, 2), p(-tail * 0.86, -9), p(-tail * 0.4, 0), p(20, 5), p(nose * 0.62, 3), p(nose * 0.94, 5), p(nose, 14), p(nose * 0.9, 22), p(nose * 0.45, 20), p(0, depth), p(-tail * 0.55, depth + 14), p(-tail * 0.95, depth + 3))
  const leather = isLeather ? '#7a4a2a' : tones.part
  return (
    <g>
      <path d={lines(p(-tail * 0.72, depth), shifted(clamp, -46, -2), shifted(clamp, 52, -2), p(nose * 0.82, 18))} fill="none" stroke={tones.metal} strokeWidth="6" strokeLinejoin="round" />
      <path d={capsule(shifted(clamp, -17, -2), shifted(clamp, 19, -5), 11)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      <path d={shell} fill={leather} stroke={isLeather ? '#4a2b16' : tones.partEdge} strokeWidth="2" />
      <path d={shell} fill={skin.fill('sky')} />
      {isLeather && <path d={[p(-tail * 0.82, 4), p(-tail * 0.88, 14), p(nose * 0.9, 11)].map((rivet) => ring(rivet, 4)).join('')} fill="#d8b26a" />}
      {!isLeather && !skin.isLight && (
        <path d={lines(between(p(-tail, 2), p(-tail, depth), 0.6), p(-20, depth - 8), p(nose * 0.5, 15))} fill="none" stroke={tones.partLight} strokeWidth="2" strokeLinejoin="round" />
      )}
    </g>
  )
}
