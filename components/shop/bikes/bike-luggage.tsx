import { memo } from 'react'
import { arc, capsule, lines } from '@/domain/shop/bikes/drawing/path'
import { at, polar, shifted } from '@/domain/shop/bikes/drawing/vector'
import type { ExtrasProps } from './bike-extras'

const GUARD_GAP = 16

/** Rack and mudguards, drawn above the wheels and below the frame. */
export const ExtrasBehind = memo(function ExtrasBehind(props: ExtrasProps) {
  const { extras } = props
  const isFull = extras.has('full-mudguards')
  return (
    <g>
      {(isFull || extras.has('short-mudguards')) && <Mudguards {...props} isFull={isFull} />}
      {extras.has('rack') && <Rack {...props} />}
    </g>
  )
})

function Mudguards({ skin, points, tyres, isFull }: ExtrasProps & { isFull: boolean }) {
  const { tones } = skin
  const front = tyres.front.diameter / 2 + GUARD_GAP
  const rear = tyres.rear.diameter / 2 + GUARD_GAP
  const arcs = isFull
    ? arc(points.rearAxle, rear, 158, 318) + arc(points.frontAxle, front, 154, 300)
    : arc(points.rearAxle, rear + 4, 218, 302) + arc(points.frontAxle, front, 214, 290)
  const stays = isFull
    ? lines(points.rearAxle, polar(points.rearAxle, rear, 176)) +
      lines(points.rearAxle, polar(points.rearAxle, rear, 212)) +
      lines(points.frontAxle, polar(points.frontAxle, front, 168))
    : ''
  return (
    <g fill="none">
      <path d={stays} stroke={tones.metal} strokeWidth="4.5" />
      <path d={arcs} stroke={tones.partEdge} strokeWidth="17" strokeLinecap="round" />
      <path d={arcs} stroke={tones.part} strokeWidth="13" strokeLinecap="round" />
      <path d={arcs} stroke="#fff" strokeOpacity="0.2" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

function Rack({ skin, points, tyres, shape }: ExtrasProps) {
  const { tones } = skin
  const axle = points.rearAxle
  const deck = axle.y - tyres.rear.diameter / 2 - 46
  const front = at(axle.x + 172, deck)
  const back = at(axle.x - 222, deck)
  const tubes =
    lines(front, back) +
    lines(shifted(axle, -6, -10), at(axle.x + 44, deck)) +
    lines(shifted(axle, -10, -8), at(axle.x - 120, deck)) +
    lines(at(axle.x - 30, deck + 4), at(axle.x - 150, deck + 72), at(axle.x - 206, deck + 4)) +
    lines(front, shape.stayTop)
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={tubes} stroke={tones.partEdge} strokeWidth="15" />
      <path d={tubes} stroke={tones.part} strokeWidth="11" />
      <path d={tubes} stroke="#fff" strokeOpacity="0.24" strokeWidth="3" />
      <path
        d={capsule(shifted(back, -6, 12), shifted(back, -6, 30), 9)}
        fill="#e23b2e"
        stroke={tones.partEdge}
        strokeWidth="2"
      />
    </g>
  )
}
