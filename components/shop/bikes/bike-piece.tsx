import type { Skin } from './skin'

export function Piece(props: { skin: Skin; d: string; tone?: 'part' | 'metal'; line?: number }) {
  const { skin, d, tone = 'part', line = 1.5 } = props
  return <path d={d} fill={skin.fill(tone)} stroke={skin.tones.partEdge} strokeWidth={line} />
}
