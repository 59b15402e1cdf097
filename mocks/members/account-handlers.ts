import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { isSameMailbox } from '@/domain/kit/mailbox'

import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import {
  changePassword,
  logIn,
  register,
  renew,
  requirePassword,
  saveProfile,
  sessionsOf,
} from './account'
import { asMember, hasToken, sessionAnswer } from './books'
import { employ, deleteInvitation, requireInvitation } from './invitations'

const routes = api.account
const schemas = apiSchemas.account

/** Serves accounts and sessions; rejects what needs email, a second device or a third party. */
export function accountHandlers(shop: MockShop): HttpHandler[] {
  return [...doorHandlers(shop), ...ownHandlers(shop), ...closedHandlers(shop)]
}

function doorHandlers(shop: MockShop): HttpHandler[] {
  const logOut = ({ header }: { header(name: string): string | undefined }) => {
    if (!hasToken(header)) throw mockProblem('not_signed_in')
    asMember(shop, header, (member, token) => {
      member.sessions = member.sessions.filter((one) => one.token !== token)
    })
    return {}
  }
  return [
    mock(routes.login, schemas.login, ({ body }) => logIn(shop, body)),
    mock(routes.userLogin, schemas.userLogin, ({ body }) => renew(shop, body)),
    mock(routes.register, schemas.register, ({ body }) => register(shop, body)),
    mock(routes.logout, schemas.logout, logOut),
    mock(routes.logoutByPost, schemas.logoutByPost, logOut),
    mock(routes.socials, schemas.socials, () => ({ providers: [] })),
    mock(routes.forgotPassword, schemas.forgotPassword, () => ({})),
    mock(routes.changePassword, schemas.changePassword, ({ body, header }) =>
      asMember(shop, header, (member, token) => {
        changePassword(member, token, body)
        return currentSession(shop, member.sessions)
      }),
    ),
    mock(routes.setPassword, schemas.setPassword, ({ header }) =>
      asMember(shop, header, () => {
        throw mockProblem('password_exists')
      }),
    ),
  ]
}

function currentSession(shop: MockShop, sessions: Parameters<typeof sessionAnswer>[1][]) {
  const [session] = sessions
  if (!session) throw mockProblem('not_signed_in')
  return sessionAnswer(shop, session)
}

function ownHandlers(shop: MockShop): HttpHandler[] {
  const toggle = ({ header }: { header(name: string): string | undefined }) =>
    asMember(shop, header, ({ user }) => {
      user.unit = user.unit === 1 ? 0 : 1
      return { unit: user.unit }
    })
  return [
    mock(routes.me, schemas.me, ({ header }) => asMember(shop, header, ({ user }) => user)),
    mock(routes.userInfo, schemas.userInfo, ({ params }) => {
      const member = shop.books().members.find(({ user }) => user.id === params.id)
      if (!member) throw mockProblem('user_not_found')
      const { id, user_name, avatar } = member.user
      return { id, user_name, avatar, name: null, last_name: null, email: null, created_at: null }
    }),
    mock(routes.setUnit, schemas.setUnit, toggle),
    mock(routes.setUnitByPost, schemas.setUnitByPost, toggle),
    mock(routes.profile, schemas.profile, ({ body, header }) =>
      asMember(shop, header, (member) => saveProfile(member, body)),
    ),
    mock(routes.changeEmail, schemas.changeEmail, ({ body, header }) =>
      asMember(shop, header, (member) => {
        requirePassword(member, body.password)
        return Object.assign(member.user, { new_email: body.email })
      }),
    ),
    mock(routes.sendVerification, schemas.sendVerification, ({ header }) =>
      asMember(shop, header, () => ({})),
    ),
    mock(routes.saveAvatar, schemas.saveAvatar, async ({ header, request }) => {
      const bytes = new Uint8Array(await request.arrayBuffer())
      const picture = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      const avatar = `data:${header('content-type') ?? ''};base64,${picture}`
      return asMember(shop, header, ({ user }) => Object.assign(user, { avatar }))
    }),
    mock(routes.deleteAvatar, schemas.deleteAvatar, ({ header }) =>
      asMember(shop, header, ({ user }) => Object.assign(user, { avatar: null })),
    ),
    mock(routes.sessions, schemas.sessions, ({ header }) => asMember(shop, header, sessionsOf)),
    mock(routes.endSession, schemas.endSession, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const left = member.sessions.filter(({ id }) => id !== params.id)
        if (left.length === member.sessions.length) throw mockProblem('session_not_found')
        member.sessions = left
        return {}
      }),
    ),
    mock(routes.endOtherSessions, schemas.endOtherSessions, ({ header }) =>
      asMember(shop, header, (member, token) => {
        const before = member.sessions.length
        member.sessions = member.sessions.filter((one) => one.token === token)
        return { ended: before - member.sessions.length }
      }),
    ),
    mock(routes.exportData, schemas.exportData, ({ body, header }) =>
      asMember(shop, header, (member) => {
        requirePassword(member, body.password)
        const { password: _, sessions: __, ...exported } = member
        return exported
      }),
    ),
    mock(routes.deleteAccount, schemas.deleteAccount, ({ body, header }) => {
      const id = asMember(shop, header, (member) => {
        requirePassword(member, body.password)
        return member.user.id
      })
      shop.change((books) => {
        books.members = books.members.filter(({ user }) => user.id !== id)
      })
      return {}
    }),
  ]
}

