import { and, desc, eq, isNull, ne } from 'drizzle-orm'

import { statesOf } from '@/domain/shop/orders/order-state'
import { listOwnBikes } from '@/server/after-sale'
import { listPostsOf } from '@/server/community'
import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { isMailbox } from '@/server/kernel/mail/spellings'
import { listOrdersOf, listOrdersTo } from '@/server/orders'
import { listPaidOf } from '@/server/payments'

import { IS_LISTED } from '../tickets/conditions'
import type { TicketRow } from '../tickets/queries'

const MOST = 20

interface CustomerRef {
  /** Null for a guest, identified only by email address. */
  user_id: number | null
  name: string
  email: string
  /** Ticket to exclude. */
  ticketId?: number
}

export const readWriter = (db: Db, { id, user_id, name, email }: TicketRow) =>
  readCustomer(db, { user_id, name, email, ticketId: id })

export async function readCustomer(db: Db, known: CustomerRef) {
  const { user_id, name, email } = known
  const [placed, bikes, earlier, posts, since] = await Promise.all([
    user_id === null ? listOrdersTo(db, email) : listOrdersOf(db, user_id),
    user_id === null ? [] : listOwnBikes(db, user_id),
    listOthers(db, known),
    user_id === null ? [] : listPostsOf(db, user_id, MOST),
    memberSince(db, user_id),
  ])
  const orders = placed
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, MOST)
  const numbers = new Map(orders.map(({ id, number }) => [id, number]))
  const paid = await listPaidOf(db, [...numbers.keys()])
  return {
    ...{ name, email, since },
    bikes: bikes.slice(0, MOST).map(({ bike, order }) => ({
      id: bike.id,
      title: bike.title,
      serial: String(bike.serial),
      order_number: order.number,
      delivered_at: bike.delivered_at?.toISOString() ?? null,
    })),
    orders: orders.map((order) => ({
      ...statesOf(order),
      number: order.number,
      placed_at: order.created_at.toISOString(),
      delivery_date: order.delivery_date,
      total: order.total_cents,
    })),
    payments: paid.map(({ order_id, at, ...payment }) => ({
      ...payment,
      at: at.toISOString(),
      order_number: numbers.get(order_id) ?? '',
    })),
    tickets: earlier.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    posts: posts.map((post) => ({ ...post, created_at: post.created_at.toISOString() })),
  }
}

async function memberSince(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await db.select({ at: users.created_at }).from(users).where(eq(users.id, userId))
  return user?.at.toISOString() ?? null
}

function listOthers(db: Db, { ticketId, user_id, email }: CustomerRef) {
  const isSame =
    user_id === null
      ? and(isNull(tickets.user_id), isMailbox(tickets.email, email))
      : eq(tickets.user_id, user_id)
  return db
    .select({
      number: tickets.number,
      subject: tickets.subject,
      status: tickets.status,
      created_at: tickets.created_at,
    })
    .from(tickets)
    .where(and(isSame, ticketId === undefined ? undefined : ne(tickets.id, ticketId), IS_LISTED))
    .orderBy(desc(tickets.id))
    .limit(MOST)
}
