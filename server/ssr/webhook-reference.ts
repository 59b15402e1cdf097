import { webhookBody } from '@/contract/office/webhooks/webhook-bodies.schema'

import { exampleOf } from '../openapi/example-of'

/** Returns the example body of an event for `/developers`. */
export const webhookExample = (): string =>
  JSON.stringify(exampleOf(webhookBody('order.paid')), null, 2)