/** Email links and authenticator apps do not exist in mock mode. */
function closedHandlers(shop: MockShop): HttpHandler[] {
  const refuse = (code: Parameters<typeof mockProblem>[0]) => () => {
    throw mockProblem(code)
  }
  return [
    mock(routes.socialLogin, schemas.socialLogin, refuse('social_refused')),
    mock(routes.checkReset, schemas.checkReset, refuse('link_invalid')),
    mock(routes.resetPassword, schemas.resetPassword, refuse('link_invalid')),
    mock(routes.confirmEmail, schemas.confirmEmail, refuse('link_invalid')),
    mock(routes.checkFirstAdmin, schemas.checkFirstAdmin, refuse('link_invalid')),
    mock(routes.checkInvitation, schemas.checkInvitation, ({ query }) => {
      const { email, role } = requireInvitation(shop, query.token)
      const has_account = shop.books().members.some(({ user }) => isSameMailbox(user.email, email))
      return { email, role, has_account }
    }),
    mock(routes.acceptInvitation, schemas.acceptInvitation, ({ body: { token, ...person } }) => {
      const { id, email, role } = requireInvitation(shop, token)
      const session = register(shop, { ...person, email })
      deleteInvitation(shop, id)
      shop.change(({ members }) => employ(members, email, role))
      return session
    }),
    mock(routes.joinStaff, schemas.joinStaff, ({ body, header }) => {
      const { id, email, role } = requireInvitation(shop, body.token)
      asMember(shop, header, ({ user }) => {
        if (!isSameMailbox(user.email, email)) throw mockProblem('invitation_other_address')
        if (user.role !== null) throw mockProblem('staff_already')
      })
      deleteInvitation(shop, id)
      shop.change(({ members }) => employ(members, email, role))
      return asMember(shop, header, ({ user }) => user)
    }),
    mock(routes.makeFirstAdmin, schemas.makeFirstAdmin, refuse('link_invalid')),
    mock(routes.readAvatar, schemas.readAvatar, refuse('not_found')),
    mock(routes.startSecondFactor, schemas.startSecondFactor, ({ body, header }) =>
      asMember(shop, header, (member) => {
        requirePassword(member, body.password)
        throw mockProblem('server_busy', 'Mock mode knows no second factor.')
      }),
    ),
    mock(routes.confirmSecondFactor, schemas.confirmSecondFactor, refuse('second_factor_wrong')),
    mock(routes.endSecondFactor, schemas.endSecondFactor, refuse('second_factor_wrong')),
  ]
}
