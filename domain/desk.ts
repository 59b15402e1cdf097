/** Lists of the support desk: `open` waits for us, `answered` for the customer. */
export const TICKET_STATES = ['open', 'answered', 'closed', 'all'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** What somebody does with an open ticket. */
export const PRESENCE = ['reading', 'answering', 'noting'] as const
export type Presence = (typeof PRESENCE)[number]
/** Whoever has a ticket open says so this often, ms. */
export const PRESENCE_BEAT_MS = 15_000
/** Who was silent for longer is gone, ms. */
export const PRESENCE_LIFE_MS = 40_000

/** What is due: already, or before the day ends in the time zone of the posted hours. */
export const DUE_FILTERS = ['overdue', 'today'] as const

/** Whether who wrote has an account. */
export const SENDERS = ['member', 'guest'] as const

/** Ages of what waits, by the days that each ends with; the last one has no end. */
export const BACKLOG_AGES = [
  ['day', 1],
  ['three_days', 3],
  ['week', 7],
  ['month', 30],
  ['older', Infinity],
] as const

/**
 * The value below which a share of the values lies.
 * @returns null without values
 * @example quantile([1, 2, 3], 0.5) // 2
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
