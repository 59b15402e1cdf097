import { isOpenToAnyone } from '@/domain/kit/mail-limits'
import { smtpCodes, smtpVerdict } from '@/domain/kit/smtp-verdict'

import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { enqueue } from '../jobs/queue'
import { retryMoment } from '../jobs/retry'
import { messageIdOf } from './message-ids'
import { readBrand } from '../ports/brand'
import { countOpenMails, lockDueMail, updateMail, type MailRow } from './queries'
import { returnPathOf } from './return-path'
import { suppressAddress } from './suppress'

const MAX_ATTEMPTS = 16
/** Delay before the first attempt, in ms, after which an email may be outdated. */
const STALE_MS = 24 * 3_600_000
/** Time that an email waits for the picture of its bike, in ms. */
const PICTURE_MS = 30_000
const PICTURE_AGAIN_MS = 3_000
/** Outages of mail servers last minutes, so the backoff starts at 32 seconds. */
const SLOWER = 5

/** Returns whether to delete the body after sending: it has a one-time link or valuable code. */
function isSecret({ kind }: MailRow): boolean {
  return kind === 'reset_password' || kind.startsWith('gift_card') || kind.startsWith('confirm_')
}

/** Returns whether bounces suppress the address: recurring emails, unless anyone can trigger them. */
const mayEnd = ({ unsubscribe_url, kind }: MailRow) =>
  unsubscribe_url !== null && !isOpenToAnyone(kind)

function bounceOf({ recipient }: MailRow, { error, now }: { error: unknown; now: Date }) {
  const bounce = { cause: 'bounce', detail: smtpCodes(error), issue_id: null } as const
  return { email: recipient, ...bounce, created_at: now }
}

/** Returns whether a person wrote the email; all others are automatic. */
function isByPerson({ kind }: MailRow): boolean {
  return kind.startsWith('ticket_answer_')
}

/**
 * Sends a due email. Claims it by postponing its next attempt, so that no transaction is open during SMTP. The fixed
 * Message-ID lets servers recognize a duplicate after a crash.
 */
export async function sendMail(deps: Deps, id: number): Promise<void> {
  const { db, mail, clock, log, shopUrl, mailLimits } = deps
  if (!mail) return
  const claimed = await db.transaction(async (tx): Promise<MailRow | undefined> => {
    const row = await lockDueMail(tx, id, clock.now())
    if (!row) return undefined
    if (isStale(row, clock.now())) {
      await updateMail(tx, row.id, { status: 'stale' })
      return undefined
    }
    if (await waitsForPicture(deps, tx, row)) return undefined
    if (await isTooMany({ mailLimits, clock }, tx, row)) {
      await updateMail(tx, row.id, { status: 'dropped', html: '', text: '' })
      log.warn({ mail: row.id, kind: row.kind }, 'mail dropped: its address had too many')
      return undefined
    }
    const attempts = row.attempts + 1
    const next_attempt_at = retryMoment(clock.now(), attempts + SLOWER)
    // Clearing the error marks it as in flight, so that staff can't schedule it again.
    await updateMail(tx, row.id, { attempts, next_attempt_at, last_error: null })
    await enqueue(tx, { queue: 'mail', id: row.id, startAfter: next_attempt_at })
    return { ...row, attempts }
  })
  if (!claimed) return
  try {
    const messageId = messageIdOf(shopUrl, claimed.id)
    await mail.send({
      ...claimed,
      messageId,
      unsubscribeUrl: claimed.unsubscribe_url,
      replyTo: claimed.reply_to,
      inReplyTo: claimed.in_reply_to,
      references: claimed.reference_ids,
      isAutomatic: !isByPerson(claimed),
      senderName: (await readBrand(deps.seller, db)).name,
      returnPath: returnPathOf(deps, { kind: 'mail', id: claimed.id }),
      attachments: await deps.attachmentsOf(deps, claimed),
    })
    const sent = { status: 'sent', sent_at: clock.now(), last_error: null } as const
    await updateMail(db, claimed.id, isSecret(claimed) ? { ...sent, html: '', text: '' } : sent)
  } catch (error) {
    const isDead = mayEnd(claimed) && smtpVerdict(error) === 'dead'
    const status = isDead || claimed.attempts >= MAX_ATTEMPTS ? 'failed' : 'queued'
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await db.transaction(async (tx) => {
      await updateMail(tx, claimed.id, { status, last_error })
      if (isDead) await suppressAddress(tx, bounceOf(claimed, { error, now: clock.now() }))
    })
    log.warn({ mail: claimed.id, attempts: claimed.attempts, err: error }, 'mail not sent')
  }
}

/** The time of the first attempt is its due time. Resending by staff counts as a second attempt. */
const isStale = ({ attempts, next_attempt_at }: MailRow, now: Date) =>
  attempts === 0 && now.getTime() - next_attempt_at.getTime() > STALE_MS

/** Looks again in a few seconds if the bike's picture isn't ready; the email soon goes out without it. */
async function waitsForPicture(deps: Deps, tx: Db, row: MailRow): Promise<boolean> {
  const now = deps.clock.now().getTime()
  if (row.attempts > 0 || now - row.created_at.getTime() >= PICTURE_MS) return false
  if (!(await deps.awaitsPicture({ db: tx }, row))) return false
  const startAfter = new Date(now + PICTURE_AGAIN_MS)
  await enqueue(tx, { queue: 'mail', id: row.id, startAfter })
  return true
}

const HOUR_MS = 3_600_000

/** Applies only before the first attempt; retries are exempt. */
async function isTooMany(
  { mailLimits, clock }: Pick<Deps, 'mailLimits' | 'clock'>,
  tx: Db,
  row: MailRow,
): Promise<boolean> {
  if (row.attempts > 0 || !isOpenToAnyone(row.kind)) return false
  const since = (ms: number) => new Date(clock.now().getTime() - ms)
  const inHour = await countOpenMails(tx, row, since(HOUR_MS))
  if (inHour >= mailLimits.perHour) return true
  return (await countOpenMails(tx, row, since(24 * HOUR_MS))) >= mailLimits.perDay
}
