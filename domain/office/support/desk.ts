/** Statuses that an answer moves its ticket to. */
export const NEXT_STATUSES = ['waiting_for_customer', 'waiting_for_us', 'closed'] as const

/** Lists of the support desk: `open` waits for the shop, `answered` for the customer. */
export const TICKET_STATES = ['open', 'answered', 'closed', 'all'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export const PRESENCE = ['reading', 'answering', 'noting'] as const
export type Presence = (typeof PRESENCE)[number]
/** Interval of presence heartbeats, ms. */
export const PRESENCE_BEAT_MS = 15_000
/** Time without a heartbeat after which presence ends, in ms. */
export const PRESENCE_LIFE_MS = 40_000

/** Filters by due date: overdue, or due by the end of the day in the time zone of the posted hours. */
export const DUE_FILTERS = ['overdue', 'today'] as const

export const SENDERS = ['member', 'guest'] as const

/** Age buckets of waiting tickets with their last day; the last bucket is open-ended. */
export const BACKLOG_AGES = [
  ['day', 1],
  ['three_days', 3],
  ['week', 7],
  ['month', 30],
  ['older', Infinity],
] as const
