import { z } from 'zod'

import { changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { ListRange } from '@/contract/kit/list-range.schema'
import { TAG_LIMIT, TAGS_LIMIT, TICKET_PRIORITIES } from '@/domain/community/support/ticket'
import {
  DUE_FILTERS,
  NEXT_STATUSES,
  PRESENCE,
  SENDERS,
  TICKET_STATES,
} from '@/domain/office/support/desk'

import { CsvFormat } from '@/contract/office/csv/csv-format.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { ChangeMark, MomentMark } from '@/contract/kit/page-marks.schema'
import { OrderStates } from '@/contract/shop/orders/orders.schema'
import { filled, line, Tag } from '@/contract/kit/text.schema'
import {
  FileIds,
  Moment,
  Rating,
  RequestKey,
  textOf,
  TicketMessage,
  TicketNumber,
  TicketStatus,
  Topic,
} from '@/contract/community/support/ticket.schema'

const Priority = z.enum(TICKET_PRIORITIES)
const UserId = z.string().max(40)
const Agent = z.object({ id: UserId, name: z.string() })

const Tags = z
  .array(Tag)
  .max(TAGS_LIMIT, `A ticket has up to ${TAGS_LIMIT} tags.`)
  .transform((tags) => [...new Set(tags)])

const TicketRow = z.object({
  number: z.string(),
  subject: z.string(),
  topic: Topic,
  status: TicketStatus,
  priority: Priority,
  tags: z.array(z.string()),
  assignee: Agent.nullable(),
  name: z.string(),
  email: z.string(),
  due_at: Moment.nullable().describe('In posted hours; null while nothing is owed'),
  created_at: Moment,
  updated_at: Moment,
})

const Message = TicketMessage.extend({
  is_internal: z.boolean(),
  raw_href: z
    .string()
    .nullable()
    .describe('Of an email as it was received, for 30 days; the address works for an hour'),
})

const RelatedOrder = z.object({
  number: z.string().describe('As the customer typed it'),
  exists: z.boolean().describe('Whether there is an order with this number'),
  is_own: z.boolean().describe('Whether it is the customer’s, by account or email address'),
})

const Ticket = TicketRow.extend({
  version: z.int().describe('Send it with each change. An older one returns 409'),
  orders: z.array(RelatedOrder).describe('Of this ticket and of those merged into it'),
  bike: z.object({ id: z.int(), title: z.string() }).nullable(),
  is_member: z.boolean(),
  first_answered_at: Moment.nullable(),
  closed_at: Moment.nullable(),
  follows: z.string().nullable(),
  merged_into: z.string().nullable(),
  merged: z.array(z.string()).describe('Tickets that were merged into this one'),
  rating: Rating.nullable(),
  searches: z.array(z.object({ query: z.string(), results: z.int() })),
  messages: z.array(Message),
})

/** Sender of a ticket, and what the shop knows about them. */
export const Customer = z.object({
  name: z.string(),
  email: z.string(),
  since: Moment.nullable().describe('When the account was made; null for a guest'),
  bikes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      serial: z.string(),
      order_number: z.string(),
      delivered_at: Moment.nullable(),
    }),
  ),
  orders: z.array(
    OrderStates.extend({
      number: z.string(),
      placed_at: Moment,
      delivery_date: z.string().nullable(),
      total: Money,
    }),
  ),
  payments: z.array(
    z.object({
      order_number: z.string(),
      provider: z.string(),
      at: Moment,
      amount: Money,
      refunded: Money,
    }),
  ),
  tickets: z.array(
    z.object({
      number: z.string(),
      subject: z.string(),
      status: TicketStatus,
      created_at: Moment,
    }),
  ),
  posts: z.array(
    z.object({
      thread: z.int(),
      slug: z.string(),
      number: z.int(),
      title: z.string(),
      excerpt: z.string(),
      is_hidden: z.boolean(),
      created_at: Moment,
    }),
  ),
})

const Days = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
})
const Spread = z.object({
  count: z.int(),
  median_ms: z.int().nullable(),
  p90_ms: z.int().nullable(),
})

const Reports = Days.extend({
  csv: CsvFormat.describe('How tables are written'),
  opened: z.int(),
  closed: z.int(),
  first_answer: Spread.describe('Posted hours from the first message to the first answer'),
  solution: Spread.describe('Posted hours until closing, without waiting for the customer'),
  backlog: z
    .array(
      z.object({ age: z.enum(['day', 'three_days', 'week', 'month', 'older']), count: z.int() }),
    )
    .describe('Tickets that wait for us now, by their age, youngest first'),
  overdue: z.int(),
  score: z.object({
    count: z.int(),
    average: z.number().nullable(),
    solved: z.int(),
    by_score: z.array(z.int()).length(5).describe('How often 1 to 5 was given'),
    comments: z.array(
      z.object({ number: z.string(), score: z.int(), comment: z.string(), at: Moment }),
    ),
  }),
  searched_in_vain: z
    .array(z.object({ query: z.string(), tickets: z.int(), topics: z.array(Topic) }))
    .describe('What was searched without a result before a ticket was written, most often first'),
})

