import { tones } from '@/components/shop/goods/drawing/tones'

function Pannier({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M26 66h12v22H26zM92 66h12v22H92z"
        fill={tones.metal}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path
        d="M6 112h118c8 40 8 90 2 136-1 8-6 12-14 12H18c-8 0-13-4-14-12-6-46-6-96 2-136Z"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect
        x="-2"
        y="82"
        width="134"
        height="36"
        rx="8"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M6 92h118" stroke="#fff" strokeOpacity=".2" strokeWidth="4" />
      <path d="M65 84v74" stroke={tones.sand} strokeWidth="9" />
      <rect x="53" y="142" width="24" height="26" rx="4" fill={tones.edge} />
      <path
        d="M16 128c-4 34-4 74 0 116"
        fill="none"
        stroke="#fff"
        strokeOpacity=".15"
        strokeWidth="5"
      />
      <rect x="26" y="214" width="78" height="10" rx="5" fill={tones.metalLight} />
    </g>
  )
}

export function Panniers() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Pannier x={52} />
      <Pannier x={218} />
    </g>
  )
}

/** Child seat from the side, looking left, with the clip for the rack below. */
export function ChildSeat() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M150 214h92v22h-92zM164 236h66v18h-66z"
        fill={tones.metalDark}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path
        d="M134 178c-16 12-30 42-34 72-2 10 4 14 12 14h26c8 0 10-8 4-14l-14-12 26-52Z"
        fill={tones.partLight}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path
        d="M232 44c26-6 46 6 48 34l-8 104c-2 24-16 36-40 36h-84c-20 0-30-12-28-28 2-14 12-20 30-20h38c10 0 14-4 15-14l5-80c1-16 8-28 24-32Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path
        d="M238 62c14-4 24 4 24 18l-8 92c-1 14-8 22-24 22h-80c-10 0-12-12 0-13h52c18 0 26-8 27-24l5-72c0-12 0-20 4-23Z"
        fill={tones.sand}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path
        d="M236 92c-18 22-26 50-28 82M252 100c-20 30-34 56-40 78"
        fill="none"
        stroke={tones.orange}
        strokeWidth="7"
      />
      <rect x="198" y="166" width="22" height="16" rx="4" fill={tones.edge} />
      <path d="M106 244h32" stroke={tones.sand} strokeWidth="6" />
      <path d="M274 66l-8 112" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="4" />
    </g>
  )
}

/** Battery case with its lid ajar and the end of a battery visible. */
export function BatteryCase() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M60 138 92 66c2-6 6-8 12-8h216c8 0 12 6 10 13l-18 67Z"
        fill={tones.orange}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M84 128 108 74h200l-14 54Z" fill={tones.sand} stroke={tones.edge} strokeWidth="2" />
      <g stroke={tones.edge} strokeOpacity=".25" strokeWidth="2">
        <path d="M140 74l-20 54M180 74l-12 54M220 74l-4 54M262 74l4 54" />
      </g>
      <rect
        x="96"
        y="112"
        width="204"
        height="42"
        rx="14"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M112 124h150" stroke="#fff" strokeOpacity=".25" strokeWidth="4" />
      <rect x="270" y="122" width="16" height="14" rx="3" fill={tones.volt} />
      <path
        d="M50 138h270c8 0 12 5 12 12l-6 96c-1 10-7 16-16 16H68c-9 0-15-6-16-16l-8-96c0-8 2-12 6-12Z"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M52 156h272" stroke={tones.metal} strokeWidth="3" strokeDasharray="5 4" />
      <path d="M148 200h88v18h-88z" fill={tones.part} stroke={tones.edge} strokeWidth="2" />
      <path
        d="M132 166v30c0 10 6 14 14 14M252 166v30c0 10-6 14-14 14"
        fill="none"
        stroke={tones.part}
        strokeWidth="9"
      />
      <path d="M64 170l6 74" stroke="#fff" strokeOpacity=".16" strokeWidth="5" />
    </g>
  )
}
