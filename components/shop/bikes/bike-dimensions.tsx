import { memo } from 'react'
import { dimensionsOf } from '@/domain/shop/bikes/drawing/dimensions'
import type { Dimension } from '@/domain/shop/bikes/drawing/dimensions'
import { lines, xy } from '@/domain/shop/bikes/drawing/path'
import { bearing } from '@/domain/shop/bikes/drawing/vector'
import type { Geometry } from '@/domain/shop/bikes/bike'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Skin } from './skin'

const FIGURES = 'var(--font-mono, ui-monospace, monospace)'

/** Figures of the geometry table as dimension lines. Decorative: the table is the text alternative. */
export const BikeDimensions = memo(function BikeDimensions(props: {
  skin: Skin
  points: FramePoints
  geometry: Geometry
  /** Over a painted bike, only the lines next to and below it are drawn. */
  isOverlay?: boolean
}) {
  const { skin, points, geometry, isOverlay = false } = props
  const all = dimensionsOf(points, geometry).filter((one) => !isOverlay || one.guides.length > 0)
  const guides = all.flatMap((one) => one.guides.map(([from, to]) => lines(from, to))).join('')
  return (
    <g stroke={skin.tones.line} fill={skin.tones.line} fontFamily={FIGURES} fontSize="36">
      <path d={guides} strokeWidth="1.5" strokeOpacity="0.45" strokeDasharray="7 7" />
      <path d={all.map((one) => lines(one.from, one.to)).join('')} strokeWidth="2.5" />
      {all.map((one) => (
        <Label key={one.name} skin={skin} dimension={one} />
      ))}
      <Angles skin={skin} points={points} geometry={geometry} />
    </g>
  )
})

function Label({ skin, dimension }: { skin: Skin; dimension: Dimension }) {
  const { from, to, label, isUpright } = dimension
  const angle = isUpright ? -90 : readable(bearing(from, to))
  const isSlanted = dimension.guides.length === 0
  return (
    <>
      <circle cx={from.x} cy={from.y} r="6" stroke="none" />
      <circle cx={to.x} cy={to.y} r="6" stroke="none" />
      <text
        transform={`translate(${xy(label)}) rotate(${angle.toFixed(1)})`}
        dy={isSlanted ? -14 : 0}
        textAnchor="middle"
        {...halo(skin)}
      >
        {dimension.text}
      </text>
    </>
  )
}

function Angles(props: { skin: Skin; points: FramePoints; geometry: Geometry }) {
  const { skin, points, geometry } = props
  return (
    <g {...halo(skin)}>
      <text
        x={points.headBottom.x + 70}
        y={points.headBottom.y + 6}
      >{`${geometry.head_angle}°`}</text>
      <text
        x={points.seatTop.x - 30}
        y={points.seatTop.y - 20}
        textAnchor="end"
      >{`${geometry.seat_angle}°`}</text>
    </g>
  )
}

/** An outline in the background color keeps the figures readable where they overlap lines. */
const halo = (skin: Skin) =>
  ({
    stroke: skin.isStudio ? 'var(--stage, #1b1e22)' : 'var(--paper, #f6f5f1)',
    strokeWidth: 9,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }) as const

function readable(degrees: number): number {
  if (degrees > 90) return degrees - 180
  return degrees < -90 ? degrees + 180 : degrees
}
