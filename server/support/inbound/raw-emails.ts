import { RETENTION_MS } from '@/domain/kit/retention'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { rawEmailPieces, rawEmails } from '@/server/kernel/db/schema/system/raw-emails'
import { ticketMessages } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { fileHref } from '@/server/kernel/files/store'

/** Maximum number of parser crashes caused by one email. */
const MOST_ATTEMPTS = 2

interface AttemptInput {
  digest: string
  format: (typeof rawEmails.$inferInsert)['format']
  /** Time after which an unfinished attempt is considered crashed with its process. */
  until: Date
}

export interface ReadAttempt {
  id: number
  /** False after too many crashes. */
  isAllowed: boolean
  isLast: boolean
}

/** Counts an attempt before parsing, to include process crashes. @throws DomainError server_busy */
export async function beginAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { digest, format, until }: AttemptInput,
): Promise<ReadAttempt> {
  const now = clock.now()
  const [begun] = await db
    .insert(rawEmails)
    .values({ digest, format, attempts: 1, attempt_until: until, received_at: now })
    .onConflictDoUpdate({
      target: rawEmails.digest,
      set: { attempts: sql`${rawEmails.attempts} + 1`, attempt_until: until },
      setWhere: lt(rawEmails.attempts, MOST_ATTEMPTS),
    })
    .returning({ id: rawEmails.id, attempts: rawEmails.attempts })
  if (begun) return { id: begun.id, isAllowed: true, isLast: begun.attempts === MOST_ATTEMPTS }
  const [known] = await db.select().from(rawEmails).where(eq(rawEmails.digest, digest))
  if (known && (known.attempt_until ?? now) <= now) {
    return { id: known.id, isAllowed: false, isLast: true }
  }
  throw new DomainError('server_busy', 'This email is being read.', { retryAfter: 60 })
}

/** Uncounts an attempt after success, because the email may be delivered again. */
export async function endAttempt(db: Db, id: number): Promise<void> {
  await db
    .update(rawEmails)
    .set({ attempts: sql`greatest(0, ${rawEmails.attempts} - 1)` })
    .where(eq(rawEmails.id, id))
}

/** Ends a failed attempt, so that the next one doesn't wait for its timeout. */
export async function failAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<void> {
  await db.update(rawEmails).set({ attempt_until: clock.now() }).where(eq(rawEmails.id, id))
}

export async function deleteUnused(db: Db, id: number): Promise<void> {
  await db.delete(rawEmails).where(and(eq(rawEmails.id, id), isNull(rawEmails.message_id)))
}

const ADDRESS = '/api/inbound-mail/emails'

export async function listRawHrefs(
  deps: Pick<Deps, 'db' | 'secret' | 'clock'>,
  ticketId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await deps.db
    .select({ id: rawEmails.id, message_id: ticketMessages.id })
    .from(rawEmails)
    .innerJoin(ticketMessages, eq(ticketMessages.id, rawEmails.message_id))
    .where(eq(ticketMessages.ticket_id, ticketId))
  return new Map(
    rows.map(({ id, message_id }) => [message_id, fileHref(deps, `email-${id}`, ADDRESS)]),
  )
}

/** Returns a raw email by a name such as `email-12`, or undefined after its retention period. */
export async function findRawEmail(db: Db, name: string) {
  const id = Number(name.slice('email-'.length))
  const [email] = await db.select().from(rawEmails).where(eq(rawEmails.id, id))
  const pieces: Buffer[] = []
  for (;;) {
    const isNext = and(eq(rawEmailPieces.email_id, id), eq(rawEmailPieces.number, pieces.length))
    const [piece] = await db.select().from(rawEmailPieces).where(isNext)
    if (!piece) break
    pieces.push(piece.content)
  }
  if (!email || pieces.length === 0) return undefined
  return { format: email.format, content: Buffer.concat(pieces) }
}

/** Number of emails to purge at once; each may have 36 MB. */
const AT_ONCE = 100

/** Purges old raw emails. Their text remains in the tickets. */
export async function purgeRawEmails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS.raw_emails)
  const old = db
    .select({ id: rawEmails.id })
    .from(rawEmails)
    .where(lt(rawEmails.received_at, before))
    .orderBy(rawEmails.received_at)
    .limit(AT_ONCE)
  for (;;) {
    const gone = await db
      .delete(rawEmails)
      .where(inArray(rawEmails.id, old))
      .returning({ id: rawEmails.id })
    if (gone.length < AT_ONCE) return
  }
}
