import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { CustomersQuery } from '@/contract/office/customers/customers'
import { csvOf, type CsvCell } from '@/domain/office/kit/csv'
import { CSV_COLUMNS } from '@/domain/office/csv/csv-tables'
import { parseSearch, type CustomerList } from '@/domain/office/customers/customers'
import { mailboxKey } from '@/domain/kit/mailbox'
import { fullName } from '@/domain/kit/person-name'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'
import { printed } from '../members/addresses'
import { countryTitle } from '../orders'
import { careHandlers, customerAt, memberAt } from './customer-care'
import { customerOf } from './desk-customer'
import { pageOf } from './paging'
import { meets, requireSegment } from './segments'

const [routes, schemas] = [api.customers, apiSchemas.customers]

export function customerHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const numbered = findMembers(shop, query).map((member) => ({
          member,
          number: member.user.id,
        }))
        const { rows, ...ends } = pageOf(numbered, query)
        return { customers: rows.map(({ member }) => toRow(shop, member)), ...ends }
      }),
    ),
    mock(routes.table, schemas.table, ({ from, body }) =>
      asAdmin(shop, from, () =>
        csvOf([CSV_COLUMNS.customers, ...findMembers(shop, body).map((one) => cellsOf(shop, one))]),
      ),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => detailOf(shop, params.id)),
    ),
    mock(routes.changeAccess, schemas.changeAccess, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => {
          const member = customerAt(books, params.id)
          if (body.action !== 'sign_out') member.isDisabled = body.action === 'disable'
          if (body.action !== 'enable') member.sessions = []
        })
        return detailOf(shop, params.id)
      }),
    ),
    ...careHandlers(shop, detailOf),
  ]
}

const IS_IN: Record<CustomerList, (member: MockMember) => boolean> = {
  buyers: ({ orders }) => orders.length > 0,
  without_orders: ({ orders }) => orders.length === 0,
  unconfirmed: ({ user }) => !user.email_verified,
  disabled: ({ isDisabled }) => isDisabled === true,
  staff: ({ user }) => user.role !== null,
}

function findMembers(shop: MockShop, query: CustomersQuery): MockMember[] {
  const { q = '', list, order, segment } = query
  const conditions = segment === undefined ? null : requireSegment(shop, segment)
  const members = shop
    .books()
    .members.filter((member) => list === undefined || IS_IN[list](member))
    .filter((member) => conditions === null || meets(shop, member, conditions))
    .filter((member) => matchesSearch(member, q))
  return order === 'oldest' ? members : members.reverse()
}

function matchesSearch({ user, addresses, orders }: MockMember, q: string): boolean {
  const { kind, text } = parseSearch(q)
  if (kind === 'order') return orders.includes(text)
  if (kind === 'phone')
    return addresses.some(({ phone }) => phone.replace(/\D/g, '').includes(text))
  const names = `${user.name} ${user.last_name} ${user.email}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word))
}

const flag = (is: boolean | undefined) => (is ? 'yes' : 'no')

function cellsOf(shop: MockShop, member: MockMember): CsvCell[] {
  const { user, addresses, notes = [], orders, credit } = member
  const main = addresses.find(({ is_shipping }) => is_shipping)
  const note = notes.filter(({ isRemoved }) => !isRemoved).at(-1)
  const country = main && shop.catalog.allCountriesById.get(main.country_id)
  const isSubscribed = shop.books().subscribers.includes(mailboxKey(user.email))
  return [
    ...[user.id, user.email, user.name, user.last_name, main?.name ?? '', main?.line1 ?? ''],
    ...[main?.line2 ?? '', main?.city ?? '', main?.region ?? '', main?.postcode ?? ''],
    ...[country?.code ?? '', main?.phone ?? '', note?.text ?? '', flag(isSubscribed)],
    ...[user.created_at, flag(user.email_verified), flag(member.isDisabled), user.role ?? ''],
    // The mock shop doesn't add up orders, so the amounts are 0.
    ...[orders.length, 0, 0, toRow(shop, member).last_order_at ?? '', credit / 100],
  ]
}

const accountOf = ({ user, isDisabled }: MockMember) => ({
  id: user.id,
  name: fullName(user),
  email: user.email,
  since: user.created_at,
  is_confirmed: user.email_verified,
  is_disabled: isDisabled === true,
  role: user.role,
})

function toRow(shop: MockShop, member: MockMember) {
  const last = shop.books().orders.find(({ number }) => number === member.orders.at(-1))
  return {
    ...accountOf(member),
    orders: member.orders.length,
    last_order_at: last?.placedAt ?? null,
  }
}

function detailOf(shop: MockShop, id: string) {
  const member = memberAt(shop.books(), id)
  const account = accountOf(member)
  return {
    ...customerOf(shop, { ...account, member: id }),
    ...account,
    user_name: member.user.user_name,
    credit: member.credit,
    notes: (member.notes ?? [])
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id: number, at, text, by }) => ({ id: number, at, text, by }))
      .reverse(),
    sessions: member.sessions.length,
    addresses: member.addresses.map((address) => ({
      ...printed(shop, address),
      country: countryTitle(shop, address.country_id),
    })),
  }
}
