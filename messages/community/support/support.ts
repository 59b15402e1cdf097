import type { WireThread, WireTicket } from '@/contract/community/support/support'
import { MESSAGE_LIMIT } from '@/domain/community/support/ticket'
import { dateLong } from '@/utils/format'

const STATUS: Record<WireTicket['status'], string> = {
  new: 'New',
  open: 'Open',
  waiting_for_customer: 'Waiting for you',
  waiting_for_us: 'Waiting for us',
  closed: 'Closed',
}

type Message = WireThread['messages'][number]

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function eventText({ kind, detail }: NonNullable<Message['event']>): string {
  if (kind === 'closed') return detail === 'customer' ? 'You closed this ticket.' : 'We closed it.'
  if (kind === 'reopened') return 'We reopened this ticket.'
  if (kind === 'merged') return `Continued in ticket ${detail}.`
  if (kind === 'follows') return `Continued from ticket ${detail}, which is closed.`
  return ''
}

export const support = {
  title: 'Support',
  lead: 'Your questions and our answers.',
  empty: 'No tickets yet',
  emptyHint: 'Ask us about your bike or order. Include its number so we can find it right away.',
  write: 'Write a message',
  status: (status: WireTicket['status']) => STATUS[status],
  changed: (at: string) => `Last updated ${dateLong(at)}`,
  ticket: 'Ticket',
  ticketTitle: (number: string) => `Ticket ${number}`,
  all: 'All tickets',
  thread: 'Conversation',
  author: ({ author, name }: Message) => {
    if (author === 'customer') return name || 'You'
    return author === 'agent' ? `${name || 'Our team'} (support)` : 'Update'
  },
  moment: (at: string) => MOMENT.format(new Date(at)),
  event: eventText,
  byEmail: 'by email',
  about: 'About',
  order: (number: string) => `Order ${number}`,
  followed: (number: string) => `Goes on from ${number}`,
  goesOnIn: (number: string) => `Continued in ticket ${number}.`,
  forgotten: 'The messages of this ticket were deleted.',
  answer: 'Your reply',
  answerClosed: 'Write again',
  closedHint: 'This ticket is closed. If you write again, we’ll open a new one that refers to it.',
  left: (count: number) => `${count} characters left.`,
  limit: MESSAGE_LIMIT,
  send: 'Send reply',
  sendClosed: 'Open a new ticket',
  answerMissing: 'Please write something.',
  answerLong: `Please shorten it to ${MESSAGE_LIMIT} characters or fewer.`,
  inputRetained: 'We’ve kept what you typed.',
  sent: 'Your reply was sent.',
  close: 'Close ticket',
  closed: 'The ticket is closed.',
  rateTitle: 'Did this help?',
  rateHint: 'One click helps us get better. Only our support team sees it.',
  solved: 'Was your question answered?',
  yes: 'Yes',
  no: 'No',
  score: 'How was our support, from 1 (poor) to 5 (excellent)?',
  comment: 'Comment (optional)',
  rate: 'Send rating',
  rated: 'Thanks for your rating.',
  ratedAs: (score: number) => `You gave us ${score} of 5.`,
  change: 'Change rating',
  unknownTitle: 'We couldn’t find this ticket',
  unknown: 'Please use the link in our email, or log in to see your tickets.',
  guestLead: 'Keep this link. Anyone who has it can read this ticket and reply.',
} as const
