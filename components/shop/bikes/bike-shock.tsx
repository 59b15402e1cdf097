import { memo } from 'react'
import type { Pivots } from '@/domain/shop/bikes/drawing/frame-shape'
import { blob, capsule, lines, slab } from '@/domain/shop/bikes/drawing/path'
import { between, shifted } from '@/domain/shop/bikes/drawing/vector'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

interface ShockProps {
  skin: Skin
  pivots: Pivots
}

export const BikeShock = memo(function BikeShock(
  props: ShockProps & { shock: 'air' | 'piggyback' },
) {
  const { skin, pivots, shock } = props
  const { tones } = skin
  const { shockTop: top, shockBottom: bottom } = pivots
  const gleam = (t: number) => shifted(between(top, bottom, t), 10, 0)
  return (
    <g>
      {shock === 'piggyback' && <Piggyback skin={skin} pivots={pivots} />}
      <path d={capsule(between(top, bottom, 0.4), bottom, 12)} fill={skin.fill('metal')} />
      <Piece
        skin={skin}
        d={capsule(between(top, bottom, 0.1), between(top, bottom, 0.6), 25)}
        line={2}
      />
      <path
        d={lines(gleam(0.12), gleam(0.56))}
        stroke="#fff"
        strokeOpacity="0.32"
        strokeWidth="5"
      />
      {!skin.isLight && (
        <path
          d={capsule(between(top, bottom, 0.64), between(top, bottom, 0.655), 15)}
          fill={tones.rubber}
        />
      )}
      <Piece skin={skin} d={capsule(shifted(bottom, -2, 0), shifted(bottom, 2, 0), 16)} />
      <Rocker skin={skin} pivots={pivots} />
    </g>
  )
})

function Piggyback({ skin, pivots }: ShockProps) {
  const beside = (t: number) => shifted(between(pivots.shockTop, pivots.shockBottom, t), 40, -4)
  const neck = between(pivots.shockTop, pivots.shockBottom, 0.12)
  return (
    <g>
      <Piece skin={skin} d={capsule(beside(0.16), beside(0.62), 16)} tone="metal" line={1} />
      <path d={capsule(neck, shifted(neck, 38, 4), 12)} fill={skin.fill('part')} />
      <path d={slab(beside(0.55), beside(0.68), 17, 15)} fill="#c8a24a" />
    </g>
  )
}

function Rocker({ skin, pivots }: ShockProps) {
  const { rocker, stay, shockTop: top, shockBottom, main } = pivots
  const upper = [
    shifted(stay, -15, 3),
    shifted(stay, -4, -13),
    shifted(rocker, -10, -15),
    shifted(rocker, 14, -19),
  ]
  const front = [shifted(top, 4, -13), shifted(top, 14, 3), shifted(top, -4, 13)]
  const lower = [
    shifted(rocker, 24, 10),
    shifted(rocker, 2, 20),
    shifted(rocker, -22, 14),
    shifted(stay, 4, 15),
  ]
  return (
    <>
      <Piece skin={skin} d={blob(...upper, ...front, ...lower)} />
      {[rocker, stay, top, shockBottom, main].map((pivot, index) => (
        <circle
          key={index}
          cx={pivot.x}
          cy={pivot.y}
          r={index === 0 ? 12 : 8}
          fill={skin.fill('part')}
          stroke={skin.tones.metalLight}
          strokeWidth="1.5"
        />
      ))}
    </>
  )
}
