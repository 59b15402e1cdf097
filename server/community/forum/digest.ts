import { eq } from 'drizzle-orm'

import { DIGEST_LINES, digestMoment, type DigestLevel } from '@/domain/community/forum/forum-digest'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSuppressed } from '@/server/kernel/mail/suppress'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { runSteps } from '@/server/kernel/jobs/steps'
import { workThrough } from '@/server/kernel/jobs/work-through'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

import { forumDigest } from './digest-letter'
import {
  claimDigest,
  DIGESTS,
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

/** Maximum age of unread notifications; older ones are left out. */
const LONGEST_MS = 14 * 86_400_000
/** Number of attempts, over most of an hour, after which a member's digest is set aside for staff. */
const MOST_FAILURES = 14

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

/** Unsubscribes without a login: the email's key is enough. @throws DomainError link_invalid */
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

/** Sends due digests, to each member only once even with several processes. */
export async function sendDigests(deps: Deps): Promise<void> {
  await runSteps(deps, 'forum-digest', {
    daily: () => sendDigestsOf(deps, 'daily'),
    weekly: () => sendDigestsOf(deps, 'weekly'),
  })
}

async function sendDigestsOf(deps: Deps, level: 'daily' | 'weekly'): Promise<void> {
  const moment = digestMoment(level, deps.clock.now())
  const since = new Date(moment.getTime() - LONGEST_MS)
  await workThrough(deps, {
    work: DIGESTS[level],
    list: (due) => listDueDigests(deps.db, { level, moment, since }, due),
    step: (userId) => sendDigest(deps, { userId, moment, since }),
    most: MOST_FAILURES,
  })
}

async function sendDigest(deps: Deps, at: { userId: number; moment: Date; since: Date }) {
  await deps.db.transaction(async (tx) => {
    const claimed = await claimDigest(tx, at)
    if (!claimed) return
    const news = await listNews(tx, { ...at, ...claimed })
    const [newest] = news
    // All posts may be hidden by now; visibility is checked again at display.
    if (!newest) return
    await moveDigest(tx, at.userId, newest.id)
    const [user] = await tx.select().from(users).where(eq(users.id, at.userId))
    if (!user || (await isSuppressed(tx, user.email))) return
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
