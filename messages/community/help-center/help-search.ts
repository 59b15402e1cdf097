import { thousands } from '@/utils/format'

export const topics = (count: number) => (count === 1 ? '1 answer' : `${thousands(count)} answers`)

export const helpSearch = {
  label: 'Search the help center',
  placeholder: 'Try “flat tire,” “refund” or “range”',
  search: 'Search',
} as const
