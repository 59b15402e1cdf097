import { REMINDER_DAYS } from '@/domain/account/saved-builds/saved-builds'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { runSteps } from '@/server/kernel/jobs/steps'
import { workThrough } from '@/server/kernel/jobs/work-through'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { isSuppressed } from '@/server/kernel/mail/suppress'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

import { buildReminder } from './letter'
import { endRemindersOf, listDueBuilds, lockDueBuilds, markReminded, REMINDING } from './queries'

const DAY_MS = 86_400_000
/** Number of attempts, over most of an hour, after which a build is set aside for staff. */
const MOST_FAILURES = 14

const keyOf = ({ secret }: Pick<Deps, 'secret'>, publicId: string) =>
  deriveKey(secret, 'build-reminders', publicId)

/** Emails members with reminders once about each build that they saved a week ago and didn't order. */
export async function remindOfBuilds(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - REMINDER_DAYS * DAY_MS)
  await runSteps(deps, 'build-reminders', {
    letters: () =>
      workThrough(deps, {
        work: REMINDING,
        list: (due) => listDueBuilds(deps.db, before, due),
        step: (id) => remind(deps, id, before),
        most: MOST_FAILURES,
      }),
  })
}

/** Sends one email about all due builds of the member who saved the given one. */
async function remind(deps: Deps, id: number, before: Date): Promise<void> {
  const { bikesBySlug } = await readCatalog(deps.db)
  await deps.db.transaction(async (tx) => {
    const due = await lockDueBuilds(tx, id, before)
    if (!due) return
    const { user, builds } = due
    await markReminded(
      tx,
      builds.map((build) => build.id),
      deps.clock.now(),
    )
    const open = builds.filter(({ slug, isOrdered }) => !isOrdered && bikesBySlug.has(slug))
    if (open.length === 0 || !user.email_verified_at) return
    if (await isSuppressed(tx, user.email)) return
    const link = `${user.public_id}/${keyOf(deps, user.public_id)}`
    const unsubscribe = `${deps.shopUrl}/saved-builds/unsubscribe/${link}`
    await queueLetter(deps, tx, {
      kind: 'build_reminder',
      user_id: user.id,
      recipient: user.email,
      unsubscribe_url: unsubscribe,
      letter: buildReminder({
        names: open.map(({ name }) => name),
        url: `${deps.shopUrl}/dashboard/builds`,
        unsubscribe,
      }),
    })
  })
}

/** Stops reminders without a login. Idempotent. @throws DomainError link_invalid */
export async function endReminders(
  deps: Pick<Deps, 'db' | 'secret'>,
  { id, key }: { id: string; key: string },
): Promise<void> {
  if (!isSameSecret(key, keyOf(deps, id))) {
    throw new DomainError('link_invalid', 'The key doesn’t match the account.')
  }
  await endRemindersOf(deps.db, id)
}
