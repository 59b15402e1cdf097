import { memo } from 'react'
import type { DriveShape } from '@/domain/shop/bikes/drawing/drive-shape'
import type { FrameStyle } from '@/domain/shop/bikes/drawing/look'
import { blob, capsule, lines, ring } from '@/domain/shop/bikes/drawing/path'
import { at, polar, shifted } from '@/domain/shop/bikes/drawing/vector'
import { bolts } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { Point } from '@/domain/shop/bikes/geometry'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

interface DriveProps {
  skin: Skin
  drive: DriveShape
  style: FrameStyle
}

/** Cassette or sprocket on the rear hub, drawn below the stays. */
export const BikeCassette = memo(function BikeCassette({ skin, drive }: DriveProps) {
  const { tones } = skin
  const { center } = drive.cog
  const steps = skin.isLight ? [0, 0.5] : [0, 0.13, 0.26, 0.39, 0.52, 0.65, 0.78, 0.9]
  const cogs = steps.map((share) => drive.largest - (drive.largest - drive.smallest) * share)
  return (
    <g>
      <circle
        cx={center.x}
        cy={center.y}
        r={drive.largest - 3}
        fill={skin.fill('metal')}
        fillOpacity="0.72"
      />
      <circle
        cx={center.x}
        cy={center.y}
        r={drive.largest - 2}
        fill="none"
        stroke={tones.metal}
        strokeWidth="6"
        strokeDasharray="7 5.7"
      />
      <path
        d={cogs.map((radius) => ring(center, radius - 5)).join('')}
        fill="none"
        stroke={tones.metalDark}
        strokeWidth="2.6"
      />
      {!skin.isLight && drive.largest > 60 && (
        <path
          d={bolts(center, drive.largest * 0.84, { count: 14, size: drive.largest * 0.045 })}
          fill={tones.rubber}
          fillOpacity="0.75"
        />
      )}
      <circle
        cx={center.x}
        cy={center.y}
        r="17"
        fill={skin.fill('part')}
        stroke={tones.metal}
        strokeWidth="2"
      />
    </g>
  )
})

export const FarCrank = memo(function FarCrank({ skin, drive }: DriveProps) {
  return (
    <g opacity="0.85">
      <path
        d={capsule(at(0, 0), drive.farPedal, 18, 13)}
        fill={skin.tones.part}
        stroke={skin.tones.partEdge}
        strokeWidth="1"
      />
      <Pedal skin={skin} center={drive.farPedal} />
    </g>
  )
})

/** Chain, rear derailleur, chainring, crank and pedal, drawn above the frame. */
export const BikeDrivetrain = memo(function BikeDrivetrain(
  props: DriveProps & { isElectronic: boolean },
) {
  const { skin, drive } = props
  return (
    <g>
      <Chain skin={skin} drive={drive} />
      <Derailleur {...props} />
      <Chainring {...props} />
      <Piece skin={skin} d={capsule(at(0, 0), drive.pedal, 22, 14)} line={2} />
      <path
        d={lines(polar(at(0, -7), 12, 10), shifted(drive.pedal, -8, -8))}
        stroke="#fff"
        strokeOpacity="0.32"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle
        cx="0"
        cy="0"
        r="11"
        fill={skin.fill('metal')}
        stroke={skin.tones.rubber}
        strokeWidth="2"
      />
      <Pedal skin={skin} center={drive.pedal} />
    </g>
  )
})

function Chain({ skin, drive }: { skin: Skin; drive: DriveShape }) {
  const { tones } = skin
  if (!drive.pulleys) {
    return (
      <g fill="none">
        <path d={drive.chain} stroke={tones.partEdge} strokeWidth="14" />
        <path d={drive.chain} stroke={tones.rubber} strokeWidth="11" />
        <path d={drive.chain} stroke={tones.partLight} strokeWidth="4" strokeDasharray="5 6" />
      </g>
    )
  }
  return (
    <g fill="none">
      <path d={drive.chain} stroke={tones.rubber} strokeWidth="10" />
      <path d={drive.chain} stroke={tones.metal} strokeWidth="7" strokeDasharray="8.2 4.5" />
      {!skin.isLight && (
        <path d={drive.chain} stroke={tones.metalLight} strokeWidth="2.2" strokeDasharray="4 8.7" />
      )}
    </g>
  )
}

