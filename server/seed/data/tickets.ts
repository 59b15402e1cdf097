import { z } from 'zod'

import { unknownPlaceholders } from '@/domain/office/support/canned-answer'
import {
  TAG_LIMIT,
  TAGS_LIMIT,
  TICKET_PRIORITIES,
  TICKET_TOPICS,
} from '@/domain/community/support/ticket'

import { text, integer } from '../files/cells'
import { checkRows, readRows, readText } from '../files/read-data'

const Tag = z
  .string()
  .max(TAG_LIMIT)
  .regex(/^[a-z0-9-]+$/)
const Then = z.enum(['waiting_for_customer', 'waiting_for_us', 'closed'])

const Step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('customer'), at: z.date(), text }),
  z.strictObject({ kind: z.literal('agent'), at: z.date(), text, then: Then }),
  z.strictObject({ kind: z.literal('note'), at: z.date(), text }),
  z.strictObject({ kind: z.literal('open'), at: z.date() }),
  z.strictObject({ kind: z.literal('closed'), at: z.date(), by: z.enum(['customer', 'agent']) }),
  z.strictObject({ kind: z.literal('rated'), at: z.date(), text: z.string() }),
])

const Ticket = z.strictObject({
  subject: text,
  name: text,
  /** Email address of a guest; null for a sample rider, who writes as a member. */
  email: z.email().nullable(),
  topic: z.enum(TICKET_TOPICS),
  /** Whether the ticket is about the rider's own order and bike. */
  is_own: z.boolean(),
  priority: z.enum(TICKET_PRIORITIES),
  tags: z.array(Tag).max(TAGS_LIMIT),
  /** Zero-result searches before the ticket, newest first. */
  searches: z.array(text),
  score: integer.min(1).max(5).nullable(),
  solved: z.boolean(),
  at: z.date(),
  text,
  steps: z.array(Step),
})

export type SeedTicket = z.output<typeof Ticket>
export type SeedStep = SeedTicket['steps'][number]

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Parses tickets (`# subject | rider or name <email> | age | topic | marks`) and their steps (`-- customer, agent,
 * note, open, closed or rated | delay | marks`).
 */
export function seedTickets(now: Date): SeedTicket[] {
  const file = 'tickets.md'
  const blocks = readText(file).split(/^# /m).slice(1)
  const tickets = blocks.map((block, index) => ({
    location: `ticket ${index + 1}`,
    value: ticketOf(block, now),
  }))
  // Messages can't be in the future.
  const Past = Ticket.refine(
    ({ at, steps }) => (steps.at(-1)?.at ?? at) <= now,
    'Its steps take longer than it is old.',
  )
  return checkRows(file, tickets, Past)
}

function ticketOf(block: string, now: Date) {
  const [opening = '', ...rest] = block.split(/^-- /m)
  const [subject, who = '', age = '', topic, marks = ''] = headOf(opening)
  const [, name = who, email = null] = /^(.+) <(.+)>$/.exec(who) ?? []
  const mark = (key: string) => new RegExp(`\\b${key}=(\\S+)`).exec(marks)?.[1]
  const at = new Date(now.getTime() - spanOf(age))
  let last = at
  const steps = rest.map((one) => {
    const [kind = '', since = '', detail = ''] = headOf(one)
    last = new Date(last.getTime() + spanOf(since))
    return stepOf({ kind, at: last, detail, text: bodyOf(one) })
  })
  return {
    ...{ subject, name, email, topic, at, steps, text: bodyOf(opening) },
    is_own: /\bown\b/.test(marks),
    priority: mark('priority') ?? 'normal',
    tags: mark('tags')?.split(',') ?? [],
    searches:
      mark('searched')
        ?.split(';')
        .map((words) => words.replaceAll('_', ' ')) ?? [],
    score: mark('score') ?? null,
    solved: mark('solved') === 'yes',
  }
}

interface TicketStepFixture {
  kind: string
  at: Date
  detail: string
  text: string
}

function stepOf({ kind, at, detail, text: body }: TicketStepFixture) {
  if (kind === 'closed') return { kind, at, by: detail }
  if (kind === 'open') return { kind, at }
  if (kind !== 'agent') return { kind, at, text: body }
  return { kind, at, text: body, then: /then=(\S+)/.exec(detail)?.[1] ?? 'waiting_for_customer' }
}

function headOf(block: string): string[] {
  const [line = ''] = block.split('\n', 1)
  return line.split('|').map((part) => part.trim())
}

const bodyOf = (block: string) => block.slice(block.indexOf('\n') + 1).trim()

/** @example spanOf('3h') // 10_800_000 */
function spanOf(span: string): number {
  const [, count = NaN, unit = 'h'] = /^(\d+)([mhd])$/.exec(span) ?? []
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
}

const CannedRow = z
  .strictObject({
    title: text.max(80),
    tags: text
      .transform((list) => list.split(', '))
      .pipe(z.array(Tag))
      .default([]),
    then: Then.nullable().default(null),
    text: text.refine((body) => unknownPlaceholders(body).length === 0, 'Unknown placeholder.'),
  })
  .transform(({ title, tags, then, text: body }) => ({
    ...{ title, tags },
    moves_to: then,
    body: body.trim(),
  }))

export const seedCannedAnswers = () => readRows('canned-answers.md', CannedRow, 'title')
