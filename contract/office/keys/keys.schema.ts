import { z } from 'zod'

import { GivenPassword } from '@/contract/account/profile/profile.schema'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { limitedBy } from '@/contract/kit/route'

const { params, response } = resourceSchemas.keys.change

export const keysSchemas = {
  make: {
    summary:
      'Makes the secret of an API key, or a new one in the place of the old one, which is refused from then on. Only this response has it. The key acts within the rights of who makes it.',
    spec: 'open',
    limits: limitedBy('password'),
    repeats: 'Each call makes a new secret.',
    errors: [
      ...['api_key_not_found', 'api_key_revoked', 'password_wrong', 'fresh_login_needed'],
      ...['too_many_requests', 'server_busy'],
    ],
    params,
    body: z.object({
      password: GivenPassword.nullish().describe(
        'The caller’s own; without one, the login is at most 5 minutes old',
      ),
    }),
    response: z.object({
      entry: response,
      secret: z.string().describe('Shown once; the shop keeps only its hash'),
    }),
  },
  revoke: {
    summary: 'Revokes an API key for good. Every request with it is refused at once.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: ['api_key_not_found'],
    params,
    response,
  },
}