named({
  TicketRow,
  Ticket: [Ticket, 'A ticket as agents see it'],
  TicketCustomer: [Customer, 'Who wrote a ticket, and what the shop knows of them'],
  TicketReports: Reports,
})

const ByNumber = z.object({ number: z.string().max(40) })
const Version = z.int().positive().describe('The version of the ticket that was read')
const CHANGED = ['ticket_not_found', 'ticket_changed', 'ticket_not_movable']

export const deskSchemas = {
  list: {
    summary:
      'Lists tickets, 50 per page. Tickets waiting for us (`open`, the default) are those due first; all others are newest first. With `updated_since`, tickets of every state are listed by default.',
    spec: 'open',
    query: z.object({
      ...changesQuery,
      state: z.enum(TICKET_STATES).optional(),
      assignee: UserId.optional().describe('`me`, `none` or the id of an administrator'),
      tag: z.string().max(TAG_LIMIT).optional(),
      priority: Priority.optional(),
      topic: Topic.optional(),
      sender: z.enum(SENDERS).optional(),
      due: z.enum(DUE_FILTERS).optional(),
      q: line(100).optional().describe('Words of the ticket or of its messages'),
      after: z.union([MomentMark, ChangeMark]).optional(),
      before: MomentMark.optional(),
    }),
    response: z.object({
      tickets: z.array(TicketRow),
      next: z.string().nullable().describe('Send it as `after`; null on the last page'),
      previous: z.string().nullable().describe('Send it as `before`; null on the first page'),
      ...changesEnd,
      range: ListRange.optional(),
    }),
  },
  overview: {
    summary: 'What the support desk chooses from: agents, tags and counts.',
    spec: 'open',
    response: z.object({
      me: Agent,
      agents: z.array(Agent),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
      counts: z.object({
        open: z.int(),
        mine: z.int(),
        unassigned: z.int(),
        overdue: z.int(),
        answered: z.int(),
      }),
      has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
    }),
  },
  read: {
    summary: 'Returns one ticket with its full conversation, including internal notes.',
    spec: 'open',
    errors: ['ticket_not_found'],
    params: ByNumber,
    response: Ticket,
  },
  customer: {
    summary:
      'Returns who wrote a ticket: bikes, orders, payments, earlier tickets and forum posts.',
    spec: 'open',
    errors: ['ticket_not_found'],
    params: ByNumber,
    response: Customer,
  },
  answer: {
    summary:
      'Answers a ticket and emails the answer to its customer. `then` is the state of the ticket afterward.',
    spec: 'open',
    errors: CHANGED,
    repeats: 'Repeating a `request_key` sends nothing again.',
    params: ByNumber,
    body: z.object({
      version: Version,
      body: textOf(1, 'Please write something.'),
      then: z.enum(NEXT_STATUSES),
      tags: Tags.nullish().describe('Added to those that it has'),
      files: FileIds,
      request_key: RequestKey,
    }),
    response: Ticket,
  },
  note: {
    summary: 'Adds a note that only agents see. It needs no version.',
    spec: 'open',
    errors: ['ticket_not_found'],
    repeats: 'Repeating a `request_key` changes nothing.',
    params: ByNumber,
    body: z.object({
      body: textOf(1, 'Please write something.'),
      files: FileIds,
      request_key: RequestKey,
    }),
    response: Ticket,
  },
  change: {
    summary: 'Changes state, assignee, priority, tags, topic or subject. What is left out stays.',
    spec: '§6',
    errors: [...CHANGED, 'user_not_found'],
    params: ByNumber,
    body: z.object({
      version: Version,
      status: TicketStatus.extract(['open', 'waiting_for_customer', 'waiting_for_us', 'closed'])
        .optional()
        .describe('`open` reopens a closed ticket'),
      assignee: UserId.nullable().optional().describe('Id of an administrator; null for nobody'),
      priority: Priority.optional(),
      tags: Tags.optional(),
      topic: Topic.optional(),
      subject: filled(120, 'Enter a subject.').optional(),
    }),
    response: Ticket,
  },
  merge: {
    summary:
      'Moves the conversation of a ticket into another one of the same customer, and closes it.',
    spec: 'open',
    errors: [...CHANGED, 'ticket_not_mergeable'],
    params: ByNumber,
    body: z.object({ version: Version, into: TicketNumber }),
    response: Ticket,
  },
  presence: {
    summary:
      'Says that the ticket is open on a screen, and returns who else has it open. Send it every 15 seconds; 40 seconds without it count as left.',
    spec: 'open',
    errors: ['ticket_not_found'],
    params: ByNumber,
    body: z.object({ doing: z.enum([...PRESENCE, 'left']) }),
    response: z.object({ people: z.array(Agent.extend({ doing: z.enum(PRESENCE) })) }),
  },
  reports: {
    summary:
      'Reports on a span of days in the shop’s time zone: answers, solutions, backlog, ratings, and what was searched without a result.',
    spec: 'open',
    query: z.object({ days: z.coerce.number<string>().int().min(1).max(366).optional() }),
    response: Reports,
  },
}
