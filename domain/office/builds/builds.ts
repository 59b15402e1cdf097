/** Maximum cards per column of the board, most urgent first. */
export const MOST_CARDS = 100
export const BOARD_STATES = ['to_build', 'in_production', 'ready'] as const

/** Returns calendar days between two days; negative for past days. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / 86_400_000
}
