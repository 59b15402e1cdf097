import type { z } from 'zod'

import type { User } from '@/contract/account.schema'
import type { addressesSchemas } from '@/contract/addresses.schema'
import type { garageSchemas } from '@/contract/garage.schema'
import type { reviewsSchemas } from '@/contract/reviews.schema'
import type { Build } from '@/domain/bike'
import type { Gift } from '@/domain/gift'
import type { Cents } from '@/domain/money'
import { requirePermission } from '@/server/kernel/http/permission'

import { mockProblem, type StaffRequest } from '../mock'
import type { MockShop } from '../mock-shop'
import { random } from '../payments'

type SavedAddress = Omit<
  z.output<(typeof addressesSchemas)['list']['response']>['addresses'][number],
  'lines'
>
type BikeSettings = z.output<(typeof garageSchemas)['saveSettings']['body']>
type ReviewBody = z.output<(typeof reviewsSchemas)['change']['body']>
type ServiceEntry = z.output<(typeof garageSchemas)['addService']['response']>

export interface MockCartLine {
  id: number
  product_id: number
  bike_slug: string | null
  build: Build | null
  order_bike_id: number | null
  count: number
  amount?: number | null | undefined
  variant?: string | null | undefined
  gift?: Gift | null | undefined
}

export interface MockBike {
  order_key: string
  /** Of the present build. */
  sheet: { label: string; text: string }[]
  delivery_date: string | null
  id: number
  order_number: string
  ordered_at: string
  bike_slug: string
  build: Build
  settings: BikeSettings
  service_book: ServiceEntry[]
}

export interface MockReview extends ReviewBody {
  id: number
  order_bike_id: number
  bike_slug: string
  size: string
  /** 'YYYY-MM-DD'. */
  date: string
}

export interface MockMember {
  user: z.output<typeof User>
  password: string
  sessions: { id: string; token: string; refresh: string; isRemembered: boolean; at: string }[]
  addresses: SavedAddress[]
  cart: { version: number; lines: MockCartLine[] }
  reviews: MockReview[]
  /** Cached cart responses by Idempotency-Key. */
  cartAnswers: Record<string, unknown>
  bikes: MockBike[]
  credit: Cents
  notes?: {
    id: number
    at: string
    text: string
    by: string
    key: string
    isRemoved: boolean
  }[]
  /** Disabled by staff: login is blocked. */
  isDisabled?: boolean
  /** Order numbers, oldest first. */
  orders: string[]
  removedPayments: string[]
}

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

/** Returns whether a request has a token, valid or not. */
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
