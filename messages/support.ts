import type { WireTicket } from '@/contract/support'
import { dateLong } from '@/utils/format'

const STATUS: Record<WireTicket['status'], string> = {
  new: 'New',
  open: 'Open',
  waiting_for_customer: 'Waiting for you',
  waiting_for_us: 'Waiting for us',
  closed: 'Closed',
}

/** The tickets of a user. */
export const support = {
  title: 'Support',
  lead: 'Your questions and our answers.',
  empty: 'No tickets yet',
  emptyHint: 'Ask us about your bike or order. Include its number so we can find it right away.',
  write: 'Write a message',
  status: (status: WireTicket['status']) => STATUS[status],
  changed: (at: string) => `Last updated ${dateLong(at)}`,
} as const
