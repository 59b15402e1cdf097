import { memo } from 'react'
import type { SeatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import { saddleShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { blob, capsule, lines, ring, slab } from '@/domain/shop/bikes/drawing/path'
import { along, distance, shifted, towards } from '@/domain/shop/bikes/drawing/vector'
import type { Point } from '@/domain/shop/bikes/geometry'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

interface SeatProps {
  skin: Skin
  seat: SeatShape
  post: BikeLook['seatpost']
  drop: number
  width: number
  isLeather: boolean
}

/** Seatpost and saddle, drawn before the frame, so that the post disappears into the seat tube. */
export const BikeSeat = memo(function BikeSeat(props: SeatProps) {
  return (
    <g>
      <Post {...props} />
      <Saddle {...props} />
    </g>
  )
})

/** Clamp around the top of the seat tube, drawn above the frame. */
export const SeatCollar = memo(function SeatCollar({
  skin,
  seat,
}: {
  skin: Skin
  seat: SeatShape
}) {
  const down = towards(seat.clamp, seat.collar)
  return (
    <g>
      <Piece skin={skin} d={slab(along(seat.collar, down, -5), along(seat.collar, down, 15), 22)} />
      {!skin.isLight && (
        <circle cx={seat.collar.x - 20} cy={seat.collar.y + 8} r="5" fill={skin.tones.metal} />
      )}
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
        <path
          d={lines(shifted(clamp, 4, 10), shifted(stanchion, 4, 0))}
          stroke="#fff"
          strokeOpacity="0.8"
          strokeWidth="3"
        />
        <Piece skin={skin} d={slab(along(stanchion, down, 14), inside, 17)} />
        <path
          d={slab(along(stanchion, down, -8), along(stanchion, down, 14), 18, 21)}
          fill={tones.part}
          stroke={tones.partEdge}
          strokeWidth="1.5"
        />
      </g>
    )
  }
  if (post === 'suspension') return <SuspensionPost skin={skin} clamp={clamp} collar={collar} />
  return (
    <g>
      <Piece skin={skin} d={capsule(clamp, inside, 15)} />
      <path d={gleam} stroke="#fff" strokeOpacity="0.26" strokeWidth="5" />
    </g>
  )
}

/** A parallelogram seatpost: the saddle sits behind the shaft on two links. */
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
      <Piece skin={skin} d={capsule(along(clamp, down, 58), along(collar, down, 40), 16)} />
      <Piece
        skin={skin}
        d={blob(
          along(clamp, down, 96),
          shifted(low, 14, 6),
          shifted(high, 12, -6),
          shifted(high, -10, -2),
          shifted(along(clamp, down, 62), -12, 2),
        )}
      />
      {links.map(([from, to]) => (
        <path
          key={from.y}
          d={capsule(from, to, 8)}
          fill={skin.fill('metal')}
          stroke={tones.rubber}
          strokeWidth="1.5"
        />
      ))}
      <Piece skin={skin} d={capsule(shifted(clamp, -18, 18), shifted(clamp, 20, 0), 11)} />
      <path d={ring(low, 4) + ring(high, 4)} fill={tones.metalLight} />
    </g>
  )
}

function Saddle({ skin, seat, width, isLeather }: SeatProps) {
  const { tones } = skin
  const { clamp } = seat
  const { shell, seam, rails, rivets } = saddleShape(seat, width)
  const leather = isLeather ? '#7a4a2a' : tones.part
  return (
    <g>
      <path
        d={lines(...rails)}
        fill="none"
        stroke={tones.metal}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <Piece skin={skin} d={capsule(shifted(clamp, -17, -2), shifted(clamp, 19, -5), 11)} />
      <path
        d={blob(...shell)}
        fill={leather}
        stroke={isLeather ? '#4a2b16' : tones.partEdge}
        strokeWidth="2"
      />
      <path d={blob(...shell)} fill={skin.fill('sky')} />
      {isLeather && <path d={rivets.map((rivet) => ring(rivet, 4)).join('')} fill="#d8b26a" />}
      {!isLeather && !skin.isLight && (
        <path
          d={lines(...seam)}
          fill="none"
          stroke={tones.partLight}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </g>
  )
}
