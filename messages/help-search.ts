import { thousands } from '@/utils/format'

/** A number of answers in words. */
export const topics = (count: number) => (count === 1 ? '1 answer' : `${thousands(count)} answers`)

/** The field of the help center. */
export const helpSearch = {
  label: 'Search the help center',
  placeholder: 'Try “flat tire,” “refund” or “range”',
  search: 'Search',
} as const
