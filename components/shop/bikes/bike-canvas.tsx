import type { ReactNode } from 'react'
import type { Box } from '@/domain/shop/bikes/drawing/box'
import { viewBox } from '@/domain/shop/bikes/drawing/box'

interface BikeCanvasProps {
  box: Box
  title: string
  className?: string | undefined
  children: ReactNode
}

/** SVG canvas for drawing a bike in mm, with a text alternative. */
export function BikeCanvas({ box, title, className, children }: BikeCanvasProps) {
  return (
    <svg
      viewBox={viewBox(box)}
      fontFamily="Hanken Grotesk, Helvetica Neue, Arial, sans-serif"
      role="img"
      aria-label={title}
      className={className}
    >
      {children}
    </svg>
  )
}
