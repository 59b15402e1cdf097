import { tones } from '@/components/shop/goods/drawing/tones'

/** Phone mount above the handlebar, as the rider sees it. */
export function PhoneMount() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M40 232h320" stroke={tones.edge} strokeWidth="31" />
      <path d="M40 232h320" stroke={tones.part} strokeWidth="26" />
      <path d="M48 225h304" stroke="#fff" strokeOpacity=".2" strokeWidth="5" />
      <rect
        x="172"
        y="206"
        width="56"
        height="54"
        rx="10"
        fill={tones.metalDark}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <circle cx="200" cy="246" r="6" fill={tones.metalLight} />
      <rect x="132" y="28" width="136" height="192" rx="18" fill={tones.edge} />
      <rect x="140" y="40" width="120" height="168" rx="8" fill={tones.glass} />
      <g fill="none" strokeWidth="5">
        <path d="M140 96l44 20 76-30M184 116l-12 92M214 104l46 60" stroke="#fff" />
        <path d="M168 200c8-30-2-52 20-74s34-14 44-44" stroke={tones.part} strokeWidth="7" />
      </g>
      <circle cx="232" cy="80" r="9" fill={tones.orange} stroke="#fff" strokeWidth="3" />
      <path d="M122 74v46M278 74v46M122 150v40M278 150v40" stroke={tones.orange} strokeWidth="11" />
    </g>
  )
}

function Mirror({ isLeft }: { isLeft: boolean }) {
  return (
    <g transform={isLeft ? 'translate(400 0) scale(-1 1)' : undefined}>
      <path d="M222 236h78" stroke={tones.edge} strokeWidth="27" />
      <path d="M222 236h78" stroke={tones.part} strokeWidth="22" />
      <path d="M300 236h26c8-40 2-66-18-84" fill="none" stroke={tones.edge} strokeWidth="13" />
      <path d="M300 236h26c8-40 2-66-18-84" fill="none" stroke={tones.metalDark} strokeWidth="9" />
      <ellipse
        cx="284"
        cy="108"
        rx="62"
        ry="56"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <ellipse cx="284" cy="108" rx="52" ry="46" fill={tones.glass} />
      <path
        d="M246 118c10 14 62 22 88 4-6 20-24 32-50 32-20 0-34-12-38-36Z"
        fill={tones.metal}
        fillOpacity=".6"
      />
      <path d="M250 92c10-16 24-22 40-22" fill="none" stroke="#fff" strokeWidth="6" />
    </g>
  )
}

export function Mirrors() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Mirror isLeft />
      <Mirror isLeft={false} />
    </g>
  )
}
