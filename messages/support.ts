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
  empty: 'You have no ticket',
  emptyHint: 'Ask us about your bike or your order; name its number, and we find it at once.',
  write: 'Write a message',
  status: (status: WireTicket['status']) => STATUS[status],
  changed: (at: string) => `Last changed on ${dateLong(at)}`,
} as const
