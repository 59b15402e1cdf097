import { webhookBody } from '@/contract/office/webhooks/webhook-bodies.schema'
import { DELIVERY_DAYS, MOST_TRIES } from '@/domain/office/webhooks/delivery'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { WEBHOOK_EVENT_TITLES } from '@/domain/office/webhooks/webhook-titles'

import { withExample } from './examples'
import type { Json, WireSchemas } from './wire-schemas'

const header = (name: string, description: string, example: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  ...{ schema: { type: 'string' }, example },
})

/** Headers of Standard Webhooks, by their key in the components. */
export const WEBHOOK_HEADERS: Record<string, Json> = {
  WebhookId: header(
    'webhook-id',
    'The same with every try, and the `id` of the body',
    'evt_0f8c3a5d6b7e41c2a1f09d8e7c6b5a43',
  ),
  WebhookTimestamp: header('webhook-timestamp', 'When it was sent, in seconds', '1795860000'),
  WebhookSignature: header(
    'webhook-signature',
    'Signatures as in Standard Webhooks, separated by spaces: one, and two for a day after a new secret was made',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

/** Describes the messages that webhooks receive. */
export function webhookOperations(wire: WireSchemas): Record<string, Json> {
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((name) => {
      const schema = wire.of(webhookBody(name))
      const content = { schema, ...withExample(schema, wire.named) }
      const post = {
        summary: WEBHOOK_EVENT_TITLES[name],
        parameters: Object.keys(WEBHOOK_HEADERS).map((key) => ({
          $ref: `#/components/parameters/${key}`,
        })),
        requestBody: { required: true, content: { 'application/json': content } },
        responses: { '2XX': { description: RECEIVED } },
        security: [],
      }
      return [name, { post }]
    }),
  )
}

const RECEIVED = `The message was received. Every other answer, and none within 10 seconds, is tried again, up to ${MOST_TRIES} times over three days. While the webhook is paused, messages wait for up to ${DELIVERY_DAYS} days.`
