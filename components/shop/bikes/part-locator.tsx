import { useId } from 'react'

import type { Box } from '@/domain/shop/bikes/drawing/box'

import type { PartLocationDrawing } from './part-location-drawing'

interface PartLocatorProps {
  drawing: PartLocationDrawing
  title: string
  className?: string
}

export function PartLocator({ drawing, title, className }: PartLocatorProps) {
  const { box, wheels, frame, mark } = drawing
  const mask = useId()
  return (
    <svg viewBox={viewBox(box)} role="img" aria-label={title} className={className}>
      <path d={wheels} fill="none" stroke="currentColor" strokeWidth="3" strokeOpacity="0.4" />
      {/* A mask hides the inside, so that only the outline is visible. */}
      <mask id={mask} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        <path d={frame} fill="#000" />
      </mask>
      <path d={frame} fill="currentColor" fillOpacity="0.07" />
      <path
        d={frame}
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeOpacity="0.7"
        mask={`url(#${mask})`}
      />
      <circle cx={mark.x} cy={mark.y} r="92" fill="var(--volt)" fillOpacity="0.75" />
      <circle cx={mark.x} cy={mark.y} r="92" fill="none" stroke="currentColor" strokeWidth="6" />
      <path
        d={`M${mark.x - 26} ${mark.y}h52M${mark.x} ${mark.y - 26}v52`}
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}

const viewBox = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`
