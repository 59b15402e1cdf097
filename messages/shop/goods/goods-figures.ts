import { weight } from '@/utils/units'

const METRIC = 1
/** From this weight on, kilograms and pounds instead of grams and ounces. */
const KILOGRAM = 1_000

/** Texts for weight and size. Separate from `goods-facts`, because lists need only these. */
export const goodsFigures = {
  mass: (grams: number, unit: 0 | 1) => {
    if (grams >= KILOGRAM) return weight(grams / KILOGRAM, unit)
    return unit === METRIC ? `${grams} g` : `${Math.round(grams / 2.83495) / 10} oz`
  },
  capacity: (liters: number, unit: 0 | 1) =>
    unit === METRIC ? `${liters} l` : `${Math.round(liters * 2.642) / 10} gal`,
} as const
