import { weight } from '@/utils/units'

/** Texts for weight and size. Separate from `goods-facts`, because lists need only these. */
export const goodsFigures = {
  liters: (liters: number) => `${liters} l`,
  gallons: (liters: number) => `${Math.round(liters * 2.642) / 10} gal`,
  grams: (grams: number) => `${grams.toLocaleString('en-US')} g`,
  kilograms: (grams: number) => weight(grams / 1_000, 1),
  pounds: (grams: number) => weight(grams / 1_000, 0),
  ounces: (grams: number) => `${Math.round(grams / 2.83495) / 10} oz`,
} as const
