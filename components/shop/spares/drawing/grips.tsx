import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

function RubberGrip({ x, y, length }: { x: number; y: number; length: number }) {
  const ribs = Array.from({ length: Math.floor((length - 30) / 16) }, (_, at) => x + 26 + at * 16)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={length}
        height="58"
        rx="14"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="3"
      />
      {ribs.map((rib) => (
        <path key={rib} d={`M${rib} ${y + 8}l8 42`} stroke={tones.edge} strokeWidth="5" />
      ))}
      <path
        d={`M${x + 14} ${y + 11}h${length - 28}`}
        stroke="#fff"
        strokeOpacity=".2"
        strokeWidth="5"
      />
    </g>
  )
}

export function Grips() {
  return (
    <Round>
      {[76, 168].map((y) => (
        <g key={y}>
          <RubberGrip x={112} y={y} length={216} />
          <rect
            x="78"
            y={y - 5}
            width="38"
            height="68"
            rx="8"
            fill={tones.metal}
            stroke={tones.edge}
            strokeWidth="3"
          />
          <circle cx="97" cy={y + 29} r="9" fill={tones.part} />
          <path d={`M332 ${y + 6}v46`} stroke={tones.part} strokeWidth="13" />
        </g>
      ))}
    </Round>
  )
}

export function Throttle() {
  return (
    <Round>
      <path d="M40 148h90" stroke={tones.edge} strokeWidth="37" strokeLinecap="butt" />
      <path d="M42 148h88" stroke={tones.metal} strokeWidth="32" strokeLinecap="butt" />
      <rect
        x="96"
        y="94"
        width="72"
        height="112"
        rx="16"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <circle cx="132" cy="124" r="11" fill={tones.red} stroke={tones.edge} strokeWidth="2.5" />
      <RubberGrip x={172} y={119} length={174} />
      <Wire d="M120 206c0 30-20 46-60 48" width={7} color={tones.part} />
      <path d="M208 92c30-24 70-22 92 2" fill="none" stroke={tones.orange} strokeWidth="8" />
      <path d="m306 74 0 26-26-2" fill="none" stroke={tones.orange} strokeWidth="8" />
    </Round>
  )
}

export function Shifter() {
  return (
    <Round>
      <circle cx="148" cy="108" r="56" fill="none" stroke={tones.edge} strokeWidth="29" />
      <circle cx="148" cy="108" r="56" fill="none" stroke={tones.metalDark} strokeWidth="24" />
      <path
        d="M120 150c0-20 16-34 38-34h76c40 0 62 22 62 52s-24 50-62 50h-76c-24 0-38-12-38-32Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M146 130h88" stroke="#fff" strokeOpacity=".25" strokeWidth="6" />
      <rect x="164" y="146" width="88" height="26" rx="6" fill={tones.paper} />
      <path d="M172 159h72" stroke={tones.edge} strokeWidth="4" strokeDasharray="2 8" />
      <path d="M210 148v22" stroke={tones.orange} strokeWidth="5" />
      <path
        d="M150 212c-16 26-40 40-76 42M206 216c-6 20-20 34-46 42"
        stroke={tones.edge}
        strokeWidth="21"
        fill="none"
      />
      <path
        d="M150 212c-16 26-40 40-76 42M206 216c-6 20-20 34-46 42"
        stroke={tones.metal}
        strokeWidth="15"
        fill="none"
      />
      <Wire d="M294 164c40-2 54-36 52-96" width={7} color={tones.part} />
    </Round>
  )
}
