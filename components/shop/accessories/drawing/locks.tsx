import { tones } from '@/components/shop/goods/drawing/tones'

export function ULock() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d="M138 226V118a62 62 0 0 1 124 0v108" stroke={tones.edge} strokeWidth="30" />
      <path d="M138 226V118a62 62 0 0 1 124 0v108" stroke={tones.metalDark} strokeWidth="25" />
      <path d="M132 220V116a68 68 0 0 1 40-62" stroke="#fff" strokeOpacity=".35" strokeWidth="5" />
      <rect
        x="96"
        y="208"
        width="208"
        height="52"
        rx="14"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M112 220h120" stroke="#fff" strokeOpacity=".2" strokeWidth="5" />
      <rect x="244" y="220" width="46" height="28" rx="8" fill={tones.orange} />
      <circle cx="267" cy="234" r="7" fill={tones.edge} />
      <path d="M267 234v8" stroke={tones.edge} strokeWidth="5" />
    </g>
  )
}

/** Corners of the open loop; the last one meets the first in the cylinder. */
const JOINTS = [
  [118, 214],
  [92, 132],
  [156, 66],
  [248, 66],
  [310, 132],
  [284, 214],
] as const

export function FoldingLock() {
  const loop = JOINTS.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d={loop} stroke={tones.edge} strokeWidth="31" />
      <path d={loop} stroke={tones.part} strokeWidth="26" />
      <path d={loop} stroke="#fff" strokeOpacity=".14" strokeWidth="6" />
      {JOINTS.map(([x, y]) => (
        <circle
          key={`${x}`}
          cx={x}
          cy={y}
          r="9"
          fill={tones.metal}
          stroke={tones.edge}
          strokeWidth="2"
        />
      ))}
      <rect
        x="110"
        y="200"
        width="182"
        height="46"
        rx="12"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect x="122" y="212" width="52" height="22" rx="6" fill={tones.orange} />
      <circle cx="252" cy="223" r="12" fill={tones.metal} stroke={tones.edge} strokeWidth="2" />
      <path d="M252 217v12" stroke={tones.edge} strokeWidth="4" />
    </g>
  )
}
