import type { WireDeskTicket as DeskTicket } from '@/contract/office/support/support'
import { EMAIL_DOUBTS, type EmailDoubt } from '@/domain/community/support/email-kind'
import type { TicketEventKind, TicketPriority } from '@/domain/community/support/ticket'
import { TICKET_STATUSES, type TicketStatus } from '@/domain/community/support/ticket-moves'

import { officeMoment, shortMoment, span } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote, NO_MAIL } from '@/messages/office/kit/mail-note'

const STATUS: Record<TicketStatus, string> = {
  new: 'New',
  open: 'Open',
  waiting_for_customer: 'Waiting for customer',
  waiting_for_us: 'Waiting for us',
  closed: 'Closed',
}

const PRIORITY: Record<TicketPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
}

const DOUBTS: Record<EmailDoubt, string> = {
  automatic: 'This email may be an automatic reply',
  bulk: 'This email may come from a program or a mailing list',
  forged: 'The sender may be forged: their mail service didn’t confirm this email',
  nameless: 'This email names no sender, so answers here reach no one',
}

const doubtOf = (text: string) => {
  const doubt = EMAIL_DOUBTS.find((one) => one === text)
  return doubt ? DOUBTS[doubt] : text
}

const EVENTS: Record<TicketEventKind, (detail: string) => string> = {
  closed: (by) => (by === 'agent' ? 'Closed by us' : 'Closed by the customer'),
  reopened: () => 'Reopened',
  taken: (name) => (name ? `Taken by ${name}` : 'Taken'),
  assigned: (name) => (name ? `Assigned to ${name}` : 'Unassigned'),
  changed: (status) => `Moved to “${statusOf(status)}”`,
  merged: (number) => `Merged with ${number}`,
  follows: (number) => `Follows closed ticket ${number}`,
  automatic_email: (from) => `Automatic email from ${from}`,
  other_sender: (from) =>
    /^T-\d+$/.test(from)
      ? `Reply to closed ticket ${from} from someone who isn’t its customer`
      : `Email from ${from || 'an unknown sender'}, who isn’t this ticket’s customer`,
  forged_sender: (from) =>
    `Email that claims to be from ${from}, but their mail service didn’t confirm it`,
  doubtful_email: doubtOf,
}

const statusOf = (text: string) => {
  const status = TICKET_STATUSES.find((one) => one === text)
  return status ? STATUS[status] : text
}

type Message = DeskTicket['messages'][number]

