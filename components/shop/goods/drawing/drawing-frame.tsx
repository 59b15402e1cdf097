import type { ReactNode } from 'react'

interface DrawingFrameProps {
  title: string
  children: ReactNode
}

export function DrawingFrame({ title, children }: DrawingFrameProps) {
  return (
    <svg viewBox="0 0 400 300" width="800" height="600" role="img" aria-label={title}>
      <ellipse cx="200" cy="264" rx="136" ry="11" fill="#1f1a10" fillOpacity=".13" />
      {children}
    </svg>
  )
}
