import { memo } from 'react'
import type { PaintLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { darken, lighten, luminance, mixColors } from '@/utils/color'
import type { Skin } from './skin'

/** Gradients that do not depend on the build. */
export const BikeDefs = memo(function BikeDefs({ skin }: { skin: Skin }) {
  const { tones, id } = skin
  return (
    <defs>
      <linearGradient id={id('metal')} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stopColor={tones.metalLight} />
        <stop offset="0.45" stopColor={tones.metal} />
        <stop offset="1" stopColor={tones.metalDark} />
      </linearGradient>
      <linearGradient id={id('part')} x1="0.2" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={tones.partLight} />
        <stop offset="0.42" stopColor={tones.part} />
        <stop offset="1" stopColor={tones.rubber} />
      </linearGradient>
      <linearGradient id={id('sky')} x1="0.6" y1="0" x2="0.45" y2="0.62">
        <stop offset="0" stopColor="#fff" stopOpacity={0.34 * tones.sheen} />
        <stop offset="0.5" stopColor="#fff" stopOpacity={0.08 * tones.sheen} />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={id('floor')}>
        <stop offset="0" stopColor={tones.shadow} stopOpacity={tones.shadowOpacity} />
        <stop offset="0.55" stopColor={tones.shadow} stopOpacity={tones.shadowOpacity * 0.42} />
        <stop offset="1" stopColor={tones.shadow} stopOpacity="0" />
      </radialGradient>
      {skin.isStudio && (
        <radialGradient id={id('glow')}>
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.13" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      )}
    </defs>
  )
})

/** Paint of a build as gradients: soft light from above; two-tone paint has a slanted border between both colors. */
export const PaintDefs = memo(function PaintDefs(props: {
  skin: Skin
  paint: PaintLook
  points: FramePoints
}) {
  const { skin, paint, points } = props
  const stops = paint.second ? twoTone(paint.first, paint.second) : oneTone(paint, skin)
  const axis = paint.second
    ? { x1: points.headTop.x, y1: -160, x2: points.rearAxle.x, y2: 150 }
    : { x1: points.headTop.x * 0.7, y1: points.headTop.y, x2: points.headTop.x * 0.25, y2: 40 }
  return (
    <defs>
      <linearGradient id={skin.id('paint')} gradientUnits="userSpaceOnUse" {...axis}>
        {stops.map(([offset, color]) => (
          <stop key={`${offset}${color}`} offset={offset} stopColor={color} />
        ))}
      </linearGradient>
    </defs>
  )
})

function oneTone(paint: PaintLook, { isStudio }: Skin): [number, string][] {
  const { first } = paint
  const isDark = luminance(first) < 0.06
  // Light from above, stronger for a dark frame on the dark stage.
  const top = lighten(first, isDark ? (isStudio ? 0.34 : 0.16) : 0.1)
  if (paint.type !== 'Pearlized')
    return [
      [0, top],
      [0.5, isDark && isStudio ? lighten(first, 0.12) : first],
      [1, isDark && isStudio ? first : darken(first, 0.3)],
    ]
  return [
    [0, lighten(first, 0.27)],
    [0.3, lighten(first, 0.1)],
    [0.55, mixColors(first, '#7d3fd1', 0.14)],
    [0.78, first],
    [1, darken(first, 0.42)],
  ]
}

function twoTone(first: string, second: string): [number, string][] {
  return [
    [0, lighten(first, 0.1)],
    [0.5, first],
    [0.5, '#f6f5f1'],
    [0.508, '#f6f5f1'],
    [0.508, second],
    [1, darken(second, 0.16)],
  ]
}
