import { z } from 'zod'

export const TICKET_STATUSES = [
  'new',
  'open',
  'waiting_for_customer',
  'waiting_for_us',
  'closed',
] as const

export const supportSchemas = {
  list: {
    summary: 'The tickets of the user, last changed first.',
    spec: 'open',
    response: z.object({
      tickets: z.array(
        z.object({
          number: z.string(),
          subject: z.string(),
          status: z.enum(TICKET_STATUSES),
          created_at: z.iso.datetime(),
          updated_at: z.iso.datetime(),
        }),
      ),
    }),
  },
}
