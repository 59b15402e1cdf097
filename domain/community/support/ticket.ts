/** Topics, in the order of the form. */
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

export const TICKET_PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const TAGS_LIMIT = 10
export const TAG_LIMIT = 30

/** Normalizes a tag; null without letters or digits. @example tagOf(' Rear Wheel ') // 'rear-wheel' */
export function tagOf(text: string): string | null {
  const tag = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, TAG_LIMIT)
    .replace(/^-|-$/g, '')
  return tag || null
}

/** Tag of a ticket whose email may be automatic or forged. Agents remove it. */
export const DOUBTFUL_TAG = 'doubtful'

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

export const PUBLIC_TICKET_EVENTS: readonly TicketEventKind[] = [
  'closed',
  'reopened',
  'merged',
  'follows',
]

/** Maximum number of help center searches attached to a ticket; the newest come first. */
export const SEARCHES_LIMIT = 10

export const TICKET_NUMBER_DIGITS = 9

/** Maximum number of characters in a message. */
export const MESSAGE_LIMIT = 5_000

const SUBJECT_LIMIT = 80

/** Cuts the first line at a word. @example ticketSubject('Squeak\nSince Monday …') // 'Squeak' */
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
