import { z } from 'zod'

import {
  GROUNDS,
  groundsFaults,
  REASON_LENGTH,
  REFERENCE_LENGTH,
} from '@/domain/community/forum/forum-moderation'
import { LEGAL_REPORT_LIMITS } from '@/domain/community/forum/legal-report'

import { RequestKey } from '@/contract/community/support/ticket.schema'
import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { limitedBy } from '@/contract/kit/route'
import { atLeast, Email, line, prose } from '@/contract/kit/text.schema'

const When = z.iso.datetime()
const ById = z.object({ id: IdParam })
const { name, explanation } = LEGAL_REPORT_LIMITS

const grounds = {
  ground: z.enum(GROUNDS),
  reference: line(REFERENCE_LENGTH).meta({
    description: 'The rule or law that the content breaks',
    examples: ['Terms, section 11'],
  }),
  reason: prose(REASON_LENGTH).meta({ description: 'Why the content breaks it' }),
}

/** Members of a restriction; required with `isRestriction`. */
export const groundFields = {
  ground: grounds.ground.nullish(),
  reference: grounds.reference.nullish(),
  reason: grounds.reason.nullish(),
}

const GROUNDS_MISSING = {
  ground: 'Choose what this is based on.',
  reference: 'Name the rule or law.',
  reason: 'Say why, for the author.',
}

type GivenGrounds = z.output<z.ZodObject<typeof groundFields>>

/** Reports the missing grounds of a restriction (Regulation (EU) 2022/2065, art. 17(3)). */
export function requireGrounds(given: GivenGrounds, context: z.RefinementCtx): void {
  const { ground, reference, reason } = given
  const faults = groundsFaults({ reference: reference ?? '', reason: reason ?? '' })
  for (const field of ['ground', 'reference', 'reason'] as const) {
    const isMissing = field === 'ground' ? !ground : field in faults
    if (isMissing) {
      context.addIssue({ code: 'custom', path: [field], message: GROUNDS_MISSING[field] })
    }
  }
}

export const LegalReport = z.object({
  id: Id,
  name: z.string().describe('Empty if left out, or once erased'),
  email: z.string(),
  explanation: z.string(),
  is_child_abuse: z.boolean(),
  created_at: When,
})

/** Notices of illegal content (Regulation (EU) 2022/2065, art. 16). */
export const forumLegalSchemas = {
  reportIllegal: {
    summary:
      'Reports a post as illegal, with or without an account. Emails a receipt, and later the decision.',
    spec: 'open',
    limits: limitedBy('legalReport', 'legalReportByEmail'),
    repeats: 'Repeating a `request_key` returns the same report.',
    errors: ['forum_post_not_found', 'too_many_requests'],
    params: ById,
    body: z
      .object({
        explanation: prose(explanation.max)
          .refine(
            ...atLeast(explanation.min, 'Please explain in a sentence or two why it’s illegal.'),
          )
          .meta({ examples: ['This is defamation: my shop has never sold a stolen bike.'] }),
        is_child_abuse: z
          .boolean()
          .describe(
            'Whether it involves sexual abuse of children. Then `name` and `email` are optional',
          ),
        name: line(name).nullish(),
        email: Email.nullish(),
        is_good_faith: z
          .literal(true)
          .describe('States that the report is accurate and complete in good faith'),
        request_key: RequestKey,
        website: z.string().max(500).nullish().meta({
          description: 'Leave it out. Honeypot: people don’t see this field, bots fill it in',
        }),
      })
      .refine((report) => report.is_child_abuse || !!report.name, {
        path: ['name'],
        message: 'Enter your name.',
      })
      .refine((report) => report.is_child_abuse || !!report.email, {
        path: ['email'],
        message: 'Enter your email address.',
      }),
    response: z.object({ number: Id }),
  },
  legalReport: {
    summary:
      'Returns a report of illegal content, with its receipt, decision and statement of reasons.',
    spec: 'open',
    errors: ['forum_report_not_found'],
    params: ById,
    response: z.object({
      report: LegalReport.extend({
        address: z.string().describe('URL of the post when it was reported'),
        decided_at: When.nullable(),
      }),
      decision: z
        .object({
          is_hidden: z.boolean(),
          by: z.string().nullable().describe('Name of the moderator'),
          ...groundFields,
          reason: z.string(),
        })
        .nullable()
        .describe('Null while it is open, and if the text was deleted before a decision'),
      statement: z
        .array(z.tuple([z.string(), z.string()]))
        .nullable()
        .describe('Labels and texts of the statement that the author got; null if there is none'),
    }),
  },
} as const
