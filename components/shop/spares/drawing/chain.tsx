import { tones } from '@/components/shop/goods/drawing/tones'

import { Round } from './shapes'

export function Hanger() {
  return (
    <Round>
      <path
        d="M146 66c0-18 18-30 48-30h22c26 0 40 14 40 34v58c0 18-10 26-16 42l-16 44c-6 18-16 30-34 30s-32-12-32-30c0-14 8-24 18-34 12-12 16-24 16-44v-16h-18c-18 0-28-10-28-26Z"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M156 66c2-12 16-20 40-20h18"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="5"
      />
      <circle cx="222" cy="84" r="22" fill={tones.paper} stroke={tones.edge} strokeWidth="3" />
      <circle cx="222" cy="84" r="14" fill={tones.part} />
      <path d="m222 75 8 4.5v9l-8 4.5-8-4.5v-9Z" fill={tones.metal} />
      <circle cx="172" cy="76" r="9" fill={tones.paper} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx="190" cy="214" r="17" fill={tones.paper} stroke={tones.edge} strokeWidth="3" />
      <circle cx="190" cy="214" r="11" fill="none" stroke={tones.metalDark} strokeWidth="3" />
    </Round>
  )
}

const LINKS = 15

export function Chain() {
  const pins = Array.from({ length: LINKS + 1 }, (_, at) => {
    const x = 62 + at * 18.4
    return [x, 150 + 62 * Math.sin(((x - 62) / 276) * 2 * Math.PI)] as const
  })
  const links = pins.slice(1).map(([x, y], at) => {
    const [x0, y0] = pins[at] ?? [x, y]
    return { d: `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`, at }
  })
  const of = (isOuter: boolean) => links.filter(({ at }) => (at % 2 === 0) === isOuter)
  return (
    <Round>
      {of(false).map(({ d, at }) => (
        <g key={at}>
          <path d={d} stroke={tones.edge} strokeWidth="20" />
          <path d={d} stroke={tones.metalDark} strokeWidth="15" />
        </g>
      ))}
      {of(true).map(({ d, at }) => (
        <g key={at}>
          <path d={d} stroke={tones.edge} strokeWidth="28" />
          <path d={d} stroke={tones.metal} strokeWidth="23" />
        </g>
      ))}
      {pins.map(([x, y]) => (
        <g key={x}>
          <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="6" fill={tones.metalLight} />
          <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="3" fill={tones.metalDark} />
        </g>
      ))}
    </Round>
  )
}

export function Belt() {
  const loop = 'M110 92h180a58 58 0 0 1 0 116H110a58 58 0 0 1 0-116Z'
  return (
    <Round>
      <path d={loop} fill="none" stroke={tones.edge} strokeWidth="30" />
      <path d={loop} fill="none" stroke={tones.part} strokeWidth="25" />
      <path
        d="M110 105h180a45 45 0 0 1 0 90H110a45 45 0 0 1 0-90Z"
        fill="none"
        stroke={tones.metalDark}
        strokeWidth="10"
        strokeDasharray="8 7"
        strokeLinecap="butt"
      />
      <path d="M112 84h176" stroke="#fff" strokeOpacity=".25" strokeWidth="4" />
      <path d="M168 212h64" stroke={tones.orange} strokeWidth="6" />
    </Round>
  )
}
