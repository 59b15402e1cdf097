import { memo } from 'react'
import type { CockpitShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { blob, capsule, lines, slab, smooth, xy } from '@/domain/shop/bikes/drawing/path'
import { along, at, shifted } from '@/domain/shop/bikes/drawing/vector'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

interface CockpitProps {
  skin: Skin
  points: FramePoints
  cockpit: CockpitShape
  display: BikeLook['display']
  hasHeartRate: boolean
}

export const BikeCockpit = memo(function BikeCockpit(props: CockpitProps) {
  return (
    <g>
      <Hoses {...props} />
      <Stem {...props} />
      <Display {...props} />
      <Bar {...props} />
    </g>
  )
})

function Hoses({ skin, points, cockpit }: CockpitProps) {
  const lever = shifted(cockpit.gripStart, 26, 6)
  const ahead = at(points.steering.y, -points.steering.x)
  const port = along(along(points.headTop, points.steering, 34), ahead, 22)
  const beside = (down: number) => along(along(points.crownRace, points.steering, down), ahead, 40)
  const paths = [
    smooth([lever, shifted(lever, 52, 40), shifted(port, 84, 24), shifted(port, 34, 26), port]),
    smooth([
      lever,
      shifted(lever, 66, 62),
      shifted(points.crownRace, 80, -50),
      beside(60),
      beside(118),
    ]),
  ]
  return (
    <path
      d={paths.join('')}
      fill="none"
      stroke={skin.isStudio ? skin.tones.partLight : skin.tones.part}
      strokeWidth="6"
      strokeLinecap="round"
    />
  )
}

function Stem({ skin, points, cockpit }: CockpitProps) {
  const { tones } = skin
  const up = (distance: number) => along(points.headTop, points.steering, -distance)
  return (
    <g>
      <Piece skin={skin} d={slab(up(0), up(8), 27, 23) + slab(up(8), up(17), 20)} />
      <Piece skin={skin} d={slab(up(17), cockpit.steererTop, 19, 18)} />
      <Piece skin={skin} d={capsule(cockpit.stem, cockpit.bar, 23, 21)} line={2} />
      {!skin.isLight && (
        <path
          d={
            lines(up(18), shifted(up(18), 16, 6)) +
            lines(shifted(cockpit.bar, -12, -17), shifted(cockpit.bar, -4, 19))
          }
          stroke={tones.partLight}
          strokeWidth="2.5"
        />
      )}
      <path
        d={slab(along(points.headBottom, points.steering, 0), points.crownRace, 36, 33)}
        fill={tones.part}
        stroke={tones.partEdge}
        strokeWidth="1.5"
      />
    </g>
  )
}

function Bar({ skin, cockpit }: CockpitProps) {
  const { tones } = skin
  const { bar, gripStart, gripEnd } = cockpit
  const lever = shifted(gripStart, 20, 4)
  return (
    <g>
      <Piece skin={skin} d={capsule(bar, gripStart, 16)} />
      <Piece
        skin={skin}
        d={blob(
          shifted(lever, -16, -14),
          shifted(lever, 16, -12),
          shifted(lever, 30, 6),
          shifted(lever, 8, 16),
          shifted(lever, -14, 12),
        )}
      />
      <path
        d={smooth([
          shifted(lever, 18, 0),
          shifted(lever, 38, 24),
          shifted(lever, 30, 56),
          shifted(lever, 22, 84),
        ])}
        fill="none"
        stroke={skin.fill('metal')}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d={capsule(gripStart, gripEnd, 17, 18)}
        fill={tones.rubber}
        stroke={tones.partEdge}
        strokeWidth="1.5"
      />
      {!skin.isLight && (
        <path
          d={lines(gripStart, gripEnd)}
          stroke={tones.rubberEdge}
          strokeWidth="28"
          strokeDasharray="3 5"
          strokeOpacity="0.8"
        />
      )}
      <circle
        cx={gripEnd.x}
        cy={gripEnd.y}
        r="17"
        fill={skin.fill('part')}
        stroke={tones.partEdge}
        strokeWidth="2"
      />
      <circle cx={gripEnd.x} cy={gripEnd.y} r="7" fill={tones.metalDark} />
    </g>
  )
}

function Display({ skin, cockpit, display, hasHeartRate }: CockpitProps) {
  const { tones } = skin
  const { bar } = cockpit
  const isColor = display === 'color'
  const [width, height] = isColor ? [84, 52] : [56, 34]
  const center = shifted(bar, 30, -58)
  return (
    <g transform={`translate(${xy(center)}) rotate(-34)`}>
      <path
        d={capsule(at(-26, 30), at(-6, 8), 8)}
        fill={tones.part}
        stroke={tones.partEdge}
        strokeWidth="1.5"
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="9"
        fill={skin.fill('part')}
        stroke={tones.partEdge}
        strokeWidth="2"
      />
      <rect
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx="5"
        fill={isColor ? '#0f3444' : '#a9b8a2'}
      />
      {isColor && (
        <path
          d={smooth([at(-30, 12), at(-14, 2), at(2, 10), at(14, -8), at(30, -12)])}
          fill="none"
          stroke="#cff245"
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
      {!isColor && (
        <path
          d={lines(at(-16, 5), at(16, 5)) + lines(at(-16, -5), at(4, -5))}
          stroke="#2c352a"
          strokeWidth="5"
        />
      )}
      {hasHeartRate && (
        <path
          d="M0 9C-16-3-8-14 0-6C8-14 16-3 0 9Z"
          fill="#ff5a4f"
          transform="translate(20 12) scale(.7)"
        />
      )}
    </g>
  )
}
