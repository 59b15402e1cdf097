import { tones, type DrawingProps } from '@/components/shop/goods/drawing/tones'

/** Helmet from the side, looking right. */
export function Helmet({ paint }: DrawingProps) {
  const shell = paint ?? tones.part
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M148 196 206 258 262 192M206 258v14"
        fill="none"
        stroke={tones.cloth}
        strokeWidth="7"
      />
      <rect x="196" y="250" width="22" height="13" rx="4" fill={tones.edge} />
      <path
        d="M96 196c-12-4-22-14-20-26l26-14 20 42c-8 2-18 1-26-2Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <circle cx="92" cy="180" r="9" fill={tones.metal} stroke={tones.edge} strokeWidth="2" />
      <path
        d="M92 172C90 96 146 52 216 54c72 2 116 56 116 124 0 10-6 15-16 14-60-6-122-4-196 8-16 3-27-12-28-28Z"
        fill={shell}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path
        d="M104 150c6-54 52-84 112-83 50 1 90 30 102 76"

        fill="none"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="5"
      />
      <g fill={tones.edge} fillOpacity=".86">
        <path d="M132 116c14-20 34-32 58-36l-4 16c-20 4-36 12-50 28Z" />
        <path d="M128 158c22-24 48-36 82-40l-2 18c-30 3-54 14-76 34Z" />
        <path d="M214 78c28 2 52 14 70 36l-18 4c-14-14-32-22-54-24Z" />
        <path d="M226 118c34 2 58 14 80 38l-20 4c-16-14-36-22-62-24Z" />
      </g>
      <path
        d="M92 172c2 18 12 30 28 28 74-12 136-14 196-8 8 1 14-3 16-10-70-12-160-8-240-10Z"
        fill={tones.part}
        fillOpacity=".9"
      />
    </g>
  )
}

/** Roll-top backpack from the front. */
export function Backpack() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M134 118c-22 6-30 40-28 98M266 118c22 6 30 40 28 98"
        fill="none"
        stroke={tones.part}
        strokeWidth="12"
      />
      <path
        d="M132 100h136c8 40 12 100 6 150-1 9-6 14-14 14H140c-8 0-13-5-14-14-6-50-2-110 6-150Z"
        fill={tones.cloth}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path
        d="M124 66h152l-4 40H128Z"
        fill={tones.partLight}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <rect
        x="118"
        y="52"
        width="164"
        height="22"
        rx="11"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M126 63h148" stroke="#fff" strokeOpacity=".22" strokeWidth="3" />
      <path d="M200 52v92" stroke={tones.sand} strokeWidth="9" />
      <rect x="188" y="118" width="24" height="30" rx="4" fill={tones.edge} />
      <rect x="194" y="124" width="12" height="10" rx="2" fill={tones.metal} />
      <path
        d="M140 186h120v52c0 8-4 12-12 12h-96c-8 0-12-4-12-12Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M148 196h104" stroke={tones.metal} strokeWidth="3" />
      <rect x="238" y="193" width="16" height="6" rx="3" fill={tones.sand} />
      <path
        d="M146 112c-6 44-8 92-4 134"
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="5"
      />
      <rect x="158" y="222" width="42" height="8" rx="4" fill="#fff" fillOpacity=".7" />
    </g>
  )
}

/** A bike under its cover, recognizable by its outline. */
export function RainCover() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M52 252c-6-40 4-86 34-112 14-12 30-20 44-26 8-22 22-30 40-26 14 4 44 14 76 12 16-2 22-34 42-34 14 0 24 10 30 30 10 34 34 92 32 156 0 4-4 6-8 6-22-8-44-8-64 0-30-10-60-10-90 0-32-10-64-10-96 0-12-4-26-6-40-6Z"
        fill={tones.sand}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <g fill="none" stroke={tones.edge} strokeOpacity=".35" strokeWidth="2.5">
        <path d="M130 114c-6 40-30 92-52 132M170 88c2 60-4 120-22 164M246 100c-8 50-10 100 2 150M288 66c-2 60 20 130 30 190" />
        <path d="M96 160c26-12 52-16 74-14M190 150c40 10 70 8 102-8" />
      </g>
      <path
        d="M60 224c10-2 20-2 30 0M320 214c8-4 16-6 24-6"
        stroke={tones.metalLight}
        strokeWidth="10"
      />
      <g fill={tones.paper} stroke={tones.metalDark} strokeWidth="4">
        <circle cx="112" cy="226" r="8" />
        <circle cx="296" cy="222" r="8" />
      </g>
    </g>
  )
}
