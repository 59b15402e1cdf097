import { asc, eq } from 'drizzle-orm'

import type { CannedInput } from '@/contract/desk'
import type { Db } from '@/server/kernel/db/client'
import { cannedAnswers } from '@/server/kernel/db/schema/support'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

const inWire = ({ updated_at, ...canned }: typeof cannedAnswers.$inferSelect) => ({
  ...canned,
  updated_at: updated_at.toISOString(),
})

export async function listCanned(db: Db) {
  const rows = await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))
  return rows.map(inWire)
}

/** @throws DomainError canned_answer_exists for a title that another one has */
export async function addCanned({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: CannedInput) {
  const [row] = await db
    .insert(cannedAnswers)
    .values({ ...given, updated_at: clock.now() })
    .onConflictDoNothing({ target: cannedAnswers.title })
    .returning()
  if (!row) throw new DomainError('canned_answer_exists', given.title)
  return inWire(row)
}

/** @throws DomainError canned_answer_not_found, canned_answer_exists */
export async function changeCanned(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  given: CannedInput,
) {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ id: cannedAnswers.id })
      .from(cannedAnswers)
      .where(eq(cannedAnswers.title, given.title))
    if (taken && taken.id !== id) throw new DomainError('canned_answer_exists', given.title)
    const [row] = await tx
      .update(cannedAnswers)
      .set({ ...given, updated_at: clock.now() })
      .where(eq(cannedAnswers.id, id))
      .returning()
    if (!row) throw new DomainError('canned_answer_not_found', `No canned answer ${id}.`)
    return inWire(row)
  })
}

export async function removeCanned({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  await db.delete(cannedAnswers).where(eq(cannedAnswers.id, id))
}
