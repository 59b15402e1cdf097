import type { ReactNode } from 'react'

import { aspectOf, type MapView } from '@/domain/kit/map-view'

interface MapFrameProps {
  view: MapView
  /** Markers; absent until their code is loaded. */
  children?: ReactNode
}

/** Outline map, which the first paint contains: on phones it is the largest thing in view. */
export const MapFrame = ({ view, children }: MapFrameProps) => (
  <div
    className="relative w-full overflow-hidden border border-line"
    style={{ aspectRatio: aspectOf(view) }}
  >
    {/* eslint-disable-next-line @next/next/no-img-element -- a drawing in paths needs no optimizer */}
    <img
      src={`/maps/${view.id}.svg`}
      alt=""
      fetchPriority="high"
      className="absolute inset-0 size-full"
    />
    {children}
  </div>
)
