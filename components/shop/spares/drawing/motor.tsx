import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

export function MidMotor() {
  return (
    <Round>
      <path
        d="M96 92c20-34 62-48 108-48 40 0 76 12 96 42 18 28 34 50 34 88s-26 80-70 80H152c-50 0-90-34-90-82 0-34 16-52 34-80Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M112 92c20-22 52-34 90-34"
        fill="none"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="6"
      />
      {(
        [
          [112, 78],
          [288, 78],
          [316, 202],
          [86, 206],
        ] as const
      ).map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="18" fill={tones.part} stroke={tones.edge} strokeWidth="3" />
          <circle cx={x} cy={y} r="8" fill={tones.paper} stroke={tones.metal} strokeWidth="3" />
        </g>
      ))}
      <circle cx="180" cy="164" r="66" fill={tones.partLight} stroke={tones.edge} strokeWidth="3" />
      <circle cx="180" cy="164" r="50" fill={tones.part} />
      <circle cx="180" cy="164" r="24" fill={tones.metal} stroke={tones.edge} strokeWidth="3" />
      <circle cx="180" cy="164" r="12" fill={tones.metalDark} />
      <path d="M268 128l34 10M262 150l44 8M262 172l42 2" stroke={tones.edge} strokeWidth="5" />
      <path d="M126 164a54 54 0 0 1 26-46" fill="none" stroke={tones.volt} strokeWidth="5" />
    </Round>
  )
}

export function Controller() {
  return (
    <Round>
      <Wire d="M98 190c-34 10-44 34-44 60M98 160c-40 0-58 20-60 48" width={7} color={tones.part} />
      <Wire
        d="M302 190c34 10 44 34 44 60M302 160c40 0 58 20 60 48"
        width={7}
        color={tones.orange}
      />
      <rect
        x="92"
        y="92"
        width="216"
        height="120"
        rx="10"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M112 92v120M136 92v120M264 92v120M288 92v120"
        stroke={tones.metalDark}
        strokeWidth="7"
        strokeLinecap="butt"
      />
      <rect x="154" y="116" width="92" height="72" rx="5" fill={tones.part} />
      <path d="m204 124-22 30h16l-8 26 28-34h-16Z" fill={tones.volt} />
    </Round>
  )
}
