import { tones } from '@/components/shop/goods/drawing/tones'

import { Bolt, Round } from './shapes'

export function SeatClamp() {
  return (
    <Round>
      <ellipse
        cx="190"
        cy="196"
        rx="104"
        ry="44"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M86 130v66c0 24 46 44 104 44s104-20 104-44v-66Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <ellipse
        cx="190"
        cy="130"
        rx="104"
        ry="44"
        fill={tones.partLight}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <ellipse
        cx="190"
        cy="132"
        rx="80"
        ry="31"
        fill={tones.paper}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M278 132h52v62h-46Z" fill={tones.part} stroke={tones.edge} strokeWidth="3" />
      <circle cx="312" cy="162" r="17" fill={tones.metal} stroke={tones.edge} strokeWidth="2.5" />
      <path d="m312 153 8 4.5v9l-8 4.5-8-4.5v-9Z" fill={tones.edge} />
      <path d="M104 152v50" stroke="#fff" strokeOpacity=".25" strokeWidth="6" />
      <path d="M286 98v34" stroke={tones.edge} strokeWidth="6" />
    </Round>
  )
}

/** Bolts, the fallback drawing for unknown parts. */
export function BoltSet() {
  return (
    <Round>
      <Bolt at={[88, 84]} length={190} />
      <Bolt at={[88, 146]} length={140} />
      <Bolt at={[88, 208]} length={90} />
      {[286, 244].map((x, at) => (
        <g key={x}>
          <circle
            cx={x}
            cy={146 + at * 62}
            r="21"
            fill={tones.metal}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
          <circle
            cx={x}
            cy={146 + at * 62}
            r="10"
            fill={tones.paper}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
        </g>
      ))}
    </Round>
  )
}
