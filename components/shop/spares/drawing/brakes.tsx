import { tones } from '@/components/shop/goods/drawing/tones'

import { around, Round, turns } from './shapes'

function Pad({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M44 60c0-14 8-22 20-22s20 8 20 22v34h14c14 0 22 8 22 22v94c0 20-12 32-32 32H40c-20 0-32-12-32-32v-94c0-14 8-22 22-22h14Z"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <circle cx="64" cy="60" r="8" fill={tones.paper} stroke={tones.edge} strokeWidth="2.5" />
      <path
        d="M34 112h60c8 0 12 4 12 12v82c0 12-8 20-20 20H42c-12 0-20-8-20-20v-82c0-8 4-12 12-12Z"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M64 114v110" stroke={tones.edge} strokeWidth="5" />
      <path d="M34 122h18" stroke="#fff" strokeOpacity=".25" strokeWidth="5" />
    </g>
  )
}

export function BrakePads() {
  return (
    <Round>
      <Pad x={62} />
      <Pad x={210} />
    </Round>
  )
}

export function Rotor() {
  const center = [200, 150] as const
  return (
    <Round>
      <circle cx="200" cy="150" r="98" fill="none" stroke={tones.edge} strokeWidth="29" />
      <circle cx="200" cy="150" r="98" fill="none" stroke={tones.metal} strokeWidth="24" />
      {turns(6).map((turn) => {
        const [x, y] = around(center, 88, turn + 0.08)
        const [hx, hy] = around(center, 36, turn)
        return (
          <g key={turn}>
            <path d={`M${hx} ${hy}L${x} ${y}`} stroke={tones.edge} strokeWidth="15" />
            <path d={`M${hx} ${hy}L${x} ${y}`} stroke={tones.metal} strokeWidth="10" />
          </g>
        )
      })}
      {turns(24).map((turn, at) => {
        const [x, y] = around(center, at % 2 === 0 ? 93 : 103, turn)
        return <circle key={turn} cx={x} cy={y} r="4" fill={tones.part} />
      })}
      <circle cx="200" cy="150" r="40" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <circle
        cx="200"
        cy="150"
        r="24"
        fill={tones.paper}
        stroke={tones.metalDark}
        strokeWidth="5"
        strokeDasharray="4 3.5"
      />
      <path
        d="M110 108a98 98 0 0 1 52-48"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="5"
      />
    </Round>
  )
}
