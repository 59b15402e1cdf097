import { memo } from 'react'
import type { BikeLook } from '@/domain/drawing/look'
import { ring } from '@/domain/drawing/path'
import { at } from '@/domain/drawing/vector'
import type { WheelRings } from '@/domain/drawing/wheel-shape'
import { bolts, rotorArms, sidewall, spokes, wheelRings } from '@/domain/drawing/wheel-shape'
import type { Skin } from './skin'

export type Hub = 'plain' | 'motor' | 'geared'

interface WheelProps {
  skin: Skin
  name: 'front' | 'rear'
  x: number
  y: number
  diameter: number
  width: number
  tread: BikeLook['tyres']['tread']
  rim: BikeLook['wheels']
  rotor: number
  hub: Hub
}

const HUB_RADIUS: Record<Hub, number> = { plain: 24, motor: 94, geared: 46 }
const FLANGE: Record<Hub, number> = { plain: 27, motor: 86, geared: 44 }

/** One wheel: rotor and spokes behind, then rim and tyre. */
export const BikeWheel = memo(function BikeWheel(props: WheelProps) {
  const rings = wheelRings(props, props.rim)
  return (
    <g>
      <Rotor {...props} />
      <Lacing {...props} rings={rings} />
      <Rim {...props} rings={rings} />
      <Tyre {...props} rings={rings} />
    </g>
  )
})

type Ringed = WheelProps & { rings: WheelRings }

function Rotor({ skin, x, y, rotor }: WheelProps) {
  const radius = rotor / 2
  const { tones } = skin
  return (
    <g fill="none" stroke={tones.metal}>
      <circle cx={x} cy={y} r={radius - 6} strokeWidth="12" />
      {!skin.isLight && (
        <>
          <circle cx={x} cy={y} r={radius - 6} stroke={tones.rubber} strokeWidth="5" strokeDasharray="4 9" />
          <path d={rotorArms(at(x, y), 22, radius - 11)} stroke={tones.metalDark} strokeWidth="6" />
        </>
      )}
    </g>
  )
}

function Lacing({ skin, x, y, hub, rings }: Ringed) {
  const { tones } = skin
  const center = at(x, y)
  const radii = { flange: FLANGE[hub], rim: rings.rimInside + 2 }
  const lace = { pairs: 8, cross: hub === 'plain' ? 62 : 24 }
  return (
    <>
      <path d={spokes(center, radii, { ...lace, turn: 11 })} stroke={tones.spoke} strokeWidth="1.6" strokeOpacity="0.5" />
      <circle cx={x} cy={y} r={HUB_RADIUS[hub]} fill={skin.fill('part')} stroke={tones.partEdge} strokeWidth="1.5" />
      {hub === 'motor' && (
        <path d={ring(center, 66) + bolts(center, 79, { count: 10, size: 3 })} fill="none" stroke={tones.partEdge} strokeWidth="1.6" />
      )}
      <path d={spokes(center, radii, { ...lace, turn: 0 })} stroke={tones.spoke} strokeWidth="2.1" />
      <circle cx={x} cy={y} r="9" fill={skin.fill('metal')} />
    </>
  )
}

function Rim({ skin, x, y, rim, rings }: Ringed) {
  const { tones } = skin
  const depth = rings.tyreInside - rings.rimInside
  const middle = rings.rimInside + depth / 2
  const isCarbon = rim === 'carbon'
  return (
    <g fill="none">
      <circle cx={x} cy={y} r={middle} stroke={isCarbon ? tones.part : tones.metalDark} strokeWidth={depth} />
      <circle cx={x} cy={y} r={middle} stroke={skin.fill('sky')} strokeWidth={depth} strokeOpacity={isCarbon ? 0.9 : 1.6} />
      <circle cx={x} cy={y} r={rings.rimInside + 1} stroke={isCarbon ? tones.partLight : tones.metal} strokeWidth="2.2" />
      {!skin.isLight && (
        <circle cx={x} cy={y} r={rings.rimInside + 3} stroke={tones.metalLight} strokeWidth="5" strokeDasharray={`3 ${(2 * Math.PI * (rings.rimInside + 3)) / 32 - 3}`} strokeOpacity="0.75" />
      )}
      {isCarbon && !skin.isLight && (
        <circle cx={x} cy={y} r={middle} stroke={tones.metalLight} strokeWidth="9" strokeOpacity="0.5" strokeDasharray={`${depth * 2} ${(2 * Math.PI * middle) / 3 - depth * 2}`} />
      )}
    </g>
  )
}

function Tyre({ skin, name, x, y, width, tread, rings }: Ringed) {
  const { tones, id } = skin
  const knob = tread === 'slick' ? 1.5 : Math.min(8, 3.5 + width / 26)
  const outer = rings.ground - knob * 0.6
  const thick = outer - rings.tyreInside
  const middle = rings.tyreInside + thick / 2
  const share = (radius: number) => radius / rings.ground
  const fat = width > 80
  return (
    <g fill="none">
      <radialGradient id={id(`tyre-${name}`)} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={rings.ground}>
        <stop offset={share(rings.tyreInside)} stopColor={tones.rubber} />
        <stop offset={share(rings.tyreInside + thick * 0.3)} stopColor={tones.rubberEdge} />
        <stop offset={share(rings.tyreInside + thick * 0.62)} stopColor={tones.tread} />
        <stop offset="1" stopColor={tones.rubber} />
      </radialGradient>
      {tread !== 'slick' && (
        <circle cx={x} cy={y} r={rings.ground - knob / 2 - 1} stroke={tones.tread} strokeWidth={knob + 2} strokeDasharray={fat ? '19 5.5' : '9 4.5'} />
      )}
      <circle cx={x} cy={y} r={middle} stroke={skin.fill(`tyre-${name}`)} strokeWidth={thick} />
      {tread !== 'slick' && !skin.isLight && (
        <circle cx={x} cy={y} r={outer - knob * 1.2} stroke={tones.rubber} strokeWidth={knob * 1.5} strokeDasharray={fat ? '16 9.5' : '8 5.5'} strokeOpacity="0.8" />
      )}
      <circle cx={x} cy={y} r={middle + thick * 0.14} stroke={skin.fill('sky')} strokeWidth={thick * 0.62} strokeOpacity="0.8" />
      {tread === 'studded' && <Studs skin={skin} x={x} y={y} radius={rings.ground} knob={knob} />}
      {!skin.isLight && (
        <>
          <circle cx={x} cy={y} r={rings.tyreInside + 3} stroke={tones.rubberEdge} strokeWidth="1.4" />
          <path id={id(`side-${name}`)} d={sidewall(at(x, y), rings.tyreInside + thick * 0.26)} />
          <text fill={tones.metal} fillOpacity="0.75" fontSize={Math.min(21, thick * 0.3)} letterSpacing="3" fontWeight="700">
            <textPath href={`#${id(`side-${name}`)}`} startOffset="50%" textAnchor="middle">
              {tread === 'slick' ? 'CITY' : tread === 'studded' ? 'WINTER' : 'ALL TERRAIN'}
            </textPath>
          </text>
        </>
      )}
    </g>
  )
}

function Studs(props: { skin: Skin; x: number; y: number; radius: number; knob: number }) {
  const { skin, x, y, radius, knob } = props
  return (
    <g stroke={skin.tones.metalLight}>
      <circle cx={x} cy={y} r={radius - 0.5} strokeWidth="4.5" strokeDasharray="3.6 22" />
      <circle cx={x} cy={y} r={radius - knob * 2.1} strokeWidth="4.6" strokeDasharray="4.6 25" strokeOpacity="0.9" />
    </g>
  )
}
