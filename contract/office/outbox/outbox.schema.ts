import { z } from 'zod'

import { named } from '@/contract/kit/named.schema'

const Mail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.string()).meta({ examples: [['Terms of sale']] }),
  status: z.enum(['queued', 'sent', 'failed', 'dropped', 'stale', 'discarded']),
  created_at: z.iso.datetime(),
})

named({ OutboxMail: Mail })

export const outboxSchemas = {
  list: {
    summary: 'Lists the shop’s latest emails. Development only.',
    spec: 'open',
    errors: ['outbox_closed'],
    response: z.object({ mails: z.array(Mail) }),
  },
}
