import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

function Screen({ hasMap }: { hasMap: boolean }) {
  return (
    <Round>
      <path d="M56 226h288" stroke={tones.edge} strokeWidth="29" />
      <path d="M56 226h288" stroke={tones.part} strokeWidth="24" />
      <path d="M176 200h48v48h-48Z" fill={tones.metalDark} stroke={tones.edge} strokeWidth="2.5" />
      <rect
        x="112"
        y="44"
        width="176"
        height="162"
        rx="20"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <rect
        x="128"
        y="60"
        width="144"
        height="112"
        rx="6"
        fill={hasMap ? tones.paper : '#c9d2b4'}
      />
      {hasMap ? (
        <g fill="none" strokeWidth="7">
          <path d="M128 140l52-28 92 22M198 60v58l34 54" stroke={tones.metal} />
          <path d="M160 168c6-34 34-30 40-56s34-20 44-44" stroke={tones.orange} />
          <circle cx="160" cy="162" r="7" fill={tones.edge} stroke="none" />
        </g>
      ) : (
        <g stroke={tones.edge} strokeWidth="9" fill="none">
          <path d="M150 82h34v26h-34v30h34M206 82h34v56h-34ZM206 110h34" />
          <path d="M146 156h76" strokeWidth="7" />
        </g>
      )}
      <path d="M160 188h20M190 188h20M220 188h20" stroke={tones.metal} strokeWidth="7" />
    </Round>
  )
}

export const Display = () => <Screen hasMap={false} />
export const ColorDisplay = () => <Screen hasMap />

export function Remote() {
  return (
    <Round>
      <circle cx="276" cy="154" r="62" fill="none" stroke={tones.edge} strokeWidth="29" />
      <circle cx="276" cy="154" r="62" fill="none" stroke={tones.metalDark} strokeWidth="24" />
      <rect
        x="84"
        y="60"
        width="130"
        height="190"
        rx="26"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M104 76h84" stroke="#fff" strokeOpacity=".25" strokeWidth="6" />
      <g stroke={tones.edge} strokeWidth="2.5">
        <rect x="108" y="94" width="82" height="38" rx="10" fill={tones.partLight} />
        <rect x="108" y="178" width="82" height="38" rx="10" fill={tones.partLight} />
        <circle cx="149" cy="155" r="14" fill={tones.orange} />
      </g>
      <path d="M138 113h22M149 102v22M138 197h22" stroke={tones.paper} strokeWidth="6" />
      <Wire d="M104 240c-20 20-44 20-56 6" width={7} color={tones.part} />
    </Round>
  )
}
