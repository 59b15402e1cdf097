import { tones } from '@/components/shop/goods/drawing/tones'

import { Bolt, Round } from './shapes'

export function ShockHardware() {
  return (
    <Round>
      <Bolt at={[70, 92]} length={120} />
      <Bolt at={[70, 150]} length={120} />
      {(
        [
          [262, 92],
          [322, 92],
          [262, 150],
          [322, 150],
        ] as const
      ).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="24" fill={tones.sand} stroke={tones.edge} strokeWidth="2.5" />
          <circle cx={x} cy={y} r="11" fill={tones.paper} stroke={tones.edge} strokeWidth="2.5" />
        </g>
      ))}
      {[96, 164, 232].map((x) => (
        <g key={x} stroke={tones.edge} strokeWidth="2.5">
          <path d={`M${x} 208h48v44h-48Z`} fill={tones.metal} />
          <path d={`M${x + 14} 208v44M${x + 34} 208v44`} strokeOpacity=".4" />
        </g>
      ))}
    </Round>
  )
}

function Seals() {
  return (
    <g>
      {[104, 180].map((x) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy="112"
            rx="40"
            ry="22"
            fill={tones.part}
            stroke={tones.edge}
            strokeWidth="3"
          />
          <ellipse
            cx={x}
            cy="104"
            rx="27"
            ry="13"
            fill={tones.paper}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
          <g fill="none">
            <ellipse cx={x} cy="186" rx="36" ry="18" stroke={tones.edge} strokeWidth="19" />
            <ellipse cx={x} cy="186" rx="36" ry="18" stroke={tones.sand} strokeWidth="14" />
          </g>
        </g>
      ))}
    </g>
  )
}

export function ForkKit() {
  return (
    <Round>
      <Seals />
      <path
        d="M252 104h60l20 30v114c0 8-6 14-14 14h-72c-8 0-14-6-14-14V134Z"
        fill={tones.orange}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <rect
        x="262"
        y="66"
        width="40"
        height="38"
        rx="5"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect x="244" y="160" width="76" height="72" rx="4" fill={tones.paper} />
      <path d="M282 170c12 16 18 24 18 33a18 18 0 0 1-36 0c0-9 6-17 18-33Z" fill={tones.edge} />
      <g fill="none" stroke={tones.metalDark} strokeWidth="7">
        {[92, 130, 168, 206].map((x) => (
          <circle key={x} cx={x} cy="246" r="11" />
        ))}
      </g>
    </Round>
  )
}
