import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

export function BrakeHose() {
  return (
    <Round>
      <Wire
        d="M320 66c-40-14-170-30-212 42s20 128 92 128 122-38 122-82-46-74-110-74-86 34-86 64 30 50 74 50 62-20 62-40"
        width={11}
        color={tones.part}
      />
      <path
        d="M318 56l34 12-6 18-34-12Z"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <circle cx="256" cy="150" r="11" fill={tones.orange} stroke={tones.edge} strokeWidth="2" />
      <circle cx="286" cy="250" r="10" fill={tones.sand} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx="316" cy="250" r="10" fill={tones.sand} stroke={tones.edge} strokeWidth="2.5" />
    </Round>
  )
}

export function BrakeLever() {
  return (
    <Round>
      <path d="M44 84h120" stroke={tones.edge} strokeWidth="37" strokeLinecap="butt" />
      <path d="M46 84h118" stroke={tones.metalDark} strokeWidth="32" strokeLinecap="butt" />
      <path
        d="M132 60h60c40 0 84 10 110 22 14 6 16 24 4 32-20 12-70 12-104 8h-70c-12 0-18-8-18-18V78c0-10 8-18 18-18Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M140 72h60c30 0 60 6 84 14"
        fill="none"
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="5"
      />
      <Wire d="M250 118c-22 26-58 44-110 54-34 7-62 18-78 32" width={15} color={tones.metal} />
      <circle
        cx="252"
        cy="112"
        r="12"
        fill={tones.metalLight}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <circle cx="158" cy="90" r="7" fill={tones.metal} />
      <Wire d="M306 100c30 8 42 50 34 130" width={8} color={tones.part} />
    </Round>
  )
}

export function BleedKit() {
  return (
    <Round>
      <path d="M144 46h-60M114 46v30" stroke={tones.part} strokeWidth="14" />
      <rect
        x="84"
        y="76"
        width="60"
        height="120"
        rx="8"
        fill={tones.glass}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M87 128h54v58c0 4-3 7-7 7H94c-4 0-7-3-7-7Z" fill={tones.red} fillOpacity=".75" />
      <path d="M126 96h14M126 112h14M126 144h14M126 160h14" stroke={tones.edge} strokeWidth="3" />
      <path d="M106 196h16v18h-16Z" fill={tones.part} />
      <Wire d="M114 216c0 40 60 46 78 14s18-64 34-66" width={7} color={tones.glass} />
      <path
        d="M252 108h52l18 30v108c0 8-6 14-14 14h-60c-8 0-14-6-14-14V138Z"
        fill={tones.sand}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <rect
        x="258"
        y="76"
        width="40"
        height="32"
        rx="5"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect x="246" y="160" width="64" height="62" rx="4" fill={tones.paper} />
      <path d="M278 172c10 14 14 20 14 28a14 14 0 0 1-28 0c0-8 4-14 14-28Z" fill={tones.red} />
    </Round>
  )
}
