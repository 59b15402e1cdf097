import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { DeskQuery } from '@/contract/office/support/support'
import { rolesWith } from '@/domain/kit/permissions'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { readChanges } from '@/server/kernel/db/changes'
import {
  countRows,
  cutPage,
  momentCursor,
  momentEdge,
  PAGE_LIMIT,
  rangeOf,
} from '@/server/kernel/db/keyset'

import { filtersOf, isOverdue, STATES } from './conditions'

export interface TicketListInput {
  query: DeskQuery
  userId: number
  now: Date
}

const assignee = { id: users.public_id, name: users.name }

const ticketsOf = (db: Db) =>
  db
    .select({ ticket: tickets, assignee })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.assignee_id))

/** Lists waiting tickets by due time, others newest first. Cursors stay valid after an answer. */
export async function listTickets(db: Db, asking: TicketListInput) {
  const changes = await readChanges(db, 'tickets', asking.query)
  if (changes) {
    const isChanged = inArray(tickets.number, changes.keys)
    const changed = await ticketsOf(db).where(and(filtersOf(db, asking, 'any'), isChanged))
    return changes.page(changed, ({ ticket }) => ticket.number)
  }
  const { after, before, state = 'open' } = asking.query
  const isBack = before !== undefined
  const isByDue = state === 'open'
  const cursor = before ?? after
  const isDescending = isByDue === isBack
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const beyond = sql.raw(isDescending ? '<' : '>')
  const key = isByDue ? sql`(${DUE}, ${tickets.id})` : sql`(${tickets.id})`
  const filter = filtersOf(db, asking)
  const edge = isByDue ? momentEdge : idEdge
  const edged = cursor === undefined ? undefined : sql`${key} ${beyond} (${edge(cursor)})`
  const read = await ticketsOf(db)
    .where(and(filter, edged))
    .orderBy(...(isByDue ? [sql`${DUE} ${direction}`] : []), sql`${tickets.id} ${direction}`)
    .limit(PAGE_LIMIT)
  const position = { isBack, hasCursor: cursor !== undefined }
  const ahead = isBack ? edged : edged && sql`not ${edged}`
  const range = await rangeOf(read, position, (isAhead, limit) => {
    const all = db.select({ id: tickets.id }).from(tickets)
    const matching = all.where(and(filter, isAhead ? ahead : undefined))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  return { ...cutPage(read, position, ({ ticket }) => cursorText(ticket)), range }
}

/** Due time of tickets without one, which sort last. */
const FAR = '9999-12-31T00:00:00.000Z'
const DUE = sql`coalesce(${tickets.due_at}, ${sql.raw(`'${FAR}'`)}::timestamptz)`

const idEdge = (cursor: string) => sql`${cursor.split('.')[1]}::bigint`

const cursorText = ({ due_at, id }: { due_at: Date | null; id: number }) =>
  momentCursor(due_at ?? new Date(FAR), id)

const AGENTS = rolesWith('support.answer')

export function listAgents(db: Db) {
  return db
    .select(assignee)
    .from(users)
    .where(and(inArray(users.staff_role, AGENTS), sql`${users.disabled_at} is null`))
    .orderBy(users.name, users.id)
}

export async function findAgent(db: Db, publicId: string) {
  const [agent] = await db
    .select({ ...assignee, userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.public_id, publicId),
        inArray(users.staff_role, AGENTS),
        sql`${users.disabled_at} is null`,
      ),
    )
  return agent
}

export async function findAssignee(db: Db, id: number | null) {
  if (id === null) return null
  const [agent] = await db.select(assignee).from(users).where(eq(users.id, id))
  return agent ?? null
}

export async function listTags(db: Db) {
  const tag = sql<string>`unnest(${tickets.tags})`.as('tag')
  const used = db
    .select({ tag })
    .from(tickets)
    .where(sql`${tickets.status} <> 'closed'`)
    .as('used')
  const count = sql<number>`count(*)::int`
  return db
    .select({ tag: used.tag, count })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(count), used.tag)
    .limit(100)
}

export async function countLists(db: Db, userId: number, now: Date) {
  const open = STATES.open
  const counted = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})::int`
  const [counts] = await db
    .select({
      open: counted(open),
      mine: counted(and(open, eq(tickets.assignee_id, userId))),
      unassigned: counted(and(open, sql`${tickets.assignee_id} is null`)),
      overdue: counted(and(open, isOverdue(now))),
      answered: counted(STATES.answered),
    })
    .from(tickets)
    .where(sql`${tickets.status} <> 'closed'`)
  return counts ?? { open: 0, mine: 0, unassigned: 0, overdue: 0, answered: 0 }
}

interface NamedOrder extends Record<string, unknown> {
  /** Order number as the customer typed it. */
  number: string
  order_email: string | null
  of_account: boolean
  /** Confirmed email address of a member's account; an address that was merely typed proves nothing. */
  proven_email: string | null
}

/** Lists the orders named in a ticket and in tickets merged into it, oldest ticket first. */
export async function listNamedOrders(db: Db, ticketId: number): Promise<NamedOrder[]> {
  const { rows } = await db.execute<NamedOrder>(sql`
    with recursive thread as (
      select * from ${tickets} where id = ${ticketId}
      union all
      select merged.* from ${tickets} merged join thread on merged.merged_into = thread.id
    )
    select t.order_number as number, o.email as order_email,
      coalesce(o.user_id = t.user_id, false) as of_account,
      case when t.user_id is null then t.email else u.email end as proven_email
    from thread t
    left join ${orders} o on o.number = t.order_number
    left join ${users} u on u.id = t.user_id and u.email_verified_at is not null
    where t.order_number is not null order by t.id`)
  return rows
}
