import { tones } from '@/components/shop/goods/drawing/tones'

export function FloorPump() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M232 92c64-8 84 30 74 86s-30 70-62 66"
        fill="none"
        stroke={tones.part}
        strokeWidth="9"
      />
      <rect
        x="222"
        y="232"
        width="34"
        height="16"
        rx="6"
        fill={tones.metalDark}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M200 52v60" stroke={tones.metal} strokeWidth="10" />
      <path d="M140 44h120" stroke={tones.edge} strokeWidth="25" />
      <path d="M140 44h120" stroke={tones.part} strokeWidth="20" />
      <path d="M144 39h112" stroke="#fff" strokeOpacity=".22" strokeWidth="4" />
      <rect
        x="184"
        y="84"
        width="32"
        height="160"
        fill={tones.orange}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M192 90v148" stroke="#fff" strokeOpacity=".4" strokeWidth="5" />
      <rect x="178" y="80" width="44" height="20" rx="5" fill={tones.part} />
      <path
        d="M118 264c4-14 30-22 82-22s78 8 82 22Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <circle cx="200" cy="206" r="37" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <circle cx="200" cy="206" r="29" fill={tones.paper} />
      <g stroke={tones.edge} strokeWidth="3">
        <path d="M179 220l5-4M175 204h6M183 187l4 4M200 181v6M217 187l-4 4M225 204h-6M221 220l-5-4" />
      </g>
      <path d="M200 206 188 190" stroke={tones.red} strokeWidth="4" />
      <circle cx="200" cy="206" r="4" fill={tones.edge} />
    </g>
  )
}

export function RepairKit() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M84 120h50v-18c0-4-3-7-7-7H91c-4 0-7 3-7 7Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M101 95l4-36h8l4 36Z" fill={tones.metal} stroke={tones.edge} strokeWidth="2" />
      <rect
        x="70"
        y="118"
        width="78"
        height="142"
        rx="14"
        fill={tones.glass}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M72 168h74v78c0 8-4 12-12 12H84c-8 0-12-4-12-12Z" fill={tones.sand} />
      <rect x="82" y="182" width="54" height="46" rx="4" fill={tones.orange} />
      <path d="M84 132v110" stroke="#fff" strokeOpacity=".7" strokeWidth="5" />
      <path d="M196 66h24v92h-24z" fill={tones.part} stroke={tones.edge} strokeWidth="2.5" />
      <path d="M208 158v76l-6 18" fill="none" stroke={tones.metalDark} strokeWidth="7" />
      <path d="M186 60h44" stroke={tones.part} strokeWidth="17" />
      <path d="M262 96h24v70h-24z" fill={tones.orange} stroke={tones.edge} strokeWidth="2.5" />
      <path d="M274 166v84" stroke={tones.metal} strokeWidth="9" />
      <path
        d="M268 178h12M268 192h12M268 206h12M268 220h12"
        stroke={tones.metalDark}
        strokeWidth="3"
      />
      <g stroke={tones.part} strokeWidth="10">
        <path d="M314 112v136M338 112v136" />
      </g>
      <path d="M314 112v136M338 112v136" stroke="#fff" strokeOpacity=".18" strokeWidth="3" />
    </g>
  )
}

export function ServiceStand() {
  const legs = 'M200 190 92 262M200 190l108 72M200 186v76'
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d={legs} stroke={tones.edge} strokeWidth="15" />
      <path d={legs} stroke={tones.metalDark} strokeWidth="11" />
      <path d="M200 40v150" stroke={tones.edge} strokeWidth="23" />
      <path d="M200 40v150" stroke={tones.orange} strokeWidth="18" />
      <path d="M195 48v136" stroke="#fff" strokeOpacity=".4" strokeWidth="4" />
      <rect
        x="180"
        y="164"
        width="40"
        height="34"
        rx="6"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M200 52h88" stroke={tones.edge} strokeWidth="19" />
      <path d="M200 52h88" stroke={tones.metal} strokeWidth="14" />
      <rect
        x="182"
        y="34"
        width="36"
        height="36"
        rx="8"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path
        d="M286 26h44c6 0 9 3 9 9v8h-36v18h36v8c0 6-3 9-9 9h-44Z"
        fill={tones.part}
        stroke={tones.edge}
        strokeWidth="2.5"
      />
      <path d="M303 48h34M303 56h34" stroke={tones.orange} strokeWidth="4" />
      <path d="M296 78l-10 30" stroke={tones.metalDark} strokeWidth="8" />
      <g stroke={tones.part} strokeWidth="16">
        <path d="M84 264h18M298 264h18M192 264h16" />
      </g>
    </g>
  )
}
