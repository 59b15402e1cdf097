import { memo } from 'react'
import {
  dimensionsOf,
  headAngleLabel,
  LABEL_SIZE,
  labelBox,
  type Label,
} from '@/domain/shop/bikes/drawing/dimensions'
import type { Box } from '@/domain/shop/bikes/drawing/box'
import { lines } from '@/domain/shop/bikes/drawing/path'
import type { Geometry } from '@/domain/shop/bikes/bike'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Skin } from './skin'

const FIGURES = 'var(--font-mono, ui-monospace, monospace)'

interface DimensionsProps {
  skin: Skin
  points: FramePoints
  geometry: Geometry
  /** Over a painted bike, only the lines next to and below it are drawn. */
  isOverlay?: boolean
}

/** Figures of the geometry table as dimension lines. Decorative: the table is the text alternative. */
export const BikeDimensions = memo(function BikeDimensions(props: DimensionsProps) {
  const { skin, points, geometry, isOverlay = false } = props
  const all = dimensionsOf(points, geometry).filter((one) => !isOverlay || one.guides.length > 0)
  const guides = all.flatMap((one) => one.guides.map(([from, to]) => lines(from, to))).join('')
  const labels = [...all.map(({ label }) => label), headAngleLabel(points, geometry)]
  return (
    <g stroke={skin.tones.line} fill={skin.tones.line} fontFamily={FIGURES} fontSize={LABEL_SIZE}>
      <path d={guides} strokeWidth="1.5" strokeOpacity="0.45" strokeDasharray="7 7" />
      <path d={all.map((one) => lines(one.from, one.to)).join('')} strokeWidth="2.5" />
      {all.map(({ from, to, label }) => (
        <g key={label.text} stroke="none">
          <circle cx={from.x} cy={from.y} r="6" />
          <circle cx={to.x} cy={to.y} r="6" />
        </g>
      ))}
      {labels.map((label) => (
        <LabelText key={label.text} label={label} skin={skin} />
      ))}
    </g>
  )
})

function LabelText({ label, skin }: { label: Label; skin: Skin }) {
  const { x, y, text, anchor, isUpright } = label
  return (
    <text
      x={x}
      y={y}
      transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
      textAnchor={anchor}
      {...halo(skin)}
    >
      {text}
    </text>
  )
}

/** Interrupts the lines of wheels and frame where a label is. */
export function LabelGaps({ id, box, points, geometry }: LabelGapsProps) {
  const labels = dimensionsOf(points, geometry).map((one) => one.label)
  return (
    <mask id={id} maskUnits="userSpaceOnUse" {...box}>
      <rect {...box} fill="#fff" />
      {[...labels, headAngleLabel(points, geometry)].map((label) => (
        <rect key={label.text} {...labelBox(label)} stroke="#000" strokeWidth="10" />
      ))}
    </mask>
  )
}

interface LabelGapsProps extends Pick<DimensionsProps, 'points' | 'geometry'> {
  id: string
  box: Box
}

/** An outline in the background color keeps the figures readable where they overlap lines. */
const halo = (skin: Skin) =>
  ({
    stroke: skin.isStudio ? 'var(--stage, #1b1e22)' : 'var(--paper, #f6f5f1)',
    strokeWidth: 9,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }) as const