function Derailleur({ skin, drive, isElectronic }: DriveProps & { isElectronic: boolean }) {
  const { tones } = skin
  const axle = drive.cog.center
  if (!drive.pulleys) {
    return <circle cx={axle.x} cy={axle.y} r="14" fill={skin.fill('metal')} />
  }
  const [guide, tension] = drive.pulleys
  const knuckle = shifted(guide.center, -30, -30)
  return (
    <g>
      <Piece skin={skin} d={capsule(shifted(axle, 2, 2), knuckle, 13, 15)} />
      {[guide, tension].map((pulley) => (
        <circle
          key={pulley.center.y}
          cx={pulley.center.x}
          cy={pulley.center.y}
          r="14"
          fill={tones.part}
          stroke={tones.metal}
          strokeWidth="4"
          strokeDasharray="4 3.3"
        />
      ))}
      <path
        d={capsule(guide.center, tension.center, 13, 10)}
        fill={skin.fill('metal')}
        stroke={tones.rubber}
        strokeWidth="1.5"
      />
      <Piece
        skin={skin}
        d={blob(
          shifted(knuckle, -17, -6),
          shifted(knuckle, 2, -18),
          shifted(guide.center, 12, -16),
          shifted(guide.center, 14, 8),
          shifted(guide.center, -6, 14),
          shifted(knuckle, -12, 14),
        )}
      />
      {isElectronic && (
        <g>
          <path
            d={capsule(shifted(knuckle, -22, 4), shifted(knuckle, -14, 26), 13)}
            fill={tones.part}
            stroke={tones.partEdge}
            strokeWidth="1.5"
          />
          <circle cx={knuckle.x - 18} cy={knuckle.y + 12} r="4" fill="#cff245" />
        </g>
      )}
      {!skin.isLight && (
        <path
          d={ring(guide.center, 4.5) + ring(knuckle, 5) + ring(tension.center, 4)}
          fill={tones.metal}
        />
      )}
    </g>
  )
}

function Chainring({ skin, drive, style }: DriveProps) {
  const { tones } = skin
  const { radius } = drive.ring
  const arms = [28, 100, 172, 244, 316]
  return (
    <g fill="none">
      <circle
        cx="0"
        cy="0"
        r={radius + 1}
        stroke={tones.metal}
        strokeWidth="6"
        strokeDasharray="7 5.7"
      />
      <circle cx="0" cy="0" r={radius - 8} stroke={skin.fill('metal')} strokeWidth="13" />
      <circle
        cx="0"
        cy="0"
        r={radius - 17}
        stroke={tones.rubber}
        strokeWidth="4"
        strokeOpacity="0.7"
      />
      {style === 'commuter' && (
        <circle cx="0" cy="0" r={radius + 7} stroke={tones.part} strokeWidth="7" />
      )}
      <Piece
        skin={skin}
        d={arms
          .map((angle) =>
            capsule(polar(at(0, 0), 20, angle), polar(at(0, 0), radius - 14, angle), 11, 6),
          )
          .join('')}
        line={1.2}
      />
      {!skin.isLight && (
        <path
          d={arms.map((angle) => ring(polar(at(0, 0), radius - 13, angle), 4)).join('')}
          fill={tones.metalLight}
        />
      )}
    </g>
  )
}

function Pedal({ skin, center }: { skin: Skin; center: Point }) {
  const { tones } = skin
  return (
    <g>
      <rect
        x={center.x - 50}
        y={center.y - 9}
        width="100"
        height="18"
        rx="6"
        fill={skin.fill('part')}
        stroke={tones.partEdge}
        strokeWidth="1.5"
      />
      {!skin.isLight && (
        <path
          d={[-40, -27, 27, 40]
            .map((x) => lines(shifted(center, x, -13), shifted(center, x, 13)))
            .join('')}
          stroke={tones.metalDark}
          strokeWidth="2.6"
        />
      )}
      <circle cx={center.x} cy={center.y} r="7" fill={skin.fill('metal')} />
    </g>
  )
}
