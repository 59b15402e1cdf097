import { memo } from 'react'
import { ring } from '@/domain/shop/bikes/drawing/path'
import { at } from '@/domain/shop/bikes/drawing/vector'
import { bolts, rotorArms, spokes, wheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'
import { BikeTyre } from './bike-tyre'
import type { Hub, WheelRingProps, WheelProps } from './wheel-props'

const HUB_RADIUS: Record<Hub, number> = { plain: 24, motor: 94, geared: 46 }
const FLANGE: Record<Hub, number> = { plain: 27, motor: 86, geared: 44 }

export const BikeWheel = memo(function BikeWheel(props: WheelProps) {
  const rings = wheelRings(props, props.rim)
  return (
    <g>
      <Rotor {...props} />
      <Lacing {...props} rings={rings} />
      <Rim {...props} rings={rings} />
      <BikeTyre {...props} rings={rings} />
    </g>
  )
})

function Rotor({ skin, x, y, rotor }: WheelProps) {
  const radius = rotor / 2
  const { tones } = skin
  return (
    <g fill="none" stroke={tones.metal}>
      <circle cx={x} cy={y} r={radius - 6} strokeWidth="12" />
      {!skin.isLight && (
        <>
          <circle
            cx={x}
            cy={y}
            r={radius - 6}
            stroke={tones.rubber}
            strokeWidth="5"
            strokeDasharray="4 9"
          />
          <path d={rotorArms(at(x, y), 22, radius - 11)} stroke={tones.metalDark} strokeWidth="6" />
        </>
      )}
    </g>
  )
}

function Lacing({ skin, x, y, hub, rings }: WheelRingProps) {
  const { tones } = skin
  const center = at(x, y)
  const radii = { flange: FLANGE[hub], rim: rings.rimInside + 2 }
  const lace = { pairs: 8, cross: hub === 'plain' ? 62 : 24 }
  return (
    <>
      <path
        d={spokes(center, radii, { ...lace, turn: 11 })}
        stroke={tones.spoke}
        strokeWidth="1.6"
        strokeOpacity="0.5"
      />
      <circle
        cx={x}
        cy={y}
        r={HUB_RADIUS[hub]}
        fill={skin.fill('part')}
        stroke={tones.partEdge}
        strokeWidth="1.5"
      />
      {hub === 'motor' && (
        <path
          d={ring(center, 66) + bolts(center, 79, { count: 10, size: 3 })}
          fill="none"
          stroke={tones.partEdge}
          strokeWidth="1.6"
        />
      )}
      <path
        d={spokes(center, radii, { ...lace, turn: 0 })}
        stroke={tones.spoke}
        strokeWidth="2.1"
      />
      <circle cx={x} cy={y} r="9" fill={skin.fill('metal')} />
    </>
  )
}

function Rim({ skin, x, y, rim, rings }: WheelRingProps) {
  const { tones } = skin
  const depth = rings.tyreInside - rings.rimInside
  const middle = rings.rimInside + depth / 2
  const isCarbon = rim === 'carbon'
  return (
    <g fill="none">
      <circle
        cx={x}
        cy={y}
        r={middle}
        stroke={isCarbon ? tones.part : tones.metalDark}
        strokeWidth={depth}
      />
      <circle
        cx={x}
        cy={y}
        r={middle}
        stroke={skin.fill('sky')}
        strokeWidth={depth}
        strokeOpacity={isCarbon ? 0.9 : 1.6}
      />
      <circle
        cx={x}
        cy={y}
        r={rings.rimInside + 1}
        stroke={isCarbon ? tones.partLight : tones.metal}
        strokeWidth="2.2"
      />
      {!skin.isLight && (
        <circle
          cx={x}
          cy={y}
          r={rings.rimInside + 3}
          stroke={tones.metalLight}
          strokeWidth="5"
          strokeDasharray={`3 ${(2 * Math.PI * (rings.rimInside + 3)) / 32 - 3}`}
          strokeOpacity="0.75"
        />
      )}
      {isCarbon && !skin.isLight && (
        <circle
          cx={x}
          cy={y}
          r={middle}
          stroke={tones.metalLight}
          strokeWidth="9"
          strokeOpacity="0.5"
          strokeDasharray={`${depth * 2} ${(2 * Math.PI * middle) / 3 - depth * 2}`}
        />
      )}
    </g>
  )
}
