import { z } from 'zod'

import { ListRange } from '@/contract/kit/list-range.schema'
import { ROLES } from '@/domain/kit/permissions'

import { named } from '@/contract/kit/named.schema'
import { line } from '@/contract/kit/text.schema'

const Id = z.string().regex(/^\d{1,18}$/, 'Send the number of an entry.')
const State = z.record(z.string(), z.unknown())

const Row = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Null for what the shop or an API key did, and once that account is gone'),
  api_key: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('The API key that made the change; null for people and the shop'),
  role: z.enum(ROLES).nullable().describe('What the actor was at that time; null for the shop'),
  action: z.string().describe('Name of the route, such as `stock.setThreshold`'),
  subject: z.object({ kind: z.string(), id: z.string() }),
  before: State.describe('The members that changed, as they were'),
  after: State.describe('The same, as they are since'),
  asked: State.describe('Numbers, flags and states that were asked for'),
  reason: z.string(),
  is_erased: z.boolean().describe('The details are gone for the privacy of a person'),
})

const Entry = Row.extend({
  request_id: z.string(),
  session: z.string().nullable(),
  link: z
    .object({ number: z.string(), hash: z.string() })
    .nullable()
    .describe('Its place in the chain'),
})

named({
  AuditRow: [Row, 'A change that staff made'],
  AuditEntry: [Entry, 'A change with its place in the chain of the audit log'],
})

const filter = {
  person: line(40).min(1).optional().describe('Id of the person or API key'),
  action: line(60).min(1).optional(),
  kind: line(40).min(1).optional().describe('What it is about, such as `orders`'),
  subject: line(120).min(1).optional().describe('Its number, SKU or id, in any letter case'),
  from: z.iso.date().optional().describe('First day, in the time zone of the shop'),
  to: z.iso.date().optional().describe('Last day'),
}

export const auditSchemas = {
  list: {
    summary: 'Returns a page of the audit log, newest first.',
    spec: 'open',
    query: z.object({ ...filter, after: Id.optional(), before: Id.optional() }),
    response: z.object({
      items: z.array(Row),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
      people: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .describe(
          'Everyone who is in the log and still has an account, and then the API keys in it',
        ),
    }),
  },
  export: {
    summary: 'Returns the audit log, or what a search finds in it, as a CSV table, newest first.',
    spec: 'open',
    query: z.object(filter),
    file: { type: 'text/csv', description: 'The table, in UTF-8 with a head.' },
    response: z.string(),
  },
  read: {
    summary: 'Returns an entry of the audit log with its place in the chain.',
    spec: 'open',
    errors: ['audit_entry_not_found'],
    params: z.object({ id: Id }),
    response: Entry,
  },
}
