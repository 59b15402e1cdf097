/** Linear red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Converts a value of sRGB from 0 to 1. */
export const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Converts a linear value from 0 to 1 to sRGB. */
export const toSrgb = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** @param hex a color as 0xRRGGBB in sRGB */
export const linearRgb = (hex: number, factor: number): Rgb => [
  linear(((hex >> 16) & 255) / 255) * factor,
  linear(((hex >> 8) & 255) / 255) * factor,
  linear((hex & 255) / 255) * factor,
]
