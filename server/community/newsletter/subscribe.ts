import { mailboxKey } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { mayAskAgain, newQuestion } from '@/server/kernel/mail/opt-in'
import { hasComplained } from '@/server/kernel/mail/suppress'
import { queueNewsletterConfirm } from './newsletter-mail'
import { unsubscribePath } from './links'
import {
  purgeUnanswered,
  insertSubscription,
  lockSubscription,
  updateSubscription,
  type Subscription,
} from './queries'

/** Response for a subscribed address (spec §8 Newsletter). */
const TAKEN = { status: false, message: 'The email has already been taken.' }
/** Response for a new address, and the same for one that was just emailed. */
const ASKED = {
  status: true,
  message: 'Almost done. Please click the link in the email we just sent you.',
}

/** Returns status false for a confirmed address, as specified; reveals nothing about accounts. */
export async function subscribe(deps: Deps, email: string) {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    await purgeUnanswered(tx, now)
    // Never email addresses that complained about spam, no matter who enters them; staff can lift this.
    if (await hasComplained(tx, email)) return ASKED
    const { token, question } = newQuestion(now)
    const row = { public_id: deps.ids.publicId(), email, email_key: mailboxKey(email) }
    const known = await lockSubscription(tx, email)
    const added = known
      ? undefined
      : await insertSubscription(tx, { ...row, ...question, created_at: now })
    const subscription = known ?? added ?? (await lockSubscription(tx, email))
    if (subscription?.status === 'confirmed') return TAKEN
    if (!subscription || (!added && !mayAskAgain(subscription, now))) return ASKED
    if (!added) {
      const times_asked = subscription.times_asked + 1
      await updateSubscription(tx, subscription.id, { ...question, times_asked })
    }
    await queueConfirmation(deps, tx, { subscription, token })
    return ASKED
  })
}

interface Question {
  subscription: Subscription
  token: string
}

async function queueConfirmation(
  deps: Deps,
  tx: Db,
  { subscription, token }: Question,
): Promise<void> {
  await queueNewsletterConfirm(deps, tx, {
    email: subscription.email,
    url: `${deps.shopUrl}/newsletter/confirm?token=${token}`,
    unsubscribe: unsubscribePath(deps, subscription.public_id),
  })
}
