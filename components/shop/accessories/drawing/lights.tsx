import { tones } from '@/components/shop/goods/drawing/tones'

/** Taillight on a seatpost, seen from behind. */
export function Taillight() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M176 24h48v244h-48z" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <path d="M188 28v236" stroke="#fff" strokeOpacity=".22" strokeWidth="6" />
      <circle cx="200" cy="150" r="112" fill={tones.red} fillOpacity=".08" />
      <circle cx="200" cy="150" r="86" fill={tones.red} fillOpacity=".1" />
      <rect
        x="150"
        y="86"
        width="100"
        height="128"
        rx="26"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect x="162" y="98" width="76" height="104" rx="18" fill={tones.red} />
      <g fill="#ffb8a8">
        {[120, 150, 180].map((y) =>
          [182, 218].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />),
        )}
      </g>
      <path
        d="M172 110c14-6 42-6 56 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
      />
      <rect x="188" y="206" width="24" height="7" rx="3.5" fill={tones.metal} />
    </g>
  )
}

/** Front light on the handlebar, seen from the side, with its cut-off beam. */
export function FrontLight() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M290 132 396 118v96L290 172Z" fill="#f2e3a4" fillOpacity=".55" />
      <circle cx="150" cy="216" r="30" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx="150" cy="216" r="15" fill={tones.metal} stroke={tones.edge} strokeWidth="2" />
      <path d="M132 190h40l10-18h-60Z" fill={tones.metalDark} stroke={tones.edge} strokeWidth="2" />
      <path
        d="M92 116c0-10 6-16 16-16h132l44 14c6 2 8 6 8 12v44c0 6-2 10-8 12l-44 8H108c-10 0-16-6-16-16Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path
        d="M284 116c6 2 8 6 8 12v42c0 6-2 10-8 12-10-18-10-48 0-66Z"
        fill={tones.glass}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <g stroke={tones.metalDark} strokeWidth="5">
        <path d="M196 112v68M212 112v70M228 112v72" />
      </g>
      <path d="M106 114h74" stroke="#fff" strokeOpacity=".24" strokeWidth="6" />
      <rect x="118" y="136" width="44" height="12" rx="6" fill={tones.volt} />
    </g>
  )
}
