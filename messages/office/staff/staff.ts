import type { Invitation, StaffChange, StaffMember } from '@/contract/office/staff/staff'
import { ROLES, type Role } from '@/domain/kit/permissions'

import { shortMoment } from '@/messages/office/overview/overview'
import { mailNote } from '@/messages/office/kit/mail-note'
import type { DialogRequest } from '@/messages/kit/dialogs'

export const ROLE_WORDS: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  catalog: 'Catalog',
  orders: 'Orders',
  support: 'Support',
  moderator: 'Moderator',
  content: 'Content',
  read_only: 'Read only',
}

const ROLE_HINTS: Record<Role, string> = {
  owner: 'do everything, and manage staff',
  manager: 'do everything but manage staff',
  catalog: 'change the catalog, prices and stock',
  orders: 'change, ship and refund orders',
  support: 'see orders and customers, and answer tickets',
  moderator: 'moderate the forum',
  content: 'write and publish pages',
  read_only: 'see everything but the audit log, and change nothing',
}

/** Option value that removes every role. */
const NO_ROLE = 'none'

export const staff = {
  title: 'Staff',
  lead: 'Who works here, what they may do, and when they last logged in. Every change is in the audit log.',
  found: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    factor: 'Two-factor',
    login: 'Last login',
    access: 'Access',
  },
  roleOf: (name: string) => `Role of ${name}`,
  noRole: NO_ROLE,
  roles: [
    ...ROLES.map((value) => ({ value: value as string, title: ROLE_WORDS[value] })),
    { value: NO_ROLE, title: 'Not staff anymore' },
  ],
  factor: ({ has_second_factor }: StaffMember) => (has_second_factor ? 'On' : 'Not set up'),
  login: ({ last_login }: StaffMember) => (last_login ? shortMoment(last_login) : 'Never'),
  disabled: 'Disabled',
  disable: 'Disable',
  enable: 'Enable',
  disableOf: (name: string) => `Disable ${name}`,
  enableOf: (name: string) => `Enable ${name}`,
  rolesTitle: 'What each role may do',
  roleHints: ROLES.map((role) => ({
    title: ROLE_WORDS[role],
    hint: `They may ${ROLE_HINTS[role]}.`,
  })),
} as const

export const factorReset = {
  open: 'Reset two-factor',
  openOf: (name: string) => `Reset two-factor authentication of ${name}`,
  lead: (name: string, hasMail: boolean) =>
    `For a lost phone. ${name} is logged out everywhere, the recovery codes stop working, and two-factor authentication is set up again at the next login. ${mailNote('We’ll email both of you.', hasMail)}`,
  reason: 'Reason',
  reasonHint: (hasMail: boolean) =>
    hasMail ? 'Both emails and the audit log have it.' : 'The audit log has it.',
  reasonMissing: 'Enter a short reason.',
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  send: 'Reset',
  cancel: 'Cancel',
  done: (name: string, hasMail: boolean) =>
    `Two-factor authentication of ${name} was reset.${hasMail ? ' We emailed both of you.' : ''}`,
} as const

export function accessDialog({ name }: StaffMember, change: StaffChange): DialogRequest {
  const shared = { type: 'wide', secondaryButton: 'Cancel' } as const
  if (change.is_disabled) {
    return {
      ...shared,
      title: `Disable ${name}?`,
      message: `${name} is logged out everywhere and can’t log in until you enable the account again.`,
      ...{ icon: 'lock', primaryButtonType: 'danger', primaryButton: 'Disable' },
    }
  }
  if (change.role === null) {
    return {
      ...shared,
      title: `Remove ${name} from the staff?`,
      message: `${name} loses access to the back office at once and keeps a customer account.`,
      ...{ icon: 'lock', primaryButtonType: 'danger', primaryButton: 'Remove' },
    }
  }
  return {
    ...shared,
    title: `Make ${name} ${ROLE_WORDS[change.role]}?`,
    message: `From now on, ${name} may ${ROLE_HINTS[change.role]}.`,
    ...{ icon: 'info', primaryButtonType: 'default', primaryButton: 'Change role' },
  }
}

const FIRST_ROLE: Role = 'support'

export const invitations = {
  title: 'Invitations',
  none: 'No open invitations.',
  email: 'Email address',
  firstRole: FIRST_ROLE,
  roles: ROLES.map((value) => ({ value: value as string, title: ROLE_WORDS[value] })),
  invite: 'Send invitation',
  makeLink: 'Make invitation link',
  sent: 'The invitation will be emailed. Its link works once, for 72 hours.',
  noServer:
    'No mail server is connected, so invitations aren’t emailed. You get a link instead, to send to your colleague yourself. Connect one under Payment and email.',
  passOn:
    'Copy this link now and send it only to the person you invited. It’s shown once, and works once, for 72 hours.',
  stateOf: ({ role, expires_at }: Invitation) =>
    `${ROLE_WORDS[role]}, until ${shortMoment(expires_at)}`,
  expired: 'Expired',
  send: 'Send again',
  sendOf: (email: string) => `Send again to ${email}`,
  newLink: 'Make a new link',
  newLinkOf: (email: string) => `Make a new link for ${email}`,
  withdraw: 'Cancel invitation',
  withdrawOf: (email: string) => `Cancel the invitation of ${email}`,
} as const

export const withdrawDialog = (email: string): DialogRequest => ({
  title: 'Cancel this invitation?',
  message: `The link for ${email} won’t work anymore.`,
  ...{ icon: 'lock', type: 'wide', primaryButtonType: 'danger' },
  ...{ primaryButton: 'Cancel invitation', secondaryButton: 'Keep it' },
})
