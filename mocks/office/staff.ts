import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { ROLE_PERMISSIONS } from '@/domain/kit/permissions'
import { fullName } from '@/domain/kit/person-name'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { deleteInvitation, invite, invitedOf } from '../members/invitations'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'

const [routes, schemas] = [api.staff, apiSchemas.staff]

/** Serves the staff, which are the members with a role. They can't be disabled. */
export function staffHandlers(shop: MockShop): HttpHandler[] {
  const staffOf = () => shop.books().members.filter(({ user }) => user.role !== null)
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({ staff: staffOf().map(memberOf) })),
    ),
    mock(routes.invitations, schemas.invitations, ({ from }) =>
      asAdmin(shop, from, () => invitationsOf(shop)),
    ),
    mock(routes.invite, schemas.invite, ({ from, body: { email, role } }) =>
      asAdmin(shop, from, () => {
        if (staffOf().some(({ user }) => isSameMailbox(user.email, email)))
          throw mockProblem('staff_already')
        invite(shop, { email, role })
        return invitationsOf(shop)
      }),
    ),
    mock(routes.sendInvitation, schemas.sendInvitation, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const known = invitedOf(shop).find(({ id }) => id === params.id)
        if (!known) throw mockProblem('invitation_not_found')
        invite(shop, known)
        return invitationsOf(shop)
      }),
    ),
    mock(routes.withdraw, schemas.withdraw, ({ from, params }) =>
      asAdmin(shop, from, () => {
        if (!invitedOf(shop).some(({ id }) => id === params.id)) {
          throw mockProblem('invitation_not_found')
        }
        deleteInvitation(shop, params.id)
        return invitationsOf(shop)
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) => {
      asAdmin(shop, from, () => undefined)
      const owners = staffOf().filter(({ user }) => user.role === 'owner')
      return shop.change(({ members }) => {
        const member = members.find(({ user }) => user.role && user.id === params.person)
        if (!member) throw mockProblem('staff_not_found')
        const isLast = member.user.role === 'owner' && owners.length === 1
        if (isLast && (body.role !== 'owner' || body.is_disabled)) throw mockProblem('last_owner')
        member.user.role = body.role
        member.user.permissions = body.role ? [...ROLE_PERMISSIONS[body.role]] : []
        return { ...memberOf(member), is_disabled: body.is_disabled }
      })
    }),
  ]
}

function invitationsOf(shop: MockShop) {
  const now = shop.now().toISOString()
  return {
    invitations: invitedOf(shop).map(({ token: _, ...one }) => ({
      ...one,
      is_expired: one.expires_at <= now,
    })),
  }
}

const memberOf = ({ user, sessions }: MockMember) => ({
  ...{ id: user.id, name: fullName(user), email: user.email, role: user.role },
  ...{ is_disabled: false, has_second_factor: user.has_second_factor },
  last_login: sessions.at(-1)?.at ?? null,
})
