import { METRIC, type Unit } from '@/domain/kit/constants'
import { heightBounds } from '@/domain/kit/height'

export const heightField = {
  label: (unit: Unit) => (unit === METRIC ? 'Your height in cm' : 'Your height in feet and inches'),
  hint: (why: string, unit: Unit) => (unit === METRIC ? why : `Such as 5′10″ or 70 in. ${why}`),
  fault: (bounds: { min: number; max: number }, unit: Unit) => {
    const { least, most } = heightBounds(bounds, unit)
    return `Enter a height between ${least} and ${most}.`
  },
} as const
