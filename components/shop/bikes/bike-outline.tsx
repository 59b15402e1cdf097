import { useId } from 'react'
import type { Bike } from '@/domain/shop/bikes/bike'
import { boxOf, frameOf, viewBox } from '@/domain/shop/bikes/drawing/box'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { baseWheels, frameStyle, sizeOf } from '@/domain/shop/bikes/drawing/look'
import { ring } from '@/domain/shop/bikes/drawing/path'
import { FrameLines } from './bike-blueprint'
import { skinOf } from './skin'

interface OutlineFrame {
  bike: Bike
  size_id: number
}

/** Overlaid frame lines of one or more sizes, aligned at the bottom bracket. The first is solid. */
export function BikeOutline(props: {
  frames: readonly [OutlineFrame, ...OutlineFrame[]]
  title: string
  className?: string
}) {
  const uid = useId()
  const box = boxOf(props.frames[0].bike)
  return (
    <svg viewBox={viewBox(box)} role="img" aria-label={props.title} className={props.className}>
      {props.frames.map(({ bike, size_id }, index) => {
        const points = frameOf(bike, sizeOf(bike, size_id))
        const wheels = baseWheels(bike)
        const circles = ring(points.rearAxle, wheels.rear) + ring(points.frontAxle, wheels.front)
        const dash = index === 0 ? undefined : '16 10'
        return (
          <g key={`${bike.id}-${size_id}-${index}`} opacity={index === 0 ? 1 : 0.7}>
            <path
              d={circles}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeOpacity="0.5"
              strokeDasharray={dash}
            />
            <FrameLines
              skin={skinOf('blueprint', `${uid}${index}`)}
              points={points}
              shape={frameShape(points, frameStyle(bike), 'standard')}
              box={box}
              width={4}
              dash={dash}
            />
          </g>
        )
      })}
    </svg>
  )
}
