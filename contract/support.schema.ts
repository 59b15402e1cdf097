import { z } from 'zod'

import { MESSAGE_LIMIT, TICKET_TOPICS } from '@/domain/ticket'

import { Email, filled, line } from './text.schema'

export const TICKET_STATUSES = [
  'new',
  'open',
  'waiting_for_customer',
  'waiting_for_us',
  'closed',
] as const

const Topic = z.enum(TICKET_TOPICS)

/** Several lines; of control characters only those that make lines. */
const Message = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(10, 'Please tell us a little more: at least 10 characters.')
      .max(MESSAGE_LIMIT, `Please shorten it to ${MESSAGE_LIMIT} characters.`)
      .regex(/^(?:\P{Cc}|[\n\t])*$/u, 'Please leave out control characters.'),
  )

const Minutes = z.int().min(0).max(1_440).meta({ description: 'Minutes after midnight' })

export const supportSchemas = {
  list: {
    summary: 'The tickets of the user, last changed first.',
    spec: 'open',
    response: z.object({
      tickets: z.array(
        z.object({
          number: z.string(),
          subject: z.string(),
          topic: Topic,
          status: z.enum(TICKET_STATUSES),
          created_at: z.iso.datetime(),
          updated_at: z.iso.datetime(),
        }),
      ),
    }),
  },
  contact: {
    summary: 'How the shop is reached: who it is, where, and when somebody answers.',
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
    }),
  },
  open: {
    summary:
      'Opens a ticket, for guests and members. The same `request_key` again answers the ticket that it opened.',
    spec: 'open',
    errors: ['too_many_requests'],
    body: z.object({
      name: filled(100, 'Enter your name.'),
      email: Email,
      order_number: line(40).nullish(),
      topic: Topic,
      message: Message,
      request_key: z.uuid().meta({ description: 'Made by the form, one for each message' }),
      website: z
        .string()
        .max(500)
        .nullish()
        .meta({ description: 'Leave it out: people do not see this field, robots fill it in' }),
    }),
    response: z.object({ number: z.string() }),
  },
}
