import { tones } from '@/components/shop/goods/drawing/tones'

import { Bearing, Round, turns } from './shapes'

export function HeadsetBearings() {
  return (
    <Round>
      <Bearing at={[142, 148]} size={84} />
      <Bearing at={[286, 182]} size={66} />
    </Round>
  )
}

export function BottomBracket() {
  return (
    <Round>
      <path d="M120 118h160v64H120Z" fill={tones.partLight} stroke={tones.edge} strokeWidth="3" />
      <path d="M136 118v64M152 118v64M248 118v64M264 118v64" stroke={tones.metal} strokeWidth="4" />
      {[66, 270].map((x) => (
        <g key={x}>
          <rect
            x={x}
            y="76"
            width="64"
            height="148"
            rx="12"
            fill={tones.part}
            stroke={tones.edge}
            strokeWidth="3"
          />
          {turns(7).map((turn) => (
            <path
              key={turn}
              d={`M${x + 4} ${90 + turn * 140}h56`}
              stroke={tones.partLight}
              strokeWidth="6"
            />
          ))}
          <path d={`M${x + 14} 84v132`} stroke="#fff" strokeOpacity=".2" strokeWidth="5" />
        </g>
      ))}
      <path d="M46 150h22M332 150h22" stroke={tones.metal} strokeWidth="34" strokeLinecap="butt" />
    </Round>
  )
}

export function PivotBearings() {
  const places = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => [98 + column * 68, 86 + row * 66] as const),
  )
  return (
    <Round>
      {places.map((at) => (
        <Bearing key={at.join(' ')} at={at} size={at[0] > 280 ? 22 : 29} />
      ))}
    </Round>
  )
}
