import type { Cents } from '@/domain/kit/money'
import { requirePermission } from '@/server/kernel/http/permission'

import { mockProblem, type StaffRequest } from '../mock'
import type { MockShop } from '../mock-shop'
import { random } from '../payments'
import type { MockMember } from './records'

export function newMember(user: MockMember['user'], password: string): MockMember {
  return {
    user,
    password,
    sessions: [],
    addresses: [],
    cart: { version: 0, lines: [] },
    cartAnswers: {},
    bikes: [],
    reviews: [],
    credit: 0 as Cents,
    orders: [],
    removedPayments: [],
  }
}

type Header = (name: string) => string | undefined

function tokenOf(header: Header): string | undefined {
  return /^Bearer (.+)$/i.exec(header('authorization') ?? '')?.[1]
}

/** Returns whether a request has a token, even an invalid one. */
export const hasToken = (header: Header): boolean => tokenOf(header) !== undefined

export function asMember<Answer>(
  shop: MockShop,
  header: Header,
  change: (member: MockMember, token: string) => Answer,
): Answer {
  const token = tokenOf(header)
  return shop.change(({ members }) => {
    const member = members.find(({ sessions }) => sessions.some((one) => one.token === token))
    if (!member || token === undefined) throw mockProblem('not_signed_in')
    return change(member, token)
  })
}

/** Like `asMember`, for staff. @throws not_signed_in, not_allowed, second_factor_needed, permission_missing */
export function asAdmin<Answer>(
  shop: MockShop,
  { header, permission }: StaffRequest,
  answer: (admin: MockMember) => Answer,
): Answer {
  const admin = asMember(shop, header, (member) => member)
  const { role, has_second_factor } = admin.user
  if (permission === null) throw new Error('This route isn’t for staff.')
  requirePermission({ role, hasSecondFactor: has_second_factor }, permission)
  return answer(admin)
}

/** Opens a session of a member; credentials of the mock shop don't expire. */
export function openSession(shop: MockShop, member: MockMember, isRemembered: boolean) {
  const at = shop.now().toISOString()
  const session = {
    id: random().slice(0, 22),
    token: random(),
    refresh: `rc1.${random()}`,
    isRemembered,
    at,
  }
  member.sessions.push(session)
  return sessionAnswer(shop, session)
}

export function sessionAnswer(shop: MockShop, { token, refresh }: MockMember['sessions'][number]) {
  const expires_at = new Date(shop.now().getTime() + 15 * 60_000).toISOString()
  return { token, refresh, expires_at }
}
