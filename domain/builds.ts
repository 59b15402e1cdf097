/** Cards of the board in each of its columns; the most urgent ones are shown. */
export const MOST_CARDS = 100
/** Columns of the board of builds. */
export const BOARD_STATES = ['to_build', 'in_production', 'ready'] as const

/** Calendar days from one day to another; negative when it is over. */
export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / 86_400_000
}
