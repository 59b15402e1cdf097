import { memo } from 'react'
import type { CockpitShape, SeatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook, Extra } from '@/domain/shop/bikes/drawing/look'
import { arc, capsule, lines, onTube, polygon, smooth } from '@/domain/shop/bikes/drawing/path'
import { along, at, between, shifted, towards } from '@/domain/shop/bikes/drawing/vector'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

export interface ExtrasProps {
  skin: Skin
  points: FramePoints
  shape: FrameShape
  seat: SeatShape
  cockpit: CockpitShape
  tyres: BikeLook['tyres']
  extras: ReadonlySet<Extra>
}

export const ExtrasBefore = memo(function ExtrasBefore(props: ExtrasProps) {
  const { extras } = props
  return (
    <g>
      {extras.has('bottle-battery') && <BottleBattery {...props} />}
      {extras.has('lock') && <FrameLock {...props} />}
      {extras.has('tracker') && <Tracker {...props} />}
      {extras.has('tool-roll') && <ToolRoll {...props} />}
      {(extras.has('radar') || extras.has('radar-mount')) && <Radar {...props} />}
      {extras.has('front-light') && <FrontLight {...props} />}
    </g>
  )
})

function BottleBattery({ skin, shape }: ExtrasProps) {
  const { tones } = skin
  const low = onTube(shape.down, 0.7, 1.62)
  const high = onTube(shape.down, 0.46, 1.62)
  const unit = towards(low, high)
  return (
    <g>
      <Piece skin={skin} d={capsule(low, along(high, unit, -26), 28)} line={2} />
      <path
        d={capsule(along(high, unit, -30), along(high, unit, -6), 22, 16)}
        fill={skin.fill('metal')}
        stroke={tones.rubber}
        strokeWidth="1.5"
      />
      <path
        d={lines(along(low, unit, 6), along(high, unit, -50))}
        stroke="#fff"
        strokeOpacity="0.2"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d={lines(along(low, unit, 34), along(low, unit, 46))}
        stroke="#cff245"
        strokeWidth="54"
      />
    </g>
  )
}

function FrameLock({ skin, points, shape, tyres }: ExtrasProps) {
  const { tones } = skin
  const toStay = towards(points.rearAxle, shape.pivots?.stay ?? shape.stayTop)
  const middle = along(points.rearAxle, toStay, tyres.rear.diameter / 2 - 34)
  const end = along(middle, toStay, 74)
  const loop = [
    shifted(middle, -4, 14),
    shifted(middle, -44, 70),
    shifted(middle, -8, 108),
    shifted(middle, 22, 60),
    shifted(middle, 6, 14),
  ]
  return (
    <g>
      <path d={smooth(loop)} fill="none" stroke={tones.rubber} strokeWidth="15" />
      <path
        d={smooth(loop)}
        fill="none"
        stroke={tones.metal}
        strokeWidth="10"
        strokeDasharray="11 5"
      />
      <Piece skin={skin} d={capsule(middle, end, 25)} line={2.5} />
      <circle cx={middle.x + 8} cy={middle.y - 8} r="8" fill={tones.metalLight} />
      <path
        d={lines(shifted(middle, 8, -13), shifted(middle, 8, -4))}
        stroke={tones.rubber}
        strokeWidth="3"
      />
    </g>
  )
}

/** The tracker is inside the frame; only its small lamp on the seat tube is visible. */
function Tracker({ skin, points }: ExtrasProps) {
  const center = along(points.bottomBracket, points.seating, 150)
  return (
    <g>
      <circle
        cx={center.x}
        cy={center.y}
        r="12"
        fill={skin.tones.part}
        stroke={skin.tones.metal}
        strokeWidth="2"
      />
      <circle cx={center.x} cy={center.y} r="4" fill="#5fd0ff" />
    </g>
  )
}

function ToolRoll({ skin, seat }: ExtrasProps) {
  const center = shifted(seat.clamp, -66, 18)
  return (
    <g>
      <rect
        x={center.x - 42}
        y={center.y - 32}
        width="84"
        height="64"
        rx="30"
        fill="#5a4a38"
        stroke="#2c241b"
        strokeWidth="2"
      />
      <rect
        x={center.x - 42}
        y={center.y - 32}
        width="84"
        height="64"
        rx="30"
        fill={skin.fill('sky')}
      />
      <path
        d={
          lines(shifted(center, 4, -40), shifted(center, 4, 34)) +
          lines(shifted(center, -24, 0), shifted(center, -4, 0))
        }
        stroke="#c8a24a"
        strokeWidth="9"
      />
      <path
        d={smooth([
          shifted(center, 18, 18),
          shifted(center, 26, 0),
          shifted(center, 16, -14),
          shifted(center, 10, 0),
        ])}
        fill="none"
        stroke="#2c241b"
        strokeWidth="3"
      />
    </g>
  )
}

function Radar({ skin, points, seat, tyres, extras }: ExtrasProps) {
  const { tones } = skin
  const deck = points.rearAxle.y - tyres.rear.diameter / 2 - 46
  const onRack = extras.has('rack')
  const post = between(seat.collar, seat.clamp, 0.42)
  const anchor = onRack ? at(points.rearAxle.x - 232, deck - 24) : shifted(post, -58, 6)
  return (
    <g>
      {!onRack && <Piece skin={skin} d={capsule(post, anchor, 10, 8)} />}
      {extras.has('radar') && (
        <>
          <rect
            x={anchor.x - 20}
            y={anchor.y - 38}
            width="32"
            height="76"
            rx="11"
            fill={skin.fill('part')}
            stroke={tones.partEdge}
            strokeWidth="2"
          />
          <rect x={anchor.x - 22} y={anchor.y - 24} width="10" height="48" rx="5" fill="#ff4a3d" />
          <path
            d={[38, 62, 86].map((radius) => arc(shifted(anchor, -8, 0), radius, 158, 202)).join('')}
            fill="none"
            stroke="#ff4a3d"
            strokeWidth="5"
            strokeOpacity="0.55"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  )
}

function FrontLight({ skin, cockpit }: ExtrasProps) {
  const { tones, id } = skin
  const lamp = shifted(cockpit.bar, 46, 34)
  const lens = shifted(lamp, 30, 2)
  return (
    <g>
      <linearGradient
        id={id('beam')}
        gradientUnits="userSpaceOnUse"
        x1={lens.x}
        y1={lens.y}
        x2={lens.x + 520}
        y2={lens.y + 120}
      >
        <stop offset="0" stopColor="#fff3c4" stopOpacity={skin.isStudio ? 0.5 : 0.75} />
        <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
      </linearGradient>
      <path
        d={polygon(
          shifted(lens, 0, -10),
          shifted(lens, 540, -30),
          shifted(lens, 540, 300),
          shifted(lens, 0, 14),
        )}
        fill={skin.fill('beam')}
      />
      <path d={capsule(shifted(cockpit.bar, 8, 8), lamp, 9)} fill={tones.part} />
      <Piece
        skin={skin}
        d={capsule(shifted(lamp, -14, 0), shifted(lamp, 12, 1), 18, 23)}
        line={2}
      />
      <ellipse
        cx={lens.x + 3}
        cy={lens.y}
        rx="8"
        ry="20"
        fill="#fff8dc"
        stroke={tones.metal}
        strokeWidth="3"
      />
    </g>
  )
}
