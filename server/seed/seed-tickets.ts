import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'

import { ADMIN_FLAG } from '@/domain/kit/constants'
import type { SupportSchedule } from '@/domain/community/support/support-hours'
import { readSupport, scheduleOf } from '@/server/kernel/ports/support-hours'
import type { Db } from '@/server/kernel/db/client'
import { exclusively } from '@/server/kernel/db/exclusive'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import {
  cannedAnswers,
  ticketMessages,
  tickets,
  ticketSearches,
} from '@/server/kernel/db/schema/community/support'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { seedCannedAnswers, seedTickets, type SeedTicket } from './data/tickets'
import { riderEmail } from './sample-rows'
import { messageRow, stateOf } from './ticket-rows'

/** Setting that marks the tickets as seeded, so that deleted tickets aren't seeded again. */
const MARK = 'seeded_tickets'

/** Seeds tickets and canned answers once. @throws database errors, after which nothing is written */
export async function seedSupportDesk(
  databaseUrl: string,
  now = new Date(),
): Promise<{ seeded: boolean }> {
  return exclusively(databaseUrl, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      const marked = await tx.select().from(settings).where(eq(settings.key, MARK))
      if (marked.length > 0) return { seeded: false }
      const canned = seedCannedAnswers().map((row) => ({ ...row, updated_at: now }))
      await tx.insert(cannedAnswers).values(canned).onConflictDoNothing()
      const schedule = scheduleOf(await readSupport(tx))
      const agentId = await firstAgent(tx)
      for (const seed of seedTickets(now)) await seedTicket(tx, { seed, schedule, agentId })
      await tx.insert(settings).values({ key: MARK, value: now.toISOString() })
      return { seeded: true }
    }),
  )
}

/** Returns the id of the first administrator; null if there is none, so the shop itself replies. */
async function firstAgent(tx: Db): Promise<number | null> {
  const [agent] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.is_admin, ADMIN_FLAG))
    .orderBy(asc(users.id))
    .limit(1)
  return agent?.id ?? null
}

interface SeedTicketInput {
  seed: SeedTicket
  schedule: SupportSchedule
  agentId: number | null
}

async function seedTicket(tx: Db, { seed, schedule, agentId }: SeedTicketInput): Promise<void> {
  const rider = seed.email === null ? await findRider(tx, seed.name) : null
  if (seed.email === null && rider === null) return
  const { name, subject, topic, priority, tags } = seed
  const [row] = await tx
    .insert(tickets)
    .values({
      ...{ name, subject, topic, priority, tags },
      email: seed.email ?? riderEmail(name),
      user_id: rider?.id ?? null,
      ...(seed.is_own && rider && { order_number: rider.order_number, order_id: rider.order_id }),
      ...(seed.is_own && rider && { bike_id: rider.bike_id }),
      ...(seed.steps.length > 0 && { assignee_id: agentId }),
      ...stateOf(schedule, seed),
    })
    .returning({ id: tickets.id })
  const ticket_id = row?.id ?? 0
  const question = { kind: 'customer', at: seed.at, text: seed.text } as const
  const by = { ticket_id, customerId: rider?.id ?? null, agentId }
  await tx
    .insert(ticketMessages)
    .values([question, ...seed.steps].flatMap((step) => messageRow(step, by) ?? []))
  const searches = seed.searches.map((query, position) => ({
    ticket_id,
    position,
    query,
    results: 0,
  }))
  if (searches.length > 0) await tx.insert(ticketSearches).values(searches)
}

async function findRider(tx: Db, name: string) {
  const [rider] = await tx
    .select({
      id: users.id,
      order_id: orders.id,
      order_number: orders.number,
      bike_id: orderBikes.id,
    })
    .from(users)
    .leftJoin(orders, eq(orders.user_id, users.id))
    .leftJoin(orderBikes, eq(orderBikes.order_id, orders.id))
    .where(eq(users.email, riderEmail(name)))
    .orderBy(asc(orders.id))
    .limit(1)
  return rider ?? null
}
