import { tones } from '@/components/shop/goods/drawing/tones'

import { Round, Wire } from './shapes'

export function SpeedSensor() {
  return (
    <Round>
      <Wire
        d="M158 122c60-60 130-70 176-10 20 30 14 70-14 90s-66 8-66 40"
        width={8}
        color={tones.part}
      />
      <path
        d="M84 96c0-12 10-20 22-20h44c16 0 28 12 28 28v60c0 16-12 28-28 28h-44c-12 0-22-8-22-20Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <circle cx="130" cy="110" r="12" fill={tones.paper} stroke={tones.metal} strokeWidth="4" />
      <path d="M98 160h58" stroke={tones.orange} strokeWidth="6" />
      <path d="M244 220h26v34h-26Z" fill={tones.metalLight} stroke={tones.edge} strokeWidth="2.5" />
      <path d="M64 206v56" stroke={tones.metal} strokeWidth="5" />
      <rect
        x="44"
        y="216"
        width="40"
        height="34"
        rx="8"
        fill={tones.red}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M54 226h20" stroke="#fff" strokeOpacity=".5" strokeWidth="4" />
    </Round>
  )
}

export function TorqueSensor() {
  return (
    <Round>
      <path d="M62 150h276" stroke={tones.edge} strokeWidth="45" strokeLinecap="butt" />
      <path d="M64 150h272" stroke={tones.metal} strokeWidth="40" strokeLinecap="butt" />
      <path d="M64 138h272" stroke="#fff" strokeOpacity=".5" strokeWidth="6" />
      <path
        d="M76 132v36M88 132v36M312 132v36M324 132v36"
        stroke={tones.metalDark}
        strokeWidth="4"
      />
      <rect
        x="140"
        y="96"
        width="120"
        height="108"
        rx="12"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path
        d="M156 120h88M156 120v60M176 132v48M196 120v60M216 132v48M236 120v60"
        fill="none"
        stroke={tones.orange}
        strokeWidth="4"
      />
      <Wire d="M220 204c4 34 30 46 70 48" width={7} color={tones.part} />
      <rect
        x="286"
        y="240"
        width="36"
        height="24"
        rx="4"
        fill={tones.volt}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
    </Round>
  )
}
