import type { PlaceDrawing } from './place-drawing'

interface BikePlaceProps {
  drawing: PlaceDrawing
  /** What is marked, and on which bike. */
  title: string
  className?: string
}

/** A bike in lines with one place marked by a ring. */
export function BikePlace({ drawing, title, className }: BikePlaceProps) {
  const { viewBox, wheels, frame, mark } = drawing
  return (
    <svg viewBox={viewBox} role="img" aria-label={title} className={className}>
      <path d={wheels} fill="none" stroke="currentColor" strokeWidth="3" strokeOpacity="0.4" />
      <path
        d={frame}
        fill="currentColor"
        fillOpacity="0.05"
        stroke="currentColor"
        strokeWidth="3"
        strokeOpacity="0.55"
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
