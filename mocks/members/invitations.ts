import { ADMIN_FLAG } from '@/domain/kit/constants'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { ROLE_PERMISSIONS, type Role } from '@/domain/kit/permissions'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { plainLetter, random } from '../payments'
import type { MockInvitation } from '../shop-state'
import type { MockMember } from './records'

const LIFE_MS = 72 * 3_600_000

export const invitedOf = (shop: MockShop): MockInvitation[] => shop.books().invitations ?? []

/** Invites someone or sends another invitation; the email goes to the mock shop's outbox. */
export function invite(shop: MockShop, { email, role }: { email: string; role: Role }): void {
  const known = invitedOf(shop)
  const others = known.filter((one) => !isSameMailbox(one.email, email))
  const token = random()
  const id = Math.max(0, ...known.map((one) => one.id)) + 1
  const expires_at = new Date(shop.now().getTime() + LIFE_MS).toISOString()
  shop.change((books) => {
    books.invitations = [...others, { id, email, role, token, expires_at }]
    books.mails.unshift({
      id: books.mails.length + 1,
      kind: 'confirm_staff',
      recipient: email,
      subject: 'Your invitation to the team',
      ...plainLetter(`Accept your invitation: /invitation?token=${token}`),
      status: 'sent',
      created_at: shop.now().toISOString(),
    })
  })
}

export function deleteInvitation(shop: MockShop, id: number): void {
  const rest = invitedOf(shop).filter((one) => one.id !== id)
  shop.change((books) => {
    books.invitations = rest
  })
}

export function requireInvitation(shop: MockShop, token: string): MockInvitation {
  const now = shop.now().toISOString()
  const found = invitedOf(shop).find((one) => one.token === token && one.expires_at > now)
  if (!found) throw mockProblem('link_invalid')
  return found
}

/** Assigns a role. Marks the second factor as set up, because the mock shop has none. */
export function employ(members: MockMember[], email: string, role: Role): void {
  const member = members.find(({ user }) => isSameMailbox(user.email, email))
  if (!member) throw mockProblem('user_not_found')
  Object.assign(member.user, {
    ...{ role, is_admin: ADMIN_FLAG, permissions: [...ROLE_PERMISSIONS[role]] },
    ...{ has_second_factor: true, needs_second_factor: false },
  })
}
