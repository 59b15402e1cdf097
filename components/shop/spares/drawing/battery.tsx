import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

export function Battery() {
  return (
    <Round>
      <g transform="rotate(-18 200 150)">
        <rect
          x="58"
          y="104"
          width="284"
          height="92"
          rx="22"
          fill={tones.part}
          stroke={tones.edge}
          strokeWidth="3"
        />
        <path d="M82 118h218" stroke="#fff" strokeOpacity=".25" strokeWidth="6" />
        <path d="M286 105v90" stroke={tones.partLight} strokeWidth="4" />
        <rect x="96" y="140" width="104" height="34" rx="5" fill={tones.paper} />
        <path d="m146 144-14 15h12l-4 12 16-16h-12Z" fill={tones.edge} />
        <g fill={tones.volt}>
          <rect x="226" y="150" width="9" height="14" rx="2" />
          <rect x="240" y="150" width="9" height="14" rx="2" />
          <rect x="254" y="150" width="9" height="14" rx="2" />
        </g>
        <circle cx="314" cy="150" r="11" fill={tones.metal} stroke={tones.edge} strokeWidth="2.5" />
        <path d="M314 145v10" stroke={tones.edge} strokeWidth="3" />
      </g>
    </Round>
  )
}

export function Charger() {
  return (
    <Round>
      <Wire d="M126 168c-50 4-74-20-68-58s34-58 64-62" width={9} color={tones.part} />
      <rect
        x="118"
        y="34"
        width="42"
        height="28"
        rx="6"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M160 41h18M160 55h18" stroke={tones.metal} strokeWidth="5" />
      <Wire d="M292 190c46 0 60-28 54-62s-30-50-52-54" width={9} color={tones.part} />
      <circle cx="286" cy="72" r="16" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx="286" cy="72" r="7" fill={tones.metalLight} />
      <rect
        x="112"
        y="132"
        width="184"
        height="118"
        rx="16"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M130 146h148" stroke="#fff" strokeOpacity=".22" strokeWidth="6" />
      <path d="M134 226h64M134 212h64M134 198h64" stroke={tones.edge} strokeWidth="5" />
      <circle cx="262" cy="212" r="9" fill={tones.volt} />
      <path d="m196 154-18 22h14l-6 16 22-22h-14Z" fill={tones.paper} />
    </Round>
  )
}
