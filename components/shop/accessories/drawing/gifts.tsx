import { tones } from '@/components/shop/goods/drawing/tones'

export function GiftCard() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <g transform="rotate(-7 200 150)">
        <rect
          x="78"
          y="76"
          width="256"
          height="160"
          rx="14"
          fill={tones.sand}
          stroke={tones.edge}
          strokeWidth="2.5"
        />
      </g>
      <rect x="64" y="70" width="272" height="170" rx="14" fill={tones.edge} />
      <path d="M64 190h272v36c0 9-5 14-14 14H78c-9 0-14-5-14-14Z" fill={tones.volt} />
      <g fill="none" stroke={tones.paper} strokeWidth="6">
        <circle cx="112" cy="136" r="22" />
        <circle cx="186" cy="136" r="22" />
        <path d="M112 136l24-32h38l-28 34-10-34M174 104l12 32M168 94h14" />
      </g>
      <path d="M246 104h64M246 124h40" stroke={tones.metal} strokeWidth="6" />
      <path d="M84 214h120" stroke={tones.edge} strokeWidth="7" strokeDasharray="16 10" />
    </g>
  )
}

/** Box of a product, the fallback for products without a drawing. */
export function Parcel() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" stroke={tones.edge} strokeWidth="2.5">
      <path d="M200 60 320 108v104l-120 50L80 212V108Z" fill={tones.sand} />
      <path d="M80 108l120 46 120-46M200 154v108" fill="none" />
      <path d="M136 84l122 48v40l-24-8v-24L112 94Z" fill={tones.metalLight} />
    </g>
  )
}
