import { z } from 'zod'

import {
  CONNECTION_STATES,
  CONNECTIONS,
  LOGINS,
  MODES,
} from '@/domain/office/connections/connections'
import { limitedBy } from '@/contract/kit/route'
import { named } from '@/contract/kit/named.schema'
import { Email } from '@/contract/kit/text.schema'

const Name = z.enum(CONNECTIONS)
const Mode = z.enum(MODES).describe('With `test` keys, no money moves')

const Keys = z.object({
  mode: Mode,
  is_used: z.boolean(),
  is_readable: z
    .boolean()
    .describe('If not, the shop’s secret has changed since, and the keys have to be entered again'),
  fields: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .describe('Secrets by their last characters only')
    .meta({ examples: [[{ name: 'secret_key', text: '••••a1B2' }]] }),
  set_by: z.string().nullable().describe('Null if that person has left'),
  set_at: z.iso.datetime(),
})

const Connection = z.object({
  name: Name,
  variables: z
    .array(z.string())
    .describe('Settings of the server that win over entered keys')
    .meta({ examples: [['STRIPE_SECRET_KEY']] }),
  mode: Mode.nullable().describe('In use; null if there are no keys'),
  state: z
    .enum(CONNECTION_STATES)
    .describe('By a call to the service; `unknown` if nothing can check the keys'),
  reason: z
    .string()
    .nullable()
    .describe('Why the keys don’t work')
    .meta({ examples: ['Stripe says that this key has expired.'] }),
  keys: z.array(Keys).describe('Entered keys'),
  webhook_url: z.string().nullable().describe('Address to enter at the service for its events'),
  last_event_at: z.iso.datetime().nullable(),
})

const Connections = z.object({
  connections: z.array(Connection),
  logins: z.array(z.object({ name: z.enum(LOGINS), is_set: z.boolean() })),
})

named({ Connections: [Connections, 'What the shop is connected to; never with a secret'] })

const params = z.object({ connection: Name, mode: Mode })

export const connectionsSchemas = {
  read: {
    summary: 'Reads what the shop is connected to, and whether the keys work.',
    spec: 'open',
    response: Connections,
  },
  set: {
    summary: 'Tries keys at the service and stores them encrypted if they work.',
    spec: 'open',
    errors: ['connection_unreachable'],
    limits: limitedBy('tryKeys'),
    params,
    body: z.object({
      keys: z
        .record(z.string().max(40), z.string().max(2_000))
        .describe('By field; a blank secret keeps the stored one')
        .meta({ examples: [{ secret_key: 'sk_test_51Nk2Vb8Qd0Xr7Lc', webhook_secrets: '' }] }),
    }),
    response: Connections,
  },
  use: {
    summary: 'Uses the keys of the other mode from now on.',
    spec: 'open',
    errors: ['keys_not_found'],
    repeats: 'A repeated call changes nothing.',
    params,
    response: Connections,
  },
  remove: {
    summary: 'Removes keys. Payments that were begun with them can still end.',
    spec: 'open',
    errors: ['keys_not_found'],
    params,
    response: Connections,
  },
  testMail: {
    summary: 'Sends the caller an email right away.',
    spec: 'open',
    errors: ['mail_not_sent'],
    limits: limitedBy('tryKeys'),
    repeats: 'Each call sends an email.',
    response: z.object({ email: Email }),
  },
} as const
