import { memo } from 'react'
import type { FrameShape } from '@/domain/drawing/frame-shape'
import type { FrameStyle } from '@/domain/drawing/look'
import { blob, capsule, lines, ring } from '@/domain/drawing/path'
import { at, between, shifted } from '@/domain/drawing/vector'
import type { Skin } from './skin'

/** Motor housing in the cradle, or the plain bottom bracket of a bike whose motor is in the hub. */
export const BikeMotor = memo(function BikeMotor(props: { skin: Skin; style: FrameStyle }) {
  const { skin, style } = props
  const { tones } = skin
  if (style === 'commuter') {
    return <circle cx="0" cy="0" r="30" fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="2" />
  }
  const housing = blob(at(-50, 4), at(-38, -44), at(10, -72), at(72, -84), at(118, -58), at(124, 0), at(92, 54), at(28, 84), at(-30, 66))
  return (
    <g>
      <path d={housing} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="2.5" />
      {!skin.isLight && (
        <g fill="none">
          <path d={[0, 1, 2, 3, 4].map((n) => lines(at(88 - n * 8, 14 + n * 11), at(118 - n * 9, 6 + n * 13))).join('')} stroke={tones.partLight} strokeWidth="4" />
          <path d={ring(at(84, -30), 25) + ring(at(84, -30), 17)} stroke={tones.partLight} strokeWidth="2" />
          <path d={ring(at(112, -48), 4) + ring(at(24, -68), 4) + ring(at(40, 74), 4)} fill={tones.metalDark} />
        </g>
      )}
    </g>
  )
})

/** Shock, rocker and pivots of a full-suspension frame. */
export const BikeShock = memo(function BikeShock(props: {
  skin: Skin
  pivots: NonNullable<FrameShape['pivots']>
  shock: 'air' | 'piggyback'
}) {
  const { skin, pivots, shock } = props
  const { tones } = skin
  const { shockTop: top, shockBottom: bottom } = pivots
  return (
    <g>
      {shock === 'piggyback' && (
        <g>
          <path d={capsule(shifted(between(top, bottom, 0.16), 38, -2), shifted(between(top, bottom, 0.62), 40, -4), 16)} fill={skin.fill('metal')} stroke={tones.partEdge} strokeWidth="1" />
          <path d={capsule(between(top, bottom, 0.12), shifted(between(top, bottom, 0.12), 38, 4), 12)} fill={skin.fill('part')} />
          <path d={capsule(shifted(between(top, bottom, 0.6), 40, -4), shifted(between(top, bottom, 0.66), 40, -4), 17)} fill="#c8a24a" />
        </g>
      )}
      <path d={capsule(between(top, bottom, 0.4), bottom, 12)} fill={skin.fill('metal')} />
      <path d={capsule(between(top, bottom, 0.1), between(top, bottom, 0.6), 25)} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="2" />
      <path d={lines(shifted(between(top, bottom, 0.12), 10, 0), shifted(between(top, bottom, 0.56), 10, 0))} stroke="#fff" strokeOpacity="0.32" strokeWidth="5" />
      {!skin.isLight && <path d={capsule(between(top, bottom, 0.64), between(top, bottom, 0.655), 15)} fill={tones.rubber} />}
      <circle cx={bottom.x} cy={bottom.y} r="16" fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      <path
        d={blob(shifted(pivots.stay, -15, 3), shifted(pivots.stay, -4, -13), shifted(pivots.rocker, -10, -15), shifted(pivots.rocker, 14, -19), shifted(top, 4, -13), shifted(top, 14, 3), shifted(top, -4, 13), shifted(pivots.rocker, 24, 10), shifted(pivots.rocker, 2, 20), shifted(pivots.rocker, -22, 14), shifted(pivots.stay, 4, 15))}
        fill={skin.fill('part')}
        stroke={tones.metalDark}
        strokeWidth="1.5"
      />
      {[pivots.rocker, pivots.stay, top, bottom, pivots.main].map((pivot, index) => (
        <circle key={index} cx={pivot.x} cy={pivot.y} r={index === 0 ? 12 : 8} fill={skin.fill('part')} stroke={tones.metalLight} strokeWidth="1.5" />
      ))}
    </g>
  )
})
