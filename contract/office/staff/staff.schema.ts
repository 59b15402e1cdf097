import { z } from 'zod'

import { ROLES } from '@/domain/kit/permissions'

import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { Email, line, Reason } from '@/contract/kit/text.schema'
import { GivenPassword } from '@/contract/account/profile/profile.schema'

const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES).nullable().describe('Null once they aren’t staff anymore'),
  is_disabled: z.boolean(),
  has_second_factor: z.boolean(),
  last_login: z.iso.datetime().nullable().describe('Null where no login is on record'),
})

const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(ROLES),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
})
const HasMail = z.boolean().describe('Whether a mail server is set; without one no email is sent')
const Invitations = z.object({
  invitations: z.array(Invitation),
  has_mail: HasMail,
})
const WithLink = Invitations.extend({
  link: z
    .string()
    .nullable()
    .describe(
      'Null if it was emailed. Without a mail server, the link to pass on; no other answer has it',
    )
    .meta({ examples: ['https://shop.example/invitation?token=mgIG0u'] }),
})
const personParams = z.object({ person: line(40).min(1) })
const invitationParams = z.object({ id: z.coerce.number().int().positive() })

named({
  StaffMember: [Member, 'Someone who works at the shop'],
  StaffInvitation: [Invitation, 'Someone who was invited and hasn’t accepted yet'],
})

export const staffSchemas = {
  list: {
    summary: 'Returns everyone who works at the shop, ordered by name.',
    spec: 'open',
    response: z.object({ staff: z.array(Member), has_mail: HasMail }),
  },
  invitations: {
    summary: 'Returns the invitations that nobody accepted yet.',
    spec: 'open',
    response: Invitations,
  },
  invite: {
    summary:
      'Invites someone to the staff by email, also someone who has an account. The link works once, for 72 hours. Without a mail server, the answer has it.',
    spec: 'open',
    repeats: 'A repeat sends a new link in the place of the old one.',
    errors: ['staff_already'],
    body: z.object({ email: Email, role: z.enum(ROLES) }),
    response: WithLink,
  },
  sendInvitation: {
    summary:
      'Sends an invitation again, with a new link in the place of the old one. Without a mail server, the answer has it.',
    spec: 'open',
    repeats: 'Each call makes another link.',
    errors: ['invitation_not_found'],
    params: invitationParams,
    response: WithLink,
  },
  withdraw: {
    summary: 'Withdraws an invitation: its link doesn’t work anymore.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['invitation_not_found'],
    params: invitationParams,
    response: Invitations,
  },
  change: {
    summary:
      'Changes the role of someone of the staff, takes it away, or disables their account, which ends their sessions. The last owner stays one.',
    spec: 'open',
    repeats: 'A repeat changes nothing.',
    errors: ['staff_not_found', 'last_owner'],
    params: personParams,
    body: z.object({
      role: z.enum(ROLES).nullable().describe('Null makes them a customer'),
      is_disabled: z.boolean().describe('Whether they can’t log in'),
    }),
    response: Member,
  },
  resetSecondFactor: {
    summary:
      'Resets two-factor authentication of someone else of the staff, who lost their phone. Ends their sessions, deletes their recovery codes and emails both. Nobody resets their own.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    limits: limitedBy('password'),
    errors: [
      'staff_not_found',
      'second_factor_missing',
      'password_wrong',
      'fresh_login_needed',
      'too_many_requests',
      'server_busy',
    ],
    params: personParams,
    body: z.object({
      password: GivenPassword.nullish().describe(
        'The caller’s own; without one, the login is at most 5 minutes old',
      ),
      reason: Reason.describe('Both emails say it too'),
    }),
    response: Member,
  },
}
