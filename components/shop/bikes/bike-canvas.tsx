import type { ReactNode } from 'react'
import type { Box } from '@/domain/shop/bikes/drawing/box'
import { viewBox } from '@/domain/shop/bikes/drawing/box'

interface BikeCanvasProps {
  box: Box
  /** Text alternative; decoration if omitted. */
  title?: string
  className?: string | undefined
  children: ReactNode
}

/** SVG canvas for drawing a bike in mm. */
export function BikeCanvas({ box, title, className, children }: BikeCanvasProps) {
  return (
    <svg
      viewBox={viewBox(box)}
      fontFamily="Hanken Grotesk, Helvetica Neue, Arial, sans-serif"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      className={className}
    >
      {children}
    </svg>
  )
}
