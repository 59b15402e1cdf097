import { z } from 'zod'

import { hasSilentPicture } from '@/domain/shop/content/content-pictures'
import {
  ISSUE_ACTIONS,
  ISSUE_LIMIT,
  ISSUE_STATES,
  PREHEADER_LIMIT,
  SUBJECT_LIMIT,
} from '@/domain/office/newsletter/issue'
import { SUPPRESSION_CAUSES } from '@/domain/kit/suppression'

import { ListRange } from '@/contract/kit/list-range.schema'
import { ContentTree } from '@/contract/kit/content-tree.schema'
import { named } from '@/contract/kit/named.schema'
import { filled, line, prose, QUICKLY_READ } from '@/contract/kit/text.schema'

const Mark = z
  .string()
  .regex(/^\d{1,18}$/u, 'Enter the number of a row.')
  .meta({ examples: ['12'] })
const OfIssue = z.object({ id: z.coerce.number<string>().int().positive() })
const Moment = z.iso.datetime()

const Segment = line(64)
  .min(1)
  .nullable()
  .describe('Id of a segment of customers, of whom subscribers get it; null for all subscribers')

const WORDS = {
  subject: filled(SUBJECT_LIMIT, 'Enter a subject.').meta({ examples: ['Spring is here'] }),
  preheader: line(PREHEADER_LIMIT).describe('What mail programs show after the subject in a list'),
  source: prose(ISSUE_LIMIT)
    .min(1, 'Write the issue.')
    .refine(...QUICKLY_READ)
    .refine((source) => !hasSilentPicture(source), 'Describe each picture.')
    .describe(
      'Markdown. Pictures are those that were uploaded to the shop, each with a description',
    ),
}

const FIGURES = {
  recipients: z.int().describe('Addresses that it was meant for when it began'),
  sent: z.int().describe('Taken by the mail server'),
  failed: z.int().describe('Refused by the mail server for good'),
  unclear: z.int().describe('Broken off before the mail server answered; never sent again'),
  skipped: z.int().describe('Unsubscribed or suppressed before their turn'),
  left: z.int().describe('Still waiting'),
  bounced: z.int().describe('Addresses that turned out to be dead'),
  complained: z.int().describe('Reported as spam'),
  unsubscribed: z.int().describe('Subscriptions that ended after it was sent to them'),
}

const Issue = z.object({
  id: z.int(),
  subject: z.string(),
  preheader: z.string(),
  source: z.string(),
  segment: Segment,
  segment_name: z.string().nullable().describe('As it was called when it was sent'),
  edition: z.int().describe('Send it back with a change'),
  state: z.enum(ISSUE_STATES),
  send_at: Moment.nullable(),
  started_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  changed_at: Moment,
  by: z.string().nullable().describe('Who changed it last'),
  is_stuck: z.boolean().describe('Whether the mail server took nothing at the last try'),
  ...FIGURES,
})

const Row = Issue.omit({ source: true, preheader: true })

const Suppression = z.object({
  id: z.string(),
  email: z.string(),
  cause: z.enum(SUPPRESSION_CAUSES),
  detail: z.string().describe('Codes of the mail server, or how the provider calls it'),
  issue_id: z.int().nullable(),
  at: Moment,
})

named({
  NewsletterIssue: [Issue, 'An issue of the newsletter with what has become of it'],
  MailSuppression: [Suppression, 'An address that gets no newsletter and no digest any more'],
})

const PAGE = {
  next: z.string().nullable().describe('Send it as `after` for the next page'),
  previous: z.string().nullable().describe('Send it as `before` for the previous page'),
  range: ListRange.optional(),
}
const Marks = { after: Mark.optional(), before: Mark.optional() }
const Edition = z.int().min(1).describe('As it was read')
const CHANGED = ['issue_not_found', 'issue_changed', 'issue_moved'] as const

export const issuesSchemas = {
  list: {
    summary:
      'Lists issues of the newsletter, newest first, 50 per page, with how many subscribers there are.',
    spec: 'open',
    query: z.object(Marks),
    response: z.object({
      issues: z.array(Row),
      subscribers: z.int().describe('Confirmed, without those that are suppressed'),
      bounces: z.int().describe('Suppressed addresses that are dead'),
      complaints: z.int().describe('Suppressed addresses that reported an email as spam'),
      can_send: z.boolean().describe('Whether a mail server is set up'),
      ...PAGE,
    }),
  },
  read: {
    summary: 'Returns an issue, and the segments that one can choose.',
    spec: 'open',
    errors: ['issue_not_found'],
    params: OfIssue,
    response: z.object({
      issue: Issue,
      segments: z.array(z.object({ id: z.string(), name: z.string() })),
      can_send: z.boolean(),
    }),
  },
  add: {
    summary: 'Begins an issue. It is a draft until it is sent.',
    spec: 'open',
    repeats: 'A repeat begins another one.',
    body: z.object({ ...WORDS, segment: Segment }),
    response: Issue,
  },
  save: {
    summary: 'Saves a draft.',
    spec: 'open',
    errors: [...CHANGED],
    params: OfIssue,
    body: z.object({ ...WORDS, segment: Segment, edition: Edition }),
    response: Issue,
  },
  remove: {
    summary: 'Removes a draft.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: ['issue_not_found', 'issue_moved'],
    params: OfIssue,
    response: z.object({}),
  },
  preview: {
    summary: 'Returns an issue as readers see it. Nothing is kept.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: z.object({ source: prose(ISSUE_LIMIT).refine(...QUICKLY_READ) }),
    response: z.object({ body: ContentTree }),
  },
  count: {
    summary: 'Counts the subscribers who would get an issue now. It changes nothing.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: ['segment_not_found'],
    body: z.object({ segment: Segment }),
    response: z.object({
      count: z.int(),
      suppressed: z.int().describe('Subscribers left out, because their address is suppressed'),
    }),
  },
  test: {
    summary: 'Sends what is written to the caller alone.',
    spec: 'open',
    repeats: 'A repeat sends another one.',
    body: z.object(WORDS),
    response: z.object({ email: z.string() }),
  },
  send: {
    summary:
      'Sends an issue now or at an hour to confirmed subscribers, each once. Who they are is asked when it begins.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...CHANGED, 'segment_not_found', 'issue_hour_past', 'issue_for_nobody', 'email_off'],
    params: OfIssue,
    body: z.object({ edition: Edition, send_at: Moment.nullable().describe('Null: now') }),
    response: Issue,
  },
  move: {
    summary:
      'Pauses, goes on with or cancels an issue that is being sent, or takes back the hour of a planned one. What has left can’t be taken back.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['issue_not_found', 'issue_moved'],
    params: OfIssue,
    body: z.object({ action: z.enum(ISSUE_ACTIONS) }),
    response: Issue,
  },
  suppressions: {
    summary:
      'Lists addresses that get no newsletter and no digest any more, newest first, 50 per page.',
    spec: 'open',
    query: z.object({
      q: line(100).optional().describe('Part of an address'),
      cause: z.enum(SUPPRESSION_CAUSES).optional(),
      ...Marks,
    }),
    response: z.object({ suppressions: z.array(Suppression), ...PAGE }),
  },
  lift: {
    summary: 'Allows email to an address again. A subscription that has ended stays so.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: ['suppression_not_found'],
    params: OfIssue,
    response: z.object({}),
  },
} as const
