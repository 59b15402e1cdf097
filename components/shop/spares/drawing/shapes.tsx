import type { ReactNode } from 'react'

import { tones } from '@/components/shop/goods/drawing/tones'

/** Rounds coordinates, because more digits make no visible difference but enlarge the file. */
const round = (value: number) => Math.round(value * 10) / 10

/** Returns a point on a circle; `turn` is the fraction of a full turn, clockwise from the top. */
export function around(center: readonly [number, number], radius: number, turn: number) {
  const angle = (turn - 0.25) * 2 * Math.PI
  const [x, y] = center
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))] as const
}

/** Returns evenly spread fractions of a turn, one per piece. */
export const turns = (pieces: number) => Array.from({ length: pieces }, (_, at) => at / pieces)

interface GearShape {
  center: readonly [number, number]
  teeth: number
  tip: number
  root: number
}

export function gearPath({ center, teeth, tip, root }: GearShape): string {
  const step = 1 / teeth
  const points = turns(teeth).flatMap((turn) => [
    around(center, root, turn),
    around(center, tip, turn + step * 0.32),
    around(center, tip, turn + step * 0.5),
    around(center, root, turn + step * 0.82),
  ])
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

export function Bearing({ at: [x, y], size }: { at: readonly [number, number]; size: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill={tones.metal} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx={x} cy={y} r={size * 0.82} fill={tones.part} />
      <circle cx={x} cy={y} r={size * 0.6} fill={tones.metalLight} stroke={tones.edge} />
      <circle
        cx={x}
        cy={y}
        r={size * 0.44}
        fill={tones.paper}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path
        d={`M${x - size * 0.66} ${y - size * 0.26}a${size * 0.71} ${size * 0.71} 0 0 1 ${round(size * 0.4)} ${round(-size * 0.4)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
      />
    </g>
  )
}

export function Bolt({ at: [x, y], length }: { at: readonly [number, number]; length: number }) {
  return (
    <g stroke={tones.edge} strokeWidth="2">
      <rect x={x + 18} y={y - 8} width={length} height="16" rx="2" fill={tones.metal} />
      <path
        d={turns(Math.round(length / 10))
          .map((turn) => `M${round(x + 24 + turn * (length - 4))} ${y - 8}l5 16`)
          .join('')}
        strokeOpacity=".55"
      />
      <rect x={x} y={y - 15} width="22" height="30" rx="4" fill={tones.part} />
    </g>
  )
}

/** Stroked path with a dark edge and a highlight. */
export function Wire({ d, width, color }: { d: string; width: number; color: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={tones.edge} strokeWidth={width + 4} />
      <path d={d} stroke={color} strokeWidth={width} />
      <path d={d} stroke="#fff" strokeOpacity=".25" strokeWidth={Math.max(1.5, width / 5)} />
    </g>
  )
}

export function Round({ children }: { children: ReactNode }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {children}
    </g>
  )
}
