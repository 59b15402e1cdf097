import { eq } from 'drizzle-orm'

import { DIGEST_LINES, digestMoment, type DigestLevel } from '@/domain/forum-digest'
import { users } from '@/server/kernel/db/schema/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSuppressed } from '@/server/kernel/mail/suppress'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

import { forumDigest } from './digest-letter'
import {
  claimDigest,
  digestLevelOf,
  endDigests,
  listDueDigests,
  listNews,
  moveDigest,
  resumeDigests,
  setDigestLevel,
  userOfPublicId,
} from './digest-queries'
import type { Author } from './viewer'

const BATCH = 100
/** What nobody has read for so long is no news. */
const LONGEST_MS = 14 * 86_400_000
/** A round ends after this time and the next one goes on, so that its lease never ends before it does. */
const ROUND_MS = 20_000

export async function readDigest({ db }: Pick<Deps, 'db'>, { userId }: Author) {
  return { level: await digestLevelOf(db, userId) }
}

export async function chooseDigest(
  { db }: Pick<Deps, 'db'>,
  { userId }: Author,
  level: DigestLevel,
) {
  await setDigestLevel(db, userId, level)
  return { level }
}

interface DigestLink {
  id: string
  key: string
}

/** Ends the emails, without a login: the key of the email is enough. @throws DomainError link_invalid */
export async function endDigest(deps: Pick<Deps, 'db' | 'secret'>, link: DigestLink) {
  const userId = await userOf(deps, link)
  if (userId !== null) await endDigests(deps.db, userId)
}

/** @throws DomainError link_invalid */
export async function resumeDigest(deps: Pick<Deps, 'db' | 'secret'>, link: DigestLink) {
  const userId = await userOf(deps, link)
  if (userId === null) throw new DomainError('link_invalid', 'The account is gone.')
  return { level: await resumeDigests(deps.db, userId) }
}

async function userOf({ db, secret }: Pick<Deps, 'db' | 'secret'>, { id, key }: DigestLink) {
  if (!isSameSecret(key, keyOf(secret, id))) {
    throw new DomainError('link_invalid', 'The key doesn’t match the account.')
  }
  return userOfPublicId(db, id)
}

const keyOf = (secret: string, publicId: string) => deriveKey(secret, 'forum-digest', publicId)

/** Sends what is due by now, to each member once however many processes do. */
export async function sendDigests(deps: Deps): Promise<void> {
  const began = performance.now()
  for (const level of ['daily', 'weekly'] as const) {
    const moment = digestMoment(level, deps.clock.now())
    const since = new Date(moment.getTime() - LONGEST_MS)
    for (let after = 0; performance.now() - began < ROUND_MS;) {
      const due = await listDueDigests(deps.db, { level, moment, since, after, limit: BATCH })
      for (const { userId } of due) await sendDigest(deps, { userId, moment, since })
      after = due.at(-1)?.userId ?? 0
      if (due.length < BATCH) break
    }
  }
}

async function sendDigest(deps: Deps, at: { userId: number; moment: Date; since: Date }) {
  await deps.db.transaction(async (tx) => {
    const claimed = await claimDigest(tx, at)
    if (!claimed) return
    const news = await listNews(tx, { ...at, ...claimed })
    const [newest] = news
    // All of it may be hidden by now; it is asked for again when it is shown.
    if (!newest) return
    await moveDigest(tx, at.userId, newest.id)
    const [user] = await tx.select().from(users).where(eq(users.id, at.userId))
    if (!user || (await isSuppressed(tx, user.email_key))) return
    const link = `${user.public_id}/${keyOf(deps.secret, user.public_id)}`
    const unsubscribe = `${deps.shopUrl}/forum/unsubscribe/${link}`
    await queueLetter(deps, tx, {
      kind: 'forum_digest',
      user_id: user.id,
      recipient: user.email,
      unsubscribe_url: unsubscribe,
      letter: forumDigest({
        news: news.slice(0, DIGEST_LINES),
        count: news.length,
        url: `${deps.shopUrl}/dashboard/notifications`,
        unsubscribe,
      }),
    })
  })
}
