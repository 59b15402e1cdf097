/** What a question is about, in the order of the form. */
export const TICKET_TOPICS = [
  'order',
  'bike',
  'spares',
  'warranty',
  'dealer',
  'privacy',
  'other',
] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

/** How soon a ticket is due, the most urgent first. */
export const TICKET_PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

/** Most tags of one ticket, and the longest of them in characters. */
export const TAGS_LIMIT = 10
export const TAG_LIMIT = 30

/**
 * A tag as it is stored.
 * @returns null for what has no letter or digit
 * @example tagOf(' Rear Wheel ') // 'rear-wheel'
 */
export function tagOf(text: string): string | null {
  const tag = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, TAG_LIMIT)
    .replace(/^-|-$/g, '')
  return tag || null
}

/** Tag of a ticket whose email may be a program’s or forged. Agents take it off. */
export const DOUBTFUL_TAG = 'doubtful'

/** What happened to a ticket beside what was written. */
export const TICKET_EVENTS = [
  'closed',
  'reopened',
  'taken',
  'assigned',
  'changed',
  'merged',
  'follows',
  'automatic_email',
  'other_sender',
  'forged_sender',
  'doubtful_email',
] as const
export type TicketEventKind = (typeof TICKET_EVENTS)[number]

/** Events that the customer sees too. */
export const PUBLIC_TICKET_EVENTS: readonly TicketEventKind[] = [
  'closed',
  'reopened',
  'merged',
  'follows',
]

/** Searches of the help center that a ticket brings along, newest first. */
export const SEARCHES_LIMIT = 10

/** Digits of a ticket’s number for which there is room in addresses. */
export const TICKET_NUMBER_DIGITS = 9

/** Longest message in characters. */
export const MESSAGE_LIMIT = 5_000

const SUBJECT_LIMIT = 80

/**
 * The subject of a ticket: the first line of its message, cut at a word.
 * @example ticketSubject('Squeak in the rear\nSince Monday …') // 'Squeak in the rear'
 */
export function ticketSubject(message: string): string {
  const line =
    message
      .split('\n')
      .map((one) => one.trim())
      .find(Boolean) ?? ''
  const characters = Array.from(line)
  if (characters.length <= SUBJECT_LIMIT) return line
  const cut = characters.slice(0, SUBJECT_LIMIT).join('')
  return `${cut.replace(/\s\S*$/, '').trimEnd() || cut}…`
}
