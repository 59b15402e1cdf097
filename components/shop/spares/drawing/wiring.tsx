import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

function Plug({
  at: [x, y],
  turn,
  color,
}: {
  at: readonly [number, number]
  turn: number
  color: string
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x="-6"
        y="-13"
        width="40"
        height="26"
        rx="5"
        fill={color}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect
        x="30"
        y="-9"
        width="16"
        height="18"
        rx="3"
        fill={tones.metalLight}
        stroke={tones.edge}
        strokeWidth="2"
      />
    </g>
  )
}

export function Harness() {
  return (
    <Round>
      <Wire d="M62 224c40-60 60-70 118-74s110-20 130-84" width={15} color={tones.part} />
      <Wire d="M160 154c-20-40-40-60-74-74" width={8} color={tones.part} />
      <Wire d="M206 146c40 30 70 50 90 84" width={8} color={tones.part} />
      <Wire d="M188 150c-4 40-10 60-30 82" width={6} color={tones.part} />
      <path d="M130 162l14 16M232 130l14 20" stroke={tones.metal} strokeWidth="7" />
      <Plug at={[310, 66]} turn={-68} color={tones.orange} />
      <Plug at={[86, 80]} turn={206} color={tones.sand} />
      <Plug at={[296, 230]} turn={52} color={tones.metalDark} />
      <Plug at={[158, 232]} turn={126} color={tones.volt} />
      <Plug at={[62, 224]} turn={122} color={tones.part} />
    </Round>
  )
}

export function CutoffSwitches() {
  return (
    <Round>
      {[0, 108].map((y) => (
        <g key={y}>
          <Wire d={`M168 ${104 + y}c60-40 120-40 160 10`} width={7} color={tones.part} />
          <rect
            x="72"
            y={72 + y}
            width="104"
            height="64"
            rx="10"
            fill={tones.part}
            stroke={tones.edge}
            strokeWidth="3"
          />
          <path d={`M84 ${84 + y}h70`} stroke="#fff" strokeOpacity=".25" strokeWidth="5" />
          <path
            d={`M72 ${96 + y}H50v16h22Z`}
            fill={tones.red}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
          <circle cx="154" cy={116 + y} r="7" fill={tones.metalLight} />
          <rect
            x="318"
            y={106 + y}
            width="36"
            height="24"
            rx="4"
            fill={tones.sand}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
        </g>
      ))}
    </Round>
  )
}
