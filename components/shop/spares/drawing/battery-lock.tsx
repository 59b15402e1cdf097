import { tones } from '@/components/shop/goods/drawing/tones'

import { Round } from './shapes'

function Key({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`rotate(${turn} ${x} 110)`}>
      <path
        d={`M${x} 128v104m0-14h14m-14-20h12`}
        fill="none"
        stroke={tones.edge}
        strokeWidth="13"
      />
      <path
        d={`M${x} 128v104m0-14h14m-14-20h12`}
        fill="none"
        stroke={tones.metal}
        strokeWidth="8"
      />
      <circle cx={x} cy="104" r="30" fill={tones.part} stroke={tones.edge} strokeWidth="3" />
      <circle cx={x} cy="90" r="8" fill={tones.paper} />
    </g>
  )
}

export function BatteryLock() {
  return (
    <Round>
      <path d="M72 120h92v118H72Z" fill={tones.metalDark} stroke={tones.edge} strokeWidth="3" />
      <circle cx="118" cy="112" r="58" fill={tones.metal} stroke={tones.edge} strokeWidth="3" />
      <circle
        cx="118"
        cy="112"
        r="36"
        fill={tones.metalLight}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M118 94v36" stroke={tones.edge} strokeWidth="10" />
      <path d="M78 214h80" stroke={tones.orange} strokeWidth="6" />
      <Key x={238} turn={6} />
      <Key x={308} turn={-12} />
    </Round>
  )
}

export function PortCover() {
  return (
    <Round>
      <path
        d="M126 168c-10 40 10 72 58 70h40c40 0 60-14 58-46"
        fill="none"
        stroke={tones.edge}
        strokeWidth="21"
      />
      <path
        d="M126 168c-10 40 10 72 58 70h40c40 0 60-14 58-46"
        fill="none"
        stroke={tones.cloth}
        strokeWidth="16"
      />
      <circle cx="140" cy="122" r="66" fill={tones.cloth} stroke={tones.edge} strokeWidth="3" />
      <circle cx="140" cy="122" r="48" fill="none" stroke={tones.partLight} strokeWidth="5" />
      <path d="m146 92-22 34h18l-8 28 26-36h-18Z" fill={tones.paper} />
      <circle cx="282" cy="176" r="32" fill="none" stroke={tones.edge} strokeWidth="19" />
      <circle cx="282" cy="176" r="32" fill="none" stroke={tones.cloth} strokeWidth="14" />
    </Round>
  )
}
