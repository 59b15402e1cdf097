import { tones } from '@/components/shop/goods/drawing/tones'

import { around, Round, turns } from './shapes'

export function Spokes() {
  return (
    <Round>
      {[0, 1, 2, 3, 4].map((at) => {
        const d = `M${112 + at * 44} 52v186`
        return (
          <g key={at} fill="none">
            <path d={d} stroke={tones.edge} strokeWidth="9" />
            <path d={d} stroke={tones.metalLight} strokeWidth="5" />
            <path d={`M${112 + at * 44} 238c0 14 6 18 16 18`} stroke={tones.edge} strokeWidth="9" />
            <rect
              x={104 + at * 44}
              y="44"
              width="16"
              height="40"
              rx="3"
              fill={tones.orange}
              stroke={tones.edge}
              strokeWidth="2.5"
            />
            <path d={`M${107 + at * 44} 70h10`} stroke={tones.edge} strokeWidth="2" />
          </g>
        )
      })}
    </Round>
  )
}

/** A wheel without its tire; a hub motor fills its center. */
function Spoked({ hub }: { hub: number }) {
  const center = [200, 150] as const
  return (
    <Round>
      {turns(24).map((turn, at) => {
        const [x, y] = around(center, 94, turn)
        const [hx, hy] = around(center, hub, turn + (at % 2 === 0 ? 0.11 : -0.11))
        return (
          <path key={turn} d={`M${hx} ${hy}L${x} ${y}`} stroke={tones.metalDark} strokeWidth="2" />
        )
      })}
      <circle cx="200" cy="150" r="101" fill="none" stroke={tones.edge} strokeWidth="19" />
      <circle cx="200" cy="150" r="101" fill="none" stroke={tones.part} strokeWidth="14" />
      <circle
        cx="200"
        cy="150"
        r="104"
        fill="none"
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="3"
      />
      <circle cx="200" cy="150" r={hub + 7} fill={tones.part} stroke={tones.edge} strokeWidth="3" />
      <circle cx="200" cy="150" r={hub - 5} fill={tones.metalDark} />
      <circle
        cx="200"
        cy="150"
        r="8"
        fill={tones.paper}
        stroke={tones.metalLight}
        strokeWidth="3"
      />
    </Round>
  )
}

export const Wheel = () => <Spoked hub={17} />

export function HubMotorWheel() {
  return (
    <g>
      <Spoked hub={46} />
      {turns(8).map((turn) => {
        const [x, y] = around([200, 150], 33, turn)
        return <circle key={turn} cx={x} cy={y} r="4" fill={tones.metalLight} />
      })}
      <circle cx="200" cy="150" r="20" fill="none" stroke={tones.volt} strokeWidth="4" />
    </g>
  )
}

export function Axle() {
  return (
    <Round>
      <path d="M96 150h236" stroke={tones.edge} strokeWidth="33" strokeLinecap="butt" />
      <path d="M96 150h234" stroke={tones.metal} strokeWidth="28" strokeLinecap="butt" />
      <path d="M96 143h186" stroke="#fff" strokeOpacity=".6" strokeWidth="5" />
      <path
        d="M286 136l6 28M296 136l6 28M306 136l6 28M316 136l6 28"
        stroke={tones.metalDark}
        strokeWidth="3"
      />
      <rect
        x="62"
        y="120"
        width="38"
        height="60"
        rx="10"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="3"
      />
      <path d="M80 178c-4 30 4 52 30 64l60 18" fill="none" stroke={tones.edge} strokeWidth="21" />
      <path d="M80 178c-4 30 4 52 30 64l60 18" fill="none" stroke={tones.part} strokeWidth="16" />
    </Round>
  )
}
