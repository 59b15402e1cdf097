import { tones } from '@/components/shop/goods/drawing/tones'

import { Round } from './shapes'

export function Cranks() {
  return (
    <Round>
      {[0, 92].map((y) => (
        <g key={y} transform={`rotate(${y === 0 ? -8 : 8} 200 ${108 + y})`}>
          <path
            d={`M88 ${80 + y}c-18 0-30 12-30 28s12 28 30 28c20 0 30-12 54-14l140-8c16-1 24 12 38 12 14 0 24-8 24-20s-10-20-24-20c-14 0-24 10-40 9l-138-6c-22-1-34-9-54-9Z`}
            fill={tones.part}
            stroke={tones.edge}
            strokeWidth="3"
          />
          <path d={`M128 ${100 + y}l140 4`} stroke="#fff" strokeOpacity=".22" strokeWidth="5" />
          <rect
            x="76"
            y={96 + y}
            width="24"
            height="24"
            rx="4"
            fill={tones.paper}
            stroke={tones.metal}
            strokeWidth="4"
          />
          <circle
            cx="322"
            cy={106 + y}
            r="10"
            fill={tones.paper}
            stroke={tones.metal}
            strokeWidth="4"
          />
        </g>
      ))}
    </Round>
  )
}

function Pedal({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M64 214v46" stroke={tones.edge} strokeWidth="19" strokeLinecap="butt" />
      <path d="M64 214v44" stroke={tones.metal} strokeWidth="14" strokeLinecap="butt" />
      <path d="M57 236h14M57 246h14" stroke={tones.metalDark} strokeWidth="3" />
      <path
        d="M18 66h92l12 20v104l-12 24H18L6 190V86Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M24 92h26v42H24ZM78 92h26v42H78ZM24 152h26v38H24ZM78 152h26v38H78Z"
        fill={tones.paper}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M64 80v122" stroke={tones.partLight} strokeWidth="14" />
      {[18, 110]
        .flatMap((px) => [78, 142, 202].map((py) => [px, py] as const))
        .map(([px, py]) => (
          <circle key={`${px} ${py}`} cx={px} cy={py} r="4.5" fill={tones.metalLight} />
        ))}
    </g>
  )
}

export function Pedals() {
  return (
    <Round>
      <Pedal x={62} />
      <Pedal x={212} />
    </Round>
  )
}
