import { z } from 'zod'

import {
  EMAILS_AT_ONCE,
  EMAIL_LISTS,
  FAILURES_SHOWN,
  HEALTH_CHECKS,
  HEALTH_STATES,
} from '@/domain/office/operation/operation'

import { ListRange } from '@/contract/kit/list-range.schema'
import { named } from '@/contract/kit/named.schema'
import { codeText, line } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const EmailNumber = z
  .string()
  .regex(/^\d{1,18}$/u, 'Enter the number of an email.')
  .meta({ examples: ['512'] })

const Email = z.object({
  id: z.string().meta({ examples: ['512'] }),
  subject: z.string(),
  recipient: z.string(),
  list: z.enum(EMAIL_LISTS),
  written_at: Moment,
  sent_at: Moment.nullable(),
  attempts: z.int(),
  next_attempt_at: Moment.nullable().describe('null once nothing more is tried'),
  last_error: z.string().nullable().describe('What the mail server said'),
  order_number: z.string().nullable(),
  attachments: z.array(z.string()).meta({ examples: [['Terms of sale']] }),
})

const Job = z.object({
  queue: z.string().meta({ examples: ['mail'] }),
  is_round: z.boolean().describe('Whether it looks after everything that is due, again and again'),
  waiting: z.int().describe('Due and not begun'),
  running: z.int(),
  failed: z.int().describe('Lost with a worker in the last 24 hours'),
  failing: z.int().describe('What failed when it was last tried, and is tried again'),
  set_aside: z.int().describe('What failed so often that it waits for a person'),
  oldest_at: Moment.nullable().describe('Since when the oldest waits'),
  ended_at: Moment.nullable().describe('When one was last done; forgotten after a while'),
})

const Failure = z.object({
  work: z
    .string()
    .describe('A queue, or a part of a round')
    .meta({ examples: ['reconcile/orders'] }),
  row: z.int().nullable().describe('What it was about; null for a part of a round as a whole'),
  attempts: z.int(),
  error: z.string().describe('What went wrong, without personal data'),
  since: Moment,
  next_at: Moment.nullable().describe('null once it’s set aside'),
})

const Events = z.object({
  provider: z.string().meta({ examples: ['stripe'] }),
  received_at: Moment.nullable().describe('When the latest came in'),
  day: z.int().describe('How many came in within 24 hours'),
  waiting: z.int(),
  failed: z.int(),
})

const Health = z.object({
  at: Moment,
  checks: z.array(z.object({ check: z.enum(HEALTH_CHECKS), state: z.enum(HEALTH_STATES) })),
  has_mail: z.boolean().describe('Whether a mail server is set up'),
  answer_ms: z.number().describe('How long the database takes for the smallest question, in ms'),
  failed_emails: z.int(),
  failed_refunds: z.int(),
  tax_fallbacks: z
    .int()
    .describe('Orders paid within 7 days that the tax service should have taxed but didn’t'),
  jobs: z.array(Job),
  failures: z.array(Failure).max(FAILURES_SHOWN).describe('What fails, what is set aside first'),
  events: z.array(Events),
  storage: z.object({
    database: z.int().describe('Size of the database on disk, in bytes'),
    files: z.int().describe('Of which are files that people sent, in bytes'),
    emails: z.int().describe('How many emails are kept'),
  }),
  backups: z
    .object({
      made_at: Moment.nullable().describe('When the last backup was complete'),
      verified_at: Moment.nullable().describe('When one was last restored elsewhere and read'),
    })
    .nullable()
    .describe('null where the shop makes no backups itself'),
  hour: z
    .object({ placed: z.int(), paid: z.int() })
    .describe('Orders placed and paid within the last hour'),
  version: z.string(),
  started_at: Moment.describe('When the answering process was started'),
})

named({
  OfficeEmail: [Email, 'An email of the shop, and what became of it'],
  JobQueue: [Job, 'Background jobs of one kind'],
  JobFailure: [Failure, 'Background work that keeps failing'],
  Health: [Health, 'How the shop itself is'],
})

export const operationSchemas = {
  health: {
    summary: 'Says how the database, the worker, emails, payment events and refunds are.',
    spec: 'open',
    response: Health,
  },
  emails: {
    summary:
      'Lists emails of the shop, 50 per page, newest first. `q` is a whole email address or order number.',
    spec: 'open',
    query: z.object({
      list: z.enum(EMAIL_LISTS).optional(),
      q: codeText(254).optional(),
      after: EmailNumber.optional(),
      before: EmailNumber.optional(),
    }),
    response: z.object({
      emails: z.array(Email),
      failed: z.int().describe('How many have failed in all'),
      has_mail: z.boolean().describe('Whether a mail server is set; without one all emails wait'),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
    }),
  },
  sendAgain: {
    summary:
      'Sends failed emails again, stale ones after all, and waiting ones now. Others stay as they are. An email goes out once, however often it is asked for.',
    spec: 'open',
    repeats: 'What is on its way already stays so.',
    body: z.object({ ids: z.array(EmailNumber).min(1).max(EMAILS_AT_ONCE) }),
    response: z.object({ planned: z.int().describe('How many will go out') }),
  },
  discard: {
    summary: 'Ends emails for good that are stale or have failed. Others stay as they are.',
    spec: 'open',
    repeats: 'What was discarded stays so.',
    body: z.object({ ids: z.array(EmailNumber).min(1).max(EMAILS_AT_ONCE) }),
    response: z.object({ discarded: z.int().describe('How many won’t go out') }),
  },
  runJob: {
    summary:
      'Runs a regular background job now, before its time, and tries again what was set aside. One of a kind runs at a time.',
    spec: 'open',
    repeats: 'It runs once.',
    errors: ['job_not_found'],
    params: z.object({ queue: line(60).meta({ examples: ['reconcile'] }) }),
    response: z.object({}),
  },
}
