import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'

import type { DeskPresence, PresentAgent } from '@/contract/office/support/support'
import { PRESENCE_LIFE_MS } from '@/domain/office/support/desk'
import { liveTopic } from '@/domain/kit/live'
import type { Db } from '@/server/kernel/db/client'
import { ticketPresence } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { announce } from '@/server/kernel/live/announce'

import type { AgentAction } from './change-ticket'
import { requireDeskTicket } from './read-ticket'

interface PresenceRecord {
  ticketId: number
  userId: number
  doing: DeskPresence['doing']
  at: Date
}

const deadline = (at: Date) => new Date(at.getTime() - PRESENCE_LIFE_MS)

/** Records and announces a viewer. @returns other viewers @throws DomainError ticket_not_found */
export async function recordPresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { number, agentId: userId }: AgentAction,
  doing: DeskPresence['doing'],
): Promise<PresentAgent[]> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const { id: ticketId } = await requireDeskTicket(tx, number)
    const isNews = await savePresence(tx, { ticketId, userId, doing, at })
    const people = await listPresent(tx, { ticketId, userId, at })
    if (isNews && people.length > 0) {
      await announce(tx, {
        topics: [liveTopic.staff('support.read')],
        kind: 'ticket',
        subject: number,
      })
    }
    return people
  })
}

async function savePresence(
  tx: Db,
  { ticketId, userId, doing, at }: PresenceRecord,
): Promise<boolean> {
  const own = and(eq(ticketPresence.ticket_id, ticketId), eq(ticketPresence.user_id, userId))
  const [before] = await tx.select().from(ticketPresence).where(own)
  const isKnown = before !== undefined && before.seen_at > deadline(at)
  if (doing === 'left') {
    await tx.delete(ticketPresence).where(own)
    return isKnown
  }
  await tx
    .insert(ticketPresence)
    .values({ ticket_id: ticketId, user_id: userId, doing, seen_at: at })
    .onConflictDoUpdate({
      target: [ticketPresence.ticket_id, ticketPresence.user_id],
      set: { doing: sql`excluded.doing`, seen_at: sql`excluded.seen_at` },
    })
  // Delete only the agent's own entries of closed screens, to avoid waiting for others' locks.
  const old = lt(ticketPresence.seen_at, deadline(at))
  await tx.delete(ticketPresence).where(and(eq(ticketPresence.user_id, userId), old))
  return !isKnown || before.doing !== doing
}

function listPresent(
  tx: Db,
  { ticketId, userId, at }: Omit<PresenceRecord, 'doing'>,
): Promise<PresentAgent[]> {
  return tx
    .select({ id: users.public_id, name: users.name, doing: ticketPresence.doing })
    .from(ticketPresence)
    .innerJoin(users, eq(users.id, ticketPresence.user_id))
    .where(
      and(
        eq(ticketPresence.ticket_id, ticketId),
        ne(ticketPresence.user_id, userId),
        gt(ticketPresence.seen_at, deadline(at)),
      ),
    )
    .orderBy(users.name, users.id)
}
