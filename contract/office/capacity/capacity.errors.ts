export const CAPACITY_STATUS = {
  week_not_planned: 404,
  capacity_changed: 409,
} as const

export const CAPACITY_SENTENCE: Record<keyof typeof CAPACITY_STATUS, string> = {
  week_not_planned: 'This week is over or too far ahead.',
  capacity_changed:
    'A colleague changed this week in the meantime. Please check the new number before you save.',
}
