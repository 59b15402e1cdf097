/** Maximum number of cards per column of the board, which shows the most urgent ones first. */
export const MOST_CARDS = 100
export const BOARD_STATES = ['to_build', 'in_production', 'ready'] as const

/** Returns the number of calendar days until a day; negative for past days. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / 86_400_000
}
