import { z } from 'zod'

import { resourceSchemas } from '@/contract/kit/resources.schema'
import { limitedBy } from '@/contract/kit/route'
import { DELIVERY_DAYS, DELIVERY_STATES, MOST_TRIES } from '@/domain/office/webhooks/delivery'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'

const Moment = z.iso.datetime()
const EXAMPLE_ID = 'mJ2v0Qk3Zr8wN5yTb7LxAg'
const Id = z
  .string()
  .max(40)
  .meta({ examples: [EXAMPLE_ID] })
const DeliveryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .meta({ examples: ['812'] })

const DeliveryRow = z.object({
  id: z.int(),
  message_id: z
    .string()
    .meta({ examples: ['evt_0f8c3a'] })
    .describe('The `webhook-id`: the same with every try'),
  event: z.string().meta({ examples: ['order.paid'] }),
  subject: z
    .string()
    .meta({ examples: ['order/NK-100001'] })
    .describe('Deliveries about one subject are sent in order'),
  state: z.enum(DELIVERY_STATES),
  at: Moment.describe('When it happened'),
  tries: z.int().describe(`Up to ${MOST_TRIES} over three days`),
  tried_at: Moment.nullable(),
  due_at: Moment.nullable().describe('When it is tried next; null unless it waits'),
  took_ms: z.int().nullable(),
  status: z
    .int()
    .nullable()
    .meta({ examples: [200] })
    .describe('HTTP status of the last answer'),
  error: z.string().nullable().describe('Why there is no answer, or why it doesn’t count'),
})

const Delivery = DeliveryRow.extend({
  body: z
    .string()
    .meta({ examples: ['{"id":"evt_0f8c3a"}'] })
    .describe('As it is sent now'),
  answer: z.string().nullable().describe('Beginning of the last answer'),
})

const one = { params: z.object({ id: Id }), errors: ['webhook_not_found'] }
const entry = resourceSchemas.webhooks.change.response

export const webhooksSchemas = {
  events: {
    summary: 'Lists the events of webhooks with an example body of each.',
    spec: 'open',
    response: z.object({
      events: z.array(
        z.object({
          name: z.enum(WEBHOOK_EVENTS),
          body: z.string().meta({ examples: ['{"type":"order.paid"}'] }),
        }),
      ),
    }),
  },
  secret: {
    summary: 'Returns the secret that signs the deliveries of a webhook.',
    spec: 'open',
    ...one,
    response: z.object({ secret: z.string().meta({ examples: ['whsec_bGFtcA=='] }) }),
  },
  rotate: {
    summary:
      'Makes a new signing secret. For 24 hours, deliveries have a signature by the previous one, too.',
    spec: 'open',
    repeats: 'Each call makes another secret, and only the last one before it still signs.',
    ...one,
    response: entry,
  },
  pause: {
    summary: 'Pauses a webhook. What happens meanwhile waits.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    ...one,
    response: entry,
  },
  resume: {
    summary: `Sends again after a pause, also what waited. Deliveries are stored for ${DELIVERY_DAYS} days.`,
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    ...one,
    response: entry,
  },
  test: {
    summary: 'Sends a test event now, once, and returns how it went.',
    spec: 'open',
    limits: limitedBy('tryKeys'),
    repeats: 'Each call sends another test event.',
    ...one,
    response: Delivery,
  },
  deliveries: {
    summary: 'Lists the deliveries of a webhook, the newest first, 25 per page.',
    spec: 'open',
    ...one,
    query: z.object({
      state: z.enum(DELIVERY_STATES).optional(),
      after: z
        .string()
        .regex(/^[1-9]\d{0,14}$/, 'Enter a number.')
        .optional()
        .meta({ examples: ['812'] }),
    }),
    response: z.object({
      deliveries: z.array(DeliveryRow),
      next: z
        .string()
        .nullable()
        .meta({ examples: ['787'] })
        .describe('Send it as `after` for the next page; null on the last page'),
    }),
  },
  delivery: {
    summary: 'Returns a delivery with its body and the answer.',
    spec: 'open',
    params: z.object({ id: Id, delivery: DeliveryId }),
    errors: ['webhook_not_found', 'webhook_delivery_not_found'],
    response: Delivery,
  },
  resend: {
    summary: 'Sends a delivery again, with the same id and body. It starts with all its tries.',
    spec: 'open',
    repeats: 'While it waits, repeating it changes nothing but the time of its next try.',
    params: z.object({ id: Id, delivery: DeliveryId }),
    errors: ['webhook_not_found', 'webhook_delivery_not_found'],
    response: Delivery,
  },
} as const
