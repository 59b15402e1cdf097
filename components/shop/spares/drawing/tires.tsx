import { tones } from '@/components/shop/goods/drawing/tones'

import { around, Round, turns } from './shapes'

const KNOBS = 30

function Knobs({ radius }: { radius: number }) {
  return (
    <g fill={tones.part} stroke={tones.edge} strokeWidth="1.5">
      {turns(KNOBS).map((turn) => {
        const [x, y] = around([200, 150], radius, turn)
        return (
          <rect
            key={turn}
            x={x - 8}
            y={y - 6}
            width="16"
            height="12"
            rx="3"
            transform={`rotate(${Math.round(turn * 360)} ${x} ${y})`}
          />
        )
      })}
    </g>
  )
}

export function Tire() {
  return (
    <Round>
      <Knobs radius={108} />
      <circle cx="200" cy="150" r="90" fill="none" stroke={tones.edge} strokeWidth="41" />
      <circle cx="200" cy="150" r="90" fill="none" stroke={tones.part} strokeWidth="36" />
      <circle cx="200" cy="150" r="77" fill="none" stroke={tones.sand} strokeWidth="8" />
      <circle
        cx="200"
        cy="150"
        r="100"
        fill="none"
        stroke={tones.partLight}
        strokeWidth="10"
        strokeDasharray="14 9"
      />
      <path
        d="M124 100a90 90 0 0 1 44-36"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="6"
      />
    </Round>
  )
}

export function Tube() {
  return (
    <Round>
      <ellipse
        cx="200"
        cy="142"
        rx="112"
        ry="92"
        fill="none"
        stroke={tones.edge}
        strokeWidth="39"
      />
      <ellipse
        cx="200"
        cy="142"
        rx="112"
        ry="92"
        fill="none"
        stroke={tones.cloth}
        strokeWidth="34"
      />
      <ellipse
        cx="200"
        cy="138"
        rx="116"
        ry="96"
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="7"
      />
      <rect
        x="192"
        y="166"
        width="16"
        height="54"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect
        x="189"
        y="148"
        width="22"
        height="24"
        rx="4"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M192 186h16M192 196h16M192 206h16" stroke={tones.metalDark} strokeWidth="2.5" />
    </Round>
  )
}
