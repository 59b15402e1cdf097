import { memo } from 'react'
import { round, xy } from '@/domain/shop/bikes/drawing/path'
import type { RiderShape } from '@/domain/shop/bikes/drawing/rider-shape'
import { shifted } from '@/domain/shop/bikes/drawing/vector'
import type { Skin } from './skin'

/** Rider silhouette in a single pale tone, so that the bike dominates. */
export const BikeRider = memo(function BikeRider(props: { skin: Skin; rider: RiderShape }) {
  const { skin, rider } = props
  const { center, radius } = rider.head
  const back = shifted(center, -radius * 1.24, -radius * 0.1)
  const helmet = `M${xy(back)}a${round(radius * 1.16)} ${round(radius * 1.2)} 0 0 1 ${round(radius * 2.3)} 0l${round(radius * 0.22)} ${round(radius * 0.14)}l${round(-radius * 1.1)} ${round(-radius * 0.04)}Z`
  return (
    <g fill={skin.tones.line} opacity="0.2">
      <path d={rider.far + rider.near} />
      <ellipse cx={center.x} cy={center.y} rx={radius * 0.88} ry={radius * 1.08} />
      <path d={helmet} transform={`rotate(14 ${center.x.toFixed(1)} ${center.y.toFixed(1)})`} />
    </g>
  )
})
