import type { z } from 'zod'

import type { accountSchemas } from '@/contract/account/profile/profile.schema'
import { normalizePassword, passwordFault } from '@/domain/account/auth/password-rules'
import { handleFault } from '@/domain/account/auth/handle'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { fullName } from '@/domain/kit/person-name'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { random } from '../payments'
import { newMember, openSession, sessionAnswer } from './books'
import type { MockMember } from './records'

type Body<Name extends 'login' | 'userLogin' | 'register' | 'profile'> = z.output<
  (typeof accountSchemas)[Name]['body']
>

const sameEmail = (email: string) => (one: MockMember) => isSameMailbox(one.user.email, email)

export function logIn(shop: MockShop, { email, password, remember = false }: Body<'login'>) {
  return shop.change(({ members }) => {
    const member = members.find(sameEmail(email))
    if (!member || member.password !== normalizePassword(password) || member.isDisabled)
      throw mockProblem('login_failed')
    return openSession(shop, member, remember)
  })
}

/** Silently renews a session by its refresh credential; also accepts the password. */
export function renew(shop: MockShop, { email, password }: Body<'userLogin'>) {
  return shop.change(({ members }) => {
    const member = members.find(sameEmail(email))
    const session = member?.sessions.find(({ refresh }) => refresh === password)
    if (session) {
      session.token = random()
      return sessionAnswer(shop, session)
    }
    if (!member || member.password !== normalizePassword(password))
      throw mockProblem('session_ended')
    return openSession(shop, member, false)
  })
}

export function register(shop: MockShop, body: Body<'register'>) {
  refuseWeakPassword(body, { name: body.name, last_name: body.lastname, email: body.email })
  return shop.change(({ members }) => {
    if (members.some(sameEmail(body.email))) {
      const errors = [{ field: 'email', message: 'There is already an account with this address.' }]
      throw new DomainError('email_taken', 'Answered by the mock.', { errors })
    }
    const member = newMember(newUser(shop, { ...body, last_name: body.lastname }), body.password)
    members.push(member)
    return openSession(shop, member, false)
  })
}

interface NewUser {
  name: string
  last_name: string
  email: string
}

export const newUser = (
  shop: MockShop,
  { name, last_name, email }: NewUser,
): MockMember['user'] => ({
  id: random().slice(0, 22),
  ...{ name, last_name, email, user_name: fullName({ name, last_name }).slice(0, 30) },
  ...{ avatar: null, is_admin: 0, role: null, permissions: [], unit: 0, has_password: true },
  ...{ email_verified: false, new_email: null, has_second_factor: false },
  ...{ needs_second_factor: false, created_at: shop.now().toISOString() },
})

interface Change {
  old_password?: string
  password: string
  password_confirmation: string
}

export function changePassword(member: MockMember, token: string, body: Change) {
  if (body.old_password !== undefined) requirePassword(member, body.old_password)
  refuseWeakPassword(body, member.user)
  member.password = body.password
  member.sessions = member.sessions.filter((one) => one.token === token)
}

export function requirePassword(member: MockMember, password: string | null | undefined): void {
  if (member.password === normalizePassword(password ?? '')) return
  const errors = [{ field: 'password', message: 'That password isn’t right.' }]
  throw new DomainError('password_wrong', 'Answered by the mock.', { errors })
}

export function saveProfile(member: MockMember, names: Body<'profile'>) {
  const isNew = names.user_name !== member.user.user_name
  if (isNew && handleFault(names.user_name) !== null) {
    const errors = [{ field: 'user_name', message: 'Please choose another username.' }]
    throw new DomainError('invalid_input', 'Answered by the mock.', { errors })
  }
  Object.assign(member.user, names)
  return member.user
}

export function sessionsOf(member: MockMember, token: string) {
  const sessions = member.sessions.map(({ id, token: own, isRemembered, at }) => ({
    id,
    is_current: own === token,
    device: 'This browser',
    place: 'mock mode',
    is_remembered: isRemembered,
    created_at: at,
    last_used_at: at,
  }))
  return { sessions }
}

function refuseWeakPassword(
  { password, password_confirmation }: Change,
  owner: Pick<MockMember['user'], 'name' | 'last_name' | 'email'>,
): void {
  const fault = passwordFault(password, owner)
  if (fault) {
    throw new DomainError('invalid_input', fault, {
      errors: [{ field: 'password', message: fault }],
    })
  }
  if (password === password_confirmation) return
  const message = 'The passwords don’t match.'
  throw new DomainError('invalid_input', message, {
    errors: [{ field: 'password_confirmation', message }],
  })
}
