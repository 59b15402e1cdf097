import { z } from 'zod'

import { limitedBy } from '@/contract/kit/route'
import { Email } from '@/contract/kit/text.schema'

const Done = z.object({})

export const newsletterSchemas = {
  subscribe: {
    summary:
      'Subscribes to the newsletter (double opt-in: nothing else is sent until the emailed link is followed). Returns 200 with top-level `status` and `message`. A false status means the address is already subscribed.',
    spec: '§7 Other',
    limits: limitedBy('newsletter', 'newsletterByDay'),
    errors: ['too_many_requests'],
    body: z.object({ email: Email }),
    response: z.object({ status: z.boolean(), message: z.string() }),
  },
  confirm: {
    summary: 'Confirms a subscription with the single-use emailed token.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    body: z.object({ token: z.string().min(1).max(100) }),
    response: Done,
  },
  unsubscribe: {
    summary:
      'Unsubscribes with the key included in every email and deletes the subscription. Ignores the body, so mail clients can send their own (RFC 8058). Idempotent.',
    spec: 'open',
    limits: limitedBy('emailLink'),
    errors: ['link_invalid', 'too_many_requests'],
    params: z.object({ id: z.string().max(60), key: z.string().max(60) }),
    response: Done,
  },
}
