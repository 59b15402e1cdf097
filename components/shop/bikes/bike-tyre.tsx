import { at } from '@/domain/shop/bikes/drawing/vector'
import { sidewall } from '@/domain/shop/bikes/drawing/wheel-shape'
import type { WheelRingProps } from './wheel-props'

const WIDE_TYRE = 80
const LETTERING = { 'all-round': 'ALL TERRAIN', slick: 'CITY', studded: 'WINTER' } as const

/** Returns the radii of a tire's rubber in mm, between the rim and the ends of its knobs. */
function rubberOf({ tread, width, rings }: WheelRingProps) {
  const knob = tread === 'slick' ? 1.5 : Math.min(8, 3.5 + width / 26)
  const outer = rings.ground - knob * 0.6
  const thick = outer - rings.tyreInside
  return { knob, outer, thick, middle: rings.tyreInside + thick / 2 }
}

/** A tire as rings: knobs, rubber, light from above, studs and lettering. */
export function BikeTyre(props: WheelRingProps) {
  const { skin, name, x, y, tread } = props
  const { thick, middle } = rubberOf(props)
  return (
    <g fill="none">
      <RubberGradient {...props} />
      {tread !== 'slick' && <Knobs {...props} />}
      <circle cx={x} cy={y} r={middle} stroke={skin.fill(`tyre-${name}`)} strokeWidth={thick} />
      {tread !== 'slick' && !skin.isLight && <Shoulder {...props} />}
      <circle
        cx={x}
        cy={y}
        r={middle + thick * 0.14}
        stroke={skin.fill('sky')}
        strokeWidth={thick * 0.62}
        strokeOpacity="0.8"
      />
      {tread === 'studded' && <Studs {...props} />}
      {!skin.isLight && <Sidewall {...props} />}
    </g>
  )
}

function RubberGradient(props: WheelRingProps) {
  const { skin, name, x, y, rings } = props
  const { tones } = skin
  const { thick } = rubberOf(props)
  const offset = (share: number) => (rings.tyreInside + thick * share) / rings.ground
  return (
    <radialGradient
      id={skin.id(`tyre-${name}`)}
      gradientUnits="userSpaceOnUse"
      cx={x}
      cy={y}
      r={rings.ground}
    >
      <stop offset={offset(0)} stopColor={tones.rubber} />
      <stop offset={offset(0.3)} stopColor={tones.rubberEdge} />
      <stop offset={offset(0.62)} stopColor={tones.tread} />
      <stop offset="1" stopColor={tones.rubber} />
    </radialGradient>
  )
}

function Knobs(props: WheelRingProps) {
  const { skin, x, y, width, rings } = props
  const { knob } = rubberOf(props)
  return (
    <circle
      cx={x}
      cy={y}
      r={rings.ground - knob / 2 - 1}
      stroke={skin.tones.tread}
      strokeWidth={knob + 2}
      strokeDasharray={width > WIDE_TYRE ? '19 5.5' : '9 4.5'}
    />
  )
}

function Shoulder(props: WheelRingProps) {
  const { skin, x, y, width } = props
  const { knob, outer } = rubberOf(props)
  return (
    <circle
      cx={x}
      cy={y}
      r={outer - knob * 1.2}
      stroke={skin.tones.rubber}
      strokeWidth={knob * 1.5}
      strokeDasharray={width > WIDE_TYRE ? '16 9.5' : '8 5.5'}
      strokeOpacity="0.8"
    />
  )
}

function Studs(props: WheelRingProps) {
  const { skin, x, y, rings } = props
  const { knob } = rubberOf(props)
  return (
    <g stroke={skin.tones.metalLight}>
      <circle cx={x} cy={y} r={rings.ground - 0.5} strokeWidth="4.5" strokeDasharray="3.6 22" />
      <circle
        cx={x}
        cy={y}
        r={rings.ground - knob * 2.1}
        strokeWidth="4.6"
        strokeDasharray="4.6 25"
        strokeOpacity="0.9"
      />
    </g>
  )
}

function Sidewall(props: WheelRingProps) {
  const { skin, name, x, y, tread, rings } = props
  const { thick } = rubberOf(props)
  const line = skin.id(`side-${name}`)
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={rings.tyreInside + 3}
        stroke={skin.tones.rubberEdge}
        strokeWidth="1.4"
      />
      <path id={line} d={sidewall(at(x, y), rings.tyreInside + thick * 0.26)} />
      <text
        fill={skin.tones.metal}
        fillOpacity="0.75"
        fontSize={Math.min(21, thick * 0.3)}
        letterSpacing="3"
        fontWeight="700"
      >
        <textPath href={`#${line}`} startOffset="50%" textAnchor="middle">
          {LETTERING[tread]}
        </textPath>
      </text>
    </>
  )
}
