import { z } from 'zod'

import { ROLES } from '@/domain/permissions'

import { named } from './named.schema'
import { line } from './text.schema'

const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES).nullable().describe('Null once they aren’t staff anymore'),
  is_disabled: z.boolean(),
  has_second_factor: z.boolean(),
  last_login: z.iso.datetime().nullable().describe('Null where no login is on record'),
})

named({ StaffMember: [Member, 'Someone who works at the shop'] })

export const staffSchemas = {
  list: {
    summary: 'Returns everyone who works at the shop, ordered by name.',
    spec: 'open',
    response: z.object({ staff: z.array(Member) }),
  },
  change: {
    summary:
      'Changes the role of someone of the staff, takes it away, or disables their account, which ends their sessions. The last owner stays one.',
    spec: 'open',
    repeats: 'A repeat changes nothing.',
    errors: ['staff_not_found', 'last_owner'],
    params: z.object({ person: line(40).min(1) }),
    body: z.object({
      role: z.enum(ROLES).nullable().describe('Null makes them a customer'),
      is_disabled: z.boolean().describe('Whether they can’t log in'),
    }),
    response: Member,
  },
}
