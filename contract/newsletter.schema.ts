import { z } from 'zod'

import { Email } from './text.schema'

const Done = z.object({})

export const newsletterSchemas = {
  subscribe: {
    summary:
      'Asks for the newsletter. Nothing else is sent before the link of the mail was followed. Answers 200 with `status` and `message` at the top; status false: the address is subscribed already.',
    spec: '§7 Other',
    errors: ['too_many_requests'],
    body: z.object({ email: Email }),
    response: z.object({ status: z.boolean(), message: z.string() }),
  },
  confirm: {
    summary: 'Confirms a subscription by the token of the mail, which works once.',
    spec: 'open',
    errors: ['link_invalid', 'too_many_requests'],
    body: z.object({ token: z.string().min(1).max(100) }),
    response: Done,
  },
  unsubscribe: {
    summary:
      'Ends a subscription by the key that every letter carries, and deletes it. It takes no body of its own, so that mail programs can send theirs (RFC 8058); a repeat is quiet.',
    spec: 'open',
    errors: ['link_invalid', 'too_many_requests'],
    params: z.object({ id: z.string().max(60), key: z.string().max(60) }),
    response: Done,
  },
}
