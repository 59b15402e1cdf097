import type { Deps } from '../deps'
import { lockDueMail, updateMail, type MailRow } from '../mail/queries'

const MAX_ATTEMPTS = 12

/** Minutes to the next try: 1, 2, 4 … up to an hour. */
function backoffMs(attempts: number): number {
  return Math.min(2 ** attempts, 60) * 60_000
}

/** Letters with a one-time link or a code that is worth money are not kept once they are out. */
function isSecret({ kind }: MailRow): boolean {
  return kind === 'reset_password' || kind === 'gift_card' || kind.startsWith('confirm_')
}

/**
 * Sends one due mail, if there is one and SMTP is configured. The row is claimed by moving its next try
 * ahead before the mail leaves, so no transaction is open while a mail server answers and a second worker
 * takes another one. The message id is fixed, so that a mail sent just before a crash is recognised.
 * @returns true when there may be more
 */
export async function sendNextMail({ db, mail, clock, log, shopUrl }: Deps): Promise<boolean> {
  if (!mail) return false
  const claimed = await db.transaction(async (tx): Promise<MailRow | undefined> => {
    const row = await lockDueMail(tx, clock.now())
    if (!row) return undefined
    const attempts = row.attempts + 1
    const next_attempt_at = new Date(clock.now().getTime() + backoffMs(attempts))
    await updateMail(tx, row.id, { attempts, next_attempt_at })
    return { ...row, attempts }
  })
  if (!claimed) return false
  try {
    const messageId = `<mail-${claimed.id}@${new URL(shopUrl).hostname}>`
    await mail.send({ ...claimed, messageId })
    const sent = { status: 'sent', sent_at: clock.now(), last_error: null } as const
    await updateMail(db, claimed.id, isSecret(claimed) ? { ...sent, html: '', text: '' } : sent)
  } catch (error) {
    const status = claimed.attempts >= MAX_ATTEMPTS ? 'failed' : 'queued'
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await updateMail(db, claimed.id, { status, last_error })
    log.warn({ mail: claimed.id, attempts: claimed.attempts, last_error }, 'mail not sent')
  }
  return true
}
