/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number]

/** Mixes two #RRGGBB colors. A share of 0 returns the first color, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const a = parse(first)
  const b = parse(second)
  const t = Math.min(1, Math.max(0, share))
  return format([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

export const lighten = (color: string, share: number): string => mixColors(color, '#ffffff', share)

export const darken = (color: string, share: number): string => mixColors(color, '#000000', share)

/** Returns the relative luminance, from 0 (black) to 1 (white), as defined by WCAG 2. */
export function luminance(color: string): number {
  const [red, green, blue] = parse(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Returns the contrast of two #RRGGBB colors, from 1 to 21, as defined by WCAG 2. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export const contrastInk = (color: string): string =>
  luminance(color) > 0.3 ? '#14161a' : '#f6f5f1'

function parse(color: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (!digits) throw new RangeError(`Not a #RRGGBB colour: ${color}`)
  const value = Number.parseInt(digits, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function format(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
