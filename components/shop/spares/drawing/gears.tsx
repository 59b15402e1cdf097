import { tones } from '@/components/shop/goods/drawing/tones'

import { around, gearPath, Round, turns, Wire } from './shapes'

const COGS = [102, 88, 75, 63, 52, 42]

export function Cassette() {
  const center = [200, 152] as const
  return (
    <Round>
      {COGS.map((tip, at) => (
        <path
          key={tip}
          d={gearPath({ center, teeth: 36 - at * 4, tip, root: tip - 8 })}
          fill={at % 2 === 0 ? tones.metal : tones.metalLight}
          stroke={tones.edge}
          strokeWidth="2"
        />
      ))}
      <circle cx="200" cy="152" r="26" fill={tones.part} stroke={tones.edge} strokeWidth="2" />
      <path
        d={gearPath({ center, teeth: 12, tip: 19, root: 15 })}
        fill={tones.paper}
        stroke={tones.edge}
        strokeWidth="2"
      />
    </Round>
  )
}

export function Chainring() {
  const center = [200, 152] as const
  return (
    <Round>
      <path
        d={gearPath({ center, teeth: 38, tip: 104, root: 94 })}
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <circle cx="200" cy="152" r="74" fill={tones.paper} stroke={tones.edge} strokeWidth="2.5" />
      <circle
        cx="200"
        cy="152"
        r="84"
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="3"
      />
      {turns(4).map((turn) => {
        const [x, y] = around(center, 68, turn + 0.125)
        return (
          <g key={turn}>
            <circle cx={x} cy={y} r="19" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
            <circle cx={x} cy={y} r="8" fill={tones.paper} stroke={tones.metal} strokeWidth="3" />
          </g>
        )
      })}
    </Round>
  )
}

export function Derailleur() {
  return (
    <Round>
      <path d="M180 118 224 236M154 128l44 116" stroke={tones.edge} strokeWidth="19" />
      <path d="M180 118 224 236M154 128l44 116" stroke={tones.metalDark} strokeWidth="14" />
      {(
        [
          [170, 138],
          [210, 230],
        ] as const
      ).map((center) => (
        <g key={center[0]}>
          <path
            d={gearPath({ center, teeth: 11, tip: 33, root: 26 })}
            fill={tones.part}
            stroke={tones.edge}
            strokeWidth="2.5"
          />
          <circle cx={center[0]} cy={center[1]} r="9" fill={tones.metalLight} stroke={tones.edge} />
        </g>
      ))}
      <path
        d="M150 130c-14-18-8-44 16-52l66-24c22-8 40 2 46 20s-4 36-22 42l-62 20c-18 6-34 4-44-6Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M170 88l66-24" stroke="#fff" strokeOpacity=".3" strokeWidth="6" />
      <circle cx="250" cy="82" r="18" fill={tones.metal} stroke={tones.edge} strokeWidth="2.5" />
      <path d="m250 74 7 4v8l-7 4-7-4v-8Z" fill={tones.edge} />
      <circle cx="170" cy="108" r="9" fill={tones.orange} />
      <Wire d="M268 96c30 6 52 28 60 70" width={6} color={tones.part} />
    </Round>
  )
}
