import { z } from 'zod'

import { EMAIL_OUTCOMES } from '@/domain/community/support/email-kind'
import { SEARCHES_LIMIT } from '@/domain/community/support/ticket'

import { limitedBy } from '@/contract/kit/route'
import { codeText, Email, filled, line, prose } from '@/contract/kit/text.schema'
import {
  FileIds,
  Moment,
  Rating,
  RequestKey,
  StoredFile,
  textOf,
  TicketMessage,
  TicketNumber,
  TicketStatus,
  Topic,
} from './ticket.schema'
import { named } from '@/contract/kit/named.schema'

const Message = textOf(10, 'Please tell us a little more: at least 10 characters.')

const Minutes = z.int().min(0).max(1_440).meta({ description: 'Minutes after midnight' })

const Row = z.object({
  number: z.string(),
  subject: z.string(),
  topic: Topic,
  status: TicketStatus,
  created_at: Moment,
  updated_at: Moment,
})

const Thread = Row.extend({
  name: z.string(),
  email: z.string().describe('Where answers go'),
  order_number: z.string().nullable(),
  bike: z.object({ id: z.int(), title: z.string() }).nullable(),
  version: z.int().describe('Grows with every change'),
  follows: z.string().nullable().describe('The closed ticket that this one goes on from'),
  goes_on_in: z.string().nullable().describe('The ticket that goes on in its place'),
  rating: Rating.nullable(),
  messages: z.array(TicketMessage),
})

named({
  CustomerTicketRow: Row,
  CustomerTicket: [Thread, 'A ticket as its customer sees it, without notes among agents'],
})

const ByNumber = z.object({ number: TicketNumber })
const ByLink = ByNumber.extend({ key: z.string().max(60) })

const Answer = z.object({
  body: textOf(1, 'Please write something.'),
  files: FileIds,
  request_key: RequestKey,
})
const RatingInput = z.object({
  solved: z.boolean(),
  score: z.int().min(1, 'Choose 1 to 5.').max(5, 'Choose 1 to 5.'),
  comment: prose(1_000).nullish(),
})
const Answered = z.object({
  number: z.string().describe('Another ticket than the one that was answered, if that was closed'),
  url: z.string().nullable().describe('Page of the new ticket for a guest'),
})

const EmailTaken = z.object({
  outcome: z
    .enum(EMAIL_OUTCOMES)
    .describe(
      '`message` of its customer, internal `note`, new `ticket`, `bounce` of an email of the shop, `repeated` or `ignored`: nothing was written',
    ),
})
const INBOUND = {
  spec: 'open',
  errors: ['not_found', 'signature_wrong', 'malformed_json', 'server_busy'],
  limits: limitedBy('ticketEmail', 'ticketAutomaticEmail', 'emailTicket', 'contactByEmail'),
  repeats: 'An email is known by its Message-ID. A repeat changes nothing.',
  response: EmailTaken,
} as const
const signed = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] })

const READ = 'Returns a ticket with its conversation.'
const ANSWER =
  'Adds a message of the customer. A closed ticket stays closed: the message opens a new one that refers to it.'
const CLOSE = 'Closes a ticket. Only administrators can reopen it. Repeating it changes nothing.'
const RATE = 'Says whether a closed ticket was solved. A later rating replaces the former one.'

const SignedAddress = z.object({
  until: z.string().regex(/^\d{1,9}$/),
  key: z.string().max(60),
})

