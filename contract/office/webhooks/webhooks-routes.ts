import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

import { webhooks } from './webhooks'
import type { webhooksSchemas } from './webhooks.schema'

const ENTRY = webhooks.routes.change.path
const ACCESS = { auth: 'admin', permission: webhooks.write } as const

/** Routes about webhooks in addition to those of the resource. */
export const webhooksRoutes = defineRoutes<typeof webhooksSchemas>()({
  events: { method: 'GET', path: '/api/backoffice/webhook-events', ...ACCESS },
  secret: { method: 'GET', path: `${ENTRY}/secret`, ...ACCESS },
  rotate: { method: 'POST', path: `${ENTRY}/rotate`, ...ACCESS },
  pause: { method: 'POST', path: `${ENTRY}/pause`, ...ACCESS },
  resume: { method: 'POST', path: `${ENTRY}/resume`, ...ACCESS },
  test: { method: 'POST', path: `${ENTRY}/test`, ...ACCESS },
  deliveries: { method: 'GET', path: `${ENTRY}/deliveries`, ...ACCESS },
  delivery: { method: 'GET', path: `${ENTRY}/deliveries/:delivery`, ...ACCESS },
  resend: { method: 'POST', path: `${ENTRY}/deliveries/:delivery/resend`, ...ACCESS },
})

type Schemas = typeof webhooksSchemas
export type WebhookDelivery = ClientResponse<Schemas['delivery']>
export type WebhookDeliveryRow = ClientResponse<Schemas['deliveries']>['deliveries'][number]