export const desk = {
  title: 'Tickets',
  lead: 'Customer questions, those due first.',
  ticket: (number: string) => `Ticket ${number}`,
  allTickets: 'All tickets',
  status: (status: TicketStatus) => STATUS[status],
  priority: (priority: TicketPriority) => PRIORITY[priority],

  views: {
    open: 'All open',
    mine: 'Mine',
    unassigned: 'Unassigned',
    overdue: 'Overdue',
    answered: 'Waiting for customer',
    closed: 'Closed',
    all: 'Everything',
  },
  search: 'Search tickets',
  searchHint: 'Name, email, number or words',
  assignee: 'Assignee',
  topic: 'Topic',
  sender: 'From',
  senders: { member: 'Members', guest: 'Guests' },
  tag: 'Tag',
  any: 'Any',
  nobody: 'Nobody',
  me: (name: string) => `${name} (you)`,
  clear: 'Clear filters',
  columns: {
    due: 'Due',
    number: 'Number',
    subject: 'Subject',
    customer: 'Customer',
    status: 'Status',
    priority: 'Priority',
    assignee: 'Assignee',
    updated: 'Updated',
  },
  found: (count: number, isWhole: boolean) =>
    isWhole ? (count === 1 ? '1 ticket' : `${count} tickets`) : `${count} tickets on this page`,
  keysOfList: 'Use J and K to move between tickets, Enter to open one, and / to search.',
  nothingOpen: 'No one is waiting for an answer',
  nothingOpenHint: 'New questions from customers show up here.',
  nothing: 'No matching tickets',
  nothingHint: 'Try another view, or clear the filters.',
  nameless: 'Customer',
  due: (at: string | null, now: Date | null) => {
    if (at === null) return '–'
    if (now === null) return shortMoment(at)
    const present = now.toISOString()
    return at < present ? `${span(at, present)} overdue` : `in ${span(present, at)}`
  },
  dueExactly: (at: string) => `Due ${officeMoment(at)}`,

  thread: 'Conversation',
  author: ({ author, name, is_internal }: Message) => {
    if (author === 'customer') return name || desk.nameless
    return is_internal ? `${name || 'Us'}, internal note` : name || 'Us'
  },
  byEmail: 'by email',
  event: ({ kind, detail }: NonNullable<Message['event']>, name: string) =>
    name && kind !== 'follows' ? `${EVENTS[kind](detail)} · ${name}` : EVENTS[kind](detail),
  forgotten: 'The customer deleted their account, so this conversation was deleted too.',

  answer: 'Answer',
  note: 'Internal note',
  answerLabel: 'Answer to the customer',
  answerHint: (hasMail: boolean) =>
    `${hasMail ? 'The customer gets it by email.' : `${NO_MAIL} The customer reads it on the ticket’s page.`} Ctrl+Enter sends it. You can paste or drop files.`,
  noteLabel: 'Note for the team',
  noteHint: 'Only staff see it. Ctrl+Enter saves it.',
  readOnly: 'Your role lets you read tickets, but not answer them.',
  canned: 'Canned answer',
  chooseCanned: 'Choose …',
  noCanned: 'No canned answers yet',
  then: 'Then',
  thenOptions: {
    waiting_for_customer: 'Wait for customer',
    waiting_for_us: 'We still owe something',
    closed: 'Close ticket',
  },
  send: 'Send answer',
  sendAnyway: 'Send anyway',
  saveNote: 'Save note',
  draftSaved: 'Your draft is kept in this tab.',
  stillUploading: 'Please wait until your files are uploaded.',
  textMissing: 'Please write something.',
  textLong: 'Please shorten it to 5,000 characters or fewer.',
  unfilled: (names: readonly string[]) => `Fill in or remove: ${names.join(', ')}.`,
  closedHint: 'This ticket is closed. Reopen it to answer.',
  newsTitle: 'This ticket changed while you were writing',
  newsNothing: 'Nothing new was written. Its status, assignee, priority or tags changed.',
  newsKept: 'Your answer hasn’t been sent. It’s still below.',
  changedMeanwhile:
    'This ticket changed in the meantime, so nothing was saved. It’s up to date now. Please try again.',
  staleTicket: 'We couldn’t refresh this ticket. You see what was loaded before.',

  present: {
    reading: 'has this ticket open',
    answering: 'is writing an answer',
    noting: 'is writing a note',
  },
  created: 'Created',
  customer: 'Customer',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas.',
  saveTags: 'Save tags',
  assignToMe: 'Assign to me',
  close: 'Close ticket',
  reopen: 'Reopen',
  reopenDialog: (hasMail: boolean) =>
    ({
      title: 'Reopen this ticket?',
      message: mailNote('The customer is told by email.', hasMail),
      icon: 'lock',
      type: 'wide',
      primaryButtonType: 'default',
      primaryButton: 'Reopen',
      secondaryButton: 'Cancel',
    }) satisfies DialogRequest,
  mergeTitle: 'Merge into another ticket',
  mergeChoose: 'Choose a ticket …',
  mergeDialog: (from: string, into: string): DialogRequest => ({
    title: `Merge ${from} into ${into}?`,
    message: `The conversation moves to ${into}, and ${from} is closed. You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Merge',
    secondaryButton: 'Cancel',
  }),
  aboutOrder: (count: number) => (count > 1 ? 'Related orders' : 'Related order'),
  unknownOrder: (number: string) => `${number} (no such order)`,
  foreignOrder: (number: string) => `${number} (not this customer’s)`,
  aboutBike: 'Related bike',
  follows: 'Follows',
  mergedInto: 'Merged into',
  merged: 'Merged tickets',
  searches: 'Searched before writing',
  searched: (query: string, results: number) =>
    results === 0 ? `${query} (no results)` : `${query} (${results})`,
  rating: 'Rating',
  rated: ({ solved, score, comment }: NonNullable<DeskTicket['rating']>) =>
    `${score} of 5, ${solved ? 'solved' : 'not solved'}${comment ? `: ${comment}` : ''}`,

  guest: 'Guest, no account',
  since: (at: string) => `Customer since ${officeMoment(at)}`,
  bikes: 'Bikes',
  orders: 'Orders',
  payments: 'Payments',
  tickets: 'Earlier tickets',
  posts: 'Forum posts',
  none: 'None',
  serial: (serial: string) => `Serial ${serial}`,
  refunded: (amount: string) => `${amount} refunded`,
  hiddenPost: 'hidden',

  help: 'Keyboard shortcuts',
  keys: [
    ['R', 'Write an answer'],
    ['N', 'Write an internal note'],
    ['A', 'Assign to me'],
    ['C', 'Close ticket'],
    ['Ctrl Enter', 'Send what is written'],
    ['Enter', 'Take the canned answer or ticket chosen in a list'],
    ['Ctrl K', 'Search the back office'],
    ['?', 'Show these shortcuts'],
  ],
} as const
