import { randomBytes } from 'node:crypto'

import { and, eq, gt } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { mailLinks, type LINK_KINDS } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { sha256 } from '@/server/kernel/ports/ids'

type Kind = (typeof LINK_KINDS)[number]

const LIFE_MS: Record<Kind, number> = {
  reset_password: 30 * 60_000,
  confirm_email: 24 * 3_600_000,
}

/** Creates a token for a link and revokes older links of its kind. Stores only the hash. */
export async function makeLink(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  link: { userId: number; kind: Kind; email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const row = {
    token_hash: sha256(token),
    email: link.email,
    expires_at: new Date(now.getTime() + LIFE_MS[link.kind]),
    created_at: now,
  }
  await tx
    .insert(mailLinks)
    .values({ user_id: link.userId, kind: link.kind, ...row })
    .onConflictDoUpdate({ target: [mailLinks.user_id, mailLinks.kind], set: row })
  return token
}

function living(token: string, kind: Kind, now: Date) {
  return and(
    eq(mailLinks.token_hash, sha256(token)),
    eq(mailLinks.kind, kind),
    gt(mailLinks.expires_at, now),
  )
}

export async function findLink(db: Db, token: string, { kind, now }: { kind: Kind; now: Date }) {
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(living(token, kind, now))
  return row
}

/** Consumes a link. Only one of several concurrent calls succeeds. */
export async function consumeLink(tx: Db, token: string, { kind, now }: { kind: Kind; now: Date }) {
  const [row] = await tx
    .delete(mailLinks)
    .where(living(token, kind, now))
    .returning()
  return row
}

export async function deleteMailLink(tx: Db, userId: number, kind: Kind): Promise<void> {
  await tx.delete(mailLinks).where(and(eq(mailLinks.user_id, userId), eq(mailLinks.kind, kind)))
}
