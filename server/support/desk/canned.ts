import { asc, eq } from 'drizzle-orm'

import type { CannedChange, CannedInput } from '@/contract/office/support/support'
import type { Db } from '@/server/kernel/db/client'
import { cannedAnswers } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

const toResponse = ({ updated_at, ...canned }: typeof cannedAnswers.$inferSelect) => ({
  ...canned,
  updated_at: updated_at.toISOString(),
})

export async function listCanned(db: Db) {
  const rows = await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))
  return rows.map(toResponse)
}

/** @throws DomainError canned_answer_exists if the title is taken */
export async function addCanned({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: CannedInput) {
  const [row] = await db
    .insert(cannedAnswers)
    .values({ ...input, updated_at: clock.now() })
    .onConflictDoNothing({ target: cannedAnswers.title })
    .returning()
  if (!row) throw new DomainError('canned_answer_exists', input.title)
  return toResponse(row)
}

/**
 * Updates a canned answer (optimistic locking).
 * @throws DomainError canned_answer_not_found, canned_answer_exists, canned_answer_changed with the current answer
 */
export async function changeCanned(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  { updated_at: read, ...fields }: CannedChange,
) {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(cannedAnswers)
      .where(eq(cannedAnswers.id, id))
      .for('update')
    if (!known) throw new DomainError('canned_answer_not_found', `No canned answer ${id}.`)
    if (known.updated_at.getTime() !== Date.parse(read)) {
      const data = toResponse(known)
      throw new DomainError('canned_answer_changed', `Changed ${data.updated_at}.`, { data })
    }
    const [existing] = await tx
      .select({ id: cannedAnswers.id })
      .from(cannedAnswers)
      .where(eq(cannedAnswers.title, fields.title))
    if (existing && existing.id !== id) throw new DomainError('canned_answer_exists', fields.title)
    const [row] = await tx
      .update(cannedAnswers)
      .set({ ...fields, updated_at: after(known.updated_at, clock.now()) })
      .where(eq(cannedAnswers.id, id))
      .returning()
    if (!row) throw new DomainError('canned_answer_not_found', `No canned answer ${id}.`)
    return toResponse(row)
  })
}

/** Ensures different timestamps, even for two changes within one millisecond. */
const after = (before: Date, now: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1))

export async function removeCanned({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  await db.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
}
