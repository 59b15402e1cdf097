import { z } from 'zod'

import { limitedBy } from './route'

const Id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

export const liveSchemas = {
  events: {
    summary:
      'Streams hints about what changes: the user’s own orders, tickets and notifications, and what the query names.',
    spec: 'open',
    limits: limitedBy('live'),
    errors: ['order_not_found', 'ticket_not_found', 'forum_thread_not_found', 'server_busy'],
    file: {
      type: 'text/event-stream',
      description:
        'Server-sent events. Each `data` is JSON: `kind` (order, ticket, post, notification, issue, stock or reset) and `subject` (a number, id or SKU; empty where many items moved). After a reset, request again what is shown. The stream ends after about 5 minutes; reconnect with `Last-Event-ID`.',
    },
    headers: z.object({
      'Last-Event-ID': z
        .string()
        .optional()
        .meta({
          description: 'The id of the last event received. Events missed since then come first',
          examples: ['4711'],
        }),
    }),
    query: z.object({
      order: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'Number of an order', examples: ['NK-100001'] }),
      key: z
        .string()
        .max(200)
        .optional()
        .meta({
          description: 'Key of that order’s link, or of a guest’s ticket',
          examples: ['pLx7cT0sYbQeWm2v'],
        }),
      ticket: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'Number of a ticket', examples: ['T-10001'] }),
      thread: Id.optional().meta({ description: 'Id of a forum thread', examples: ['12'] }),
      staff: z.literal('1').optional().meta({
        description: 'For administrators: also what concerns the whole shop',
      }),
    }),
    response: z.null(),
  },
}
