import { memo } from 'react'
import type { BikeSize } from '@/domain/shop/bikes/bike'
import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { silhouette } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { lines, outline, ring } from '@/domain/shop/bikes/drawing/path'
import { wheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { Box } from '@/domain/shop/bikes/drawing/box'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { BikeDimensions, LabelGaps } from './bike-dimensions'
import { bladeOf } from './bike-fork'
import type { Skin } from './skin'

interface BlueprintProps {
  skin: Skin
  points: FramePoints
  shape: FrameShape
  look: BikeLook
  size: BikeSize
  box: Box
}

/** Lines only: wheels, the frame's silhouette without inner lines, and the dimensions. */
export const BikeBlueprint = memo(function BikeBlueprint(props: BlueprintProps) {
  const { skin, points, shape, look, size, box } = props
  const circle = (name: 'front' | 'rear') => {
    const rings = wheelRings(look.tyres[name], look.wheels)
    const center = name === 'front' ? points.frontAxle : points.rearAxle
    return ring(center, rings.ground) + ring(center, rings.tyreInside)
  }
  return (
    <g>
      <LabelGaps id={skin.id('gaps')} box={box} points={points} geometry={size.geometry} />
      <g mask={skin.fill('gaps')}>
        <path
          d={circle('front') + circle('rear')}
          fill="none"
          stroke={skin.tones.line}
          strokeWidth="2.5"
          strokeOpacity="0.55"
        />
        <FrameLines {...props} width={4} />
        {shape.pivots && <Linkage pivots={shape.pivots} />}
      </g>
      <BikeDimensions skin={skin} points={points} geometry={size.geometry} />
    </g>
  )
})

function Linkage({ pivots }: { pivots: NonNullable<FrameShape['pivots']> }) {
  const { stay, rocker, shockTop, shockBottom, main } = pivots
  const joints = [stay, rocker, shockTop, shockBottom, main].map((pivot) => ring(pivot, 9)).join('')
  return (
    <path
      d={lines(stay, rocker, shockTop, shockBottom) + joints}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
    />
  )
}

/** Outline of frame and fork; a mask hides inner lines. */
export function FrameLines(props: {
  skin: Skin
  points: FramePoints
  shape: FrameShape
  box: Box
  width: number
  dash?: string
}) {
  const { skin, points, shape, box, width, dash } = props
  const parts = silhouette(shape)
  const path = parts.rear + parts.main + outline(bladeOf(points))
  return (
    <>
      <mask id={skin.id('inside')} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        <path d={path} fill="#000" />
      </mask>
      <path d={path} fill="currentColor" fillOpacity="0.06" />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width * 2}
        strokeDasharray={dash}
        mask={skin.fill('inside')}
      />
    </>
  )
}
