import { fullName } from '@/domain/kit/person-name'
import { addressAnswers, listAddresses, livingSessions } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { balanceOf } from '@/server/ledger'
import { listOpenMatters } from '@/server/orders'
import { readCustomer } from '@/server/support'

import { matchConditions } from '../segments/members'
import { requireSegment } from '../segments/queries'
import { listNotes } from './notes'
import {
  findCustomer,
  listCustomers,
  namesOfCountries,
  type CustomersQuery,
  type CustomerFilter,
} from './queries'

interface Account {
  created_at: Date
  email_verified_at: Date | null
  disabled_at: Date | null
}

const accountAnswer = ({ created_at, email_verified_at, disabled_at }: Account) => ({
  since: created_at.toISOString(),
  is_confirmed: email_verified_at !== null,
  is_disabled: disabled_at !== null,
})

type CustomerDeps = Pick<Deps, 'db' | 'clock'>
type WithSegmentFilter<Query> = Query & { segment?: string | undefined }

/** Adds the conditions of the segment, if any, to the query. @throws DomainError segment_not_found */
export async function customerFilter<Query extends CustomerFilter>(
  using: CustomerDeps,
  { segment, ...query }: WithSegmentFilter<Query>,
) {
  if (segment === undefined) return query
  const { conditions } = await requireSegment(using.db, segment)
  return { ...query, meets: matchConditions(using, conditions) }
}

/** @throws DomainError segment_not_found */
export async function readCustomers(using: CustomerDeps, query: WithSegmentFilter<CustomersQuery>) {
  const { rows, ...ends } = await listCustomers(using.db, await customerFilter(using, query))
  const customers = rows.map(
    ({ number: id, name, email, role, orders, last_order_at, ...row }) => ({
      ...{ id, name, email, role, orders },
      ...accountAnswer(row),
      last_order_at: last_order_at && new Date(last_order_at).toISOString(),
    }),
  )
  return { customers, ...ends }
}

/** @throws DomainError customer_not_found */
export async function readOne(deps: CustomerDeps & Pick<Deps, 'mail'>, id: string) {
  const { db } = deps
  const user = await findCustomer(db, id)
  if (!user) throw new DomainError('customer_not_found', `No account ${id}.`)
  const name = fullName(user)
  const [known, addresses, credit, sessions, notes, open] = await Promise.all([
    readCustomer(db, { user_id: user.id, name, email: user.email }),
    listAddresses(db, user.id),
    balanceOf(db, user.id),
    livingSessions(deps, user.id),
    listNotes(db, user.id),
    listOpenMatters(db, user.id),
  ])
  const countries = await namesOfCountries(
    db,
    addresses.map(({ country_id }) => country_id),
  )
  return {
    ...known,
    ...accountAnswer(user),
    id,
    role: user.staff_role,
    user_name: user.user_name,
    ...{ credit, notes, open, has_mail: deps.mail !== null },
    sessions: sessions.length,
    addresses: (await addressAnswers(db, addresses)).map((address) => ({
      ...address,
      country: countries.get(address.country_id) ?? '',
    })),
  }
}