export const supportSchemas = {
  list: {
    summary: 'Lists the user’s tickets, most recently updated first.',
    spec: 'open',
    response: z.object({ tickets: z.array(Row) }),
  },
  read: {
    summary: READ,
    spec: 'open',
    errors: ['ticket_not_found'],
    params: ByNumber,
    response: Thread,
  },
  answer: {
    summary: ANSWER,
    spec: '§6',
    limits: limitedBy('ticketAnswer'),
    errors: ['ticket_not_found'],
    repeats: 'Repeating a `request_key` changes nothing.',
    params: ByNumber,
    body: Answer,
    response: Answered,
  },
  close: {
    summary: CLOSE,
    spec: '§4 Dialogs',
    errors: ['ticket_not_found'],
    params: ByNumber,
    response: Thread,
  },
  rate: {
    summary: RATE,
    spec: 'open',
    errors: ['ticket_not_found', 'ticket_not_closed'],
    params: ByNumber,
    body: RatingInput,
    response: Thread,
  },
  readByLink: {
    summary: `${READ} For guests, with the key of the mailed link.`,
    spec: 'open',
    errors: ['ticket_not_found'],
    params: ByLink,
    response: Thread,
  },
  answerByLink: {
    summary: ANSWER,
    spec: '§6',
    limits: limitedBy('ticketAnswerByAddress'),
    errors: ['ticket_not_found'],
    repeats: 'Repeating a `request_key` changes nothing.',
    params: ByLink,
    body: Answer,
    response: Answered,
  },
  closeByLink: {
    summary: CLOSE,
    spec: '§4 Dialogs',
    errors: ['ticket_not_found'],
    params: ByLink,
    response: Thread,
  },
  rateByLink: {
    summary: RATE,
    spec: 'open',
    errors: ['ticket_not_found', 'ticket_not_closed'],
    params: ByLink,
    body: RatingInput,
    response: Thread,
  },
  upload: {
    summary:
      'Accepts a file as the body, up to 5 MB, to be attached to a message within a day. Images are re-encoded without their metadata.',
    spec: 'open',
    limits: limitedBy('fileUpload'),
    errors: ['file_unreadable', 'server_busy'],
    query: z.object({ name: z.string().max(300) }),
    response: StoredFile,
  },
  file: {
    summary:
      'Returns an attachment. Its address comes with the conversation and works for an hour.',
    spec: 'open',
    errors: ['file_not_found'],
    file: { type: 'application/octet-stream', description: 'The file, always as a download.' },
    params: z.object({ id: z.string().max(40) }),
    query: SignedAddress,
    response: z.any(),
  },
  postmarkEmail: {
    ...INBOUND,
    summary:
      'Receives a reply to a ticket’s email from Postmark’s inbound webhook. Authenticated by HTTP Basic.',
    headers: z.object({
      Authorization: signed('User and password of the webhook (HTTP Basic)', 'Basic cG9zdG1hcms6…'),
    }),
  },
  postmarkBounce: {
    summary:
      'Receives bounces and spam complaints from Postmark’s webhook. A dead address and one that complained get no newsletter and no digest any more. Authenticated by HTTP Basic.',
    spec: 'open',
    errors: ['not_found', 'signature_wrong', 'malformed_json', 'server_busy'],
    repeats: 'A repeat changes nothing.',
    headers: z.object({
      Authorization: signed('User and password of the webhook (HTTP Basic)', 'Basic cG9zdG1hcms6…'),
    }),
    response: z.object({
      outcome: z
        .enum(['suppressed', 'ignored'])
        .describe('`ignored`: nothing that ends sending, such as a full mailbox'),
    }),
  },
  mimeEmail: {
    ...INBOUND,
    summary:
      'Receives a reply to a ticket’s email, or what a mail server reports of an email of the shop, as plain MIME, signed over time and digest. Older than 5 minutes is refused.',
    headers: z.object({
      'X-Mail-Timestamp': signed('Seconds since 1970', '1795176000'),
      'X-Mail-Digest': signed('SHA-256 of the body, in hex', '9f86d081884c7d65…'),
      'X-Mail-Signature': signed(
        'HMAC-SHA-256 of `timestamp.digest` with one of the secrets, in hex',
        '2c26b46b68ffc68f…',
      ),
    }),
  },
  rawEmail: {
    summary:
      'Returns an email as it was received. Its address comes with the conversation in the back office and works for an hour.',
    spec: 'open',
    errors: ['file_not_found'],
    file: { type: 'application/octet-stream', description: 'The email, always as a download.' },
    params: z.object({ id: z.string().regex(/^email-\d{1,15}$/) }),
    query: SignedAddress,
    response: z.any(),
  },
  contact: {
    summary: 'Returns the shop’s contact details and support hours.',
    spec: '§2 Footer',
    response: z.object({
      name: z.string(),
      address: z.array(z.string()),
      email: z.string(),
      time_zone: z.string(),
      hours: z.array(
        z.object({
          weekday: z.int().min(1).max(7).meta({ description: '1 Monday … 7 Sunday' }),
          opens: Minutes,
          closes: Minutes,
        }),
      ),
      closed_days: z
        .array(z.object({ date: z.iso.date(), reason: z.string() }))
        .describe('Days ahead on which nobody answers'),
      topics: z
        .array(Topic)
        .describe('What a message can be about; without dealers, these aren’t among them'),
    }),
  },
  open: {
    summary: 'Creates a ticket for a guest or user.',
    spec: 'open',
    limits: limitedBy('contact', 'contactByEmail'),
    repeats: 'Repeating a `request_key` returns the same ticket.',
    errors: ['too_many_requests', 'owned_bike_not_found'],
    body: z.object({
      name: filled(100, 'Enter your name.'),
      email: Email,
      order_number: codeText(40).nullish(),
      bike_id: z.int().positive().nullish().describe('A bike of the user’s own'),
      topic: Topic,
      subject: line(120).nullish().describe('By default, the first line of the message'),
      message: Message,
      searches: z
        .array(z.object({ query: line(100), results: z.int().min(0).max(1_000_000) }))
        .max(SEARCHES_LIMIT)
        .nullish()
        .describe('What was searched in the help center before, newest first'),
      files: FileIds,
      request_key: RequestKey,
      website: z.string().max(500).nullish().meta({
        description: 'Leave it out. Honeypot: people don’t see this field, bots fill it in',
      }),
    }),
    response: z.object({ number: z.string() }),
  },
}
