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
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
