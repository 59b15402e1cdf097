import { smtpCodes, smtpVerdict } from '@/domain/kit/smtp-verdict'
import { newsletterLink, recordBounce } from '@/server/community'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { readBrand } from '@/server/kernel/ports/brand'
import { enqueue } from '@/server/kernel/jobs/queue'
import { retryMoment } from '@/server/kernel/jobs/retry'
import { issueMessageIdOf } from '@/server/kernel/mail/message-ids'
import { renderLetter } from '@/server/kernel/mail/render-letter'
import { returnPathOf } from '@/server/kernel/mail/return-path'
import type { MailTransport } from '@/server/kernel/ports/mail'

import { announceIssue, startSending } from './change-issues'
import { issueLetter } from './issue-letter'
import {
  claimDelivery,
  countDeliveries,
  giveUpTries,
  lockIssue,
  nextAttempt,
  settleDelivery,
  updateIssue,
  type IssueRow,
} from './queries'

/** Time limit of a batch, shorter than the lease of its job. */
const BATCH_MS = 20_000
const MOST_IN_BATCH = 500
/** Lease in case a worker crashes; longer than the slowest response of a mail server. */
const LEASE_MS = 180_000
/** Retry delay while a mail server accepts no emails. */
const STUCK_MS = 60_000
const AT_ONCE = 4
const TELL_EVERY_MS = 1_000
const MAX_ATTEMPTS = 8
/** Added to the attempts: backoff starts at two minutes, as deferring mail servers expect minutes. */
const SLOWER = 7

/**
 * Sends one batch and schedules the next. Each delivery is claimed first, and claimed again only if the mail server
 * reported that it accepted nothing. So no one gets an issue twice, even after a crash.
 */
export async function sendIssue(deps: Deps, id: number): Promise<void> {
  const { mail } = deps
  if (!mail) return
  const issue = await acquireLease(deps, id)
  if (!issue) return
  const batch = { deps, mail, issue, ...(await writtenOnce(deps, issue)), ...newCounts() }
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendOneByOne(batch)))
  await endBatch(deps, issue.id, batch.isOffline)
}

/** Leases the issue to one worker. A scheduled issue starts here, with its current subscribers. */
async function acquireLease({ db, clock }: Deps, id: number): Promise<IssueRow | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const known = await lockIssue(tx, id)
    if (!known || (known.leased_until && known.leased_until > now)) return undefined
    const isDue = known.state === 'planned' && known.send_at !== null && known.send_at <= now
    if (isDue) await startSending({ db: tx, clock }, known)
    else if (known.state !== 'sending') return undefined
    await giveUpTries(tx, id)
    await updateIssue(tx, id, { leased_until: new Date(now.getTime() + LEASE_MS) })
    return { ...known, state: 'sending' as const }
  })
}

/** Placeholder for each reader's unsubscribe link, so that the email is rendered only once. */
const LINK = 'https://link.invalid/'

async function writtenOnce({ db, shopUrl, seller }: Deps, issue: IssueRow) {
  const { name: senderName } = await readBrand(seller, db)
  const { subject, ...content } = issueLetter(issue, { shopUrl, unsubscribe: LINK })
  return { subject, senderName, ...(await renderLetter(db, content)) }
}

const newCounts = () => ({ done: 0, isOffline: false, began: performance.now(), notifiedAt: 0 })

interface Batch extends ReturnType<typeof newCounts>, Awaited<ReturnType<typeof writtenOnce>> {
  deps: Deps
  mail: MailTransport
  issue: IssueRow
}

async function sendOneByOne(batch: Batch): Promise<void> {
  const { deps, issue } = batch
  while (mayGoOn(batch)) {
    const claimed = await claimDelivery(deps.db, issue.id, deps.clock.now())
    if (!claimed) return
    batch.done += 1
    const { id, attempts, email, public_id } = claimed
    if (email === null || public_id === null)
      await settleDelivery(deps.db, id, { state: 'skipped' })
    else await sendOne(batch, { id, attempts, email, public_id })
    await notifyProgress(batch)
  }
}

const mayGoOn = ({ isOffline, done, began }: Batch) =>
  !isOffline && done < MOST_IN_BATCH && performance.now() - began < BATCH_MS

interface ClaimedDelivery {
  id: number
  attempts: number
  email: string
  public_id: string
}

async function sendOne(batch: Batch, claimed: ClaimedDelivery): Promise<void> {
  const { deps, mail, issue, subject, senderName, html, text } = batch
  const link = newsletterLink(deps, claimed.public_id)
  try {
    await mail.send({
      recipient: claimed.email,
      subject,
      senderName,
      html: html.replaceAll(LINK, link),
      text: text.replaceAll(LINK, link),
      messageId: issueMessageIdOf(deps.shopUrl, issue.id, claimed.id),
      unsubscribeUrl: link,
      ...{ replyTo: null, inReplyTo: null, references: null, isAutomatic: true },
      returnPath: returnPathOf(deps, { kind: 'issue', id: claimed.id }),
    })
  } catch (error) {
    await settleFailure(batch, claimed, error)
    return
  }
  await settleDelivery(deps.db, claimed.id, { state: 'sent', sent_at: deps.clock.now() })
}

async function settleFailure(
  batch: Batch,
  claimed: ClaimedDelivery,
  error: unknown,
): Promise<void> {
  const { deps, issue } = batch
  const { db, clock, log } = deps
  const verdict = smtpVerdict(error)
  const fault = smtpCodes(error)
  log.warn({ issue: issue.id, delivery: claimed.id, verdict, fault }, 'issue not delivered')
  await db.transaction(async (tx) => {
    if (verdict === 'dead') {
      const bounce = { email: claimed.email, cause: 'bounce', detail: fault } as const
      await recordBounce({ clock }, tx, { ...bounce, issue: issue.id })
    }
    await settleDelivery(tx, claimed.id, { ...changeAfter(verdict, claimed, clock.now()), fault })
  })
  if (verdict === 'offline') batch.isOffline = true
}

function changeAfter(
  verdict: ReturnType<typeof smtpVerdict>,
  { attempts }: ClaimedDelivery,
  now: Date,
) {
  if (verdict === 'unclear') return { state: 'unclear' } as const
  if (verdict === 'offline') {
    // No mailbox rejected it, so the attempt doesn't count. Other deliveries are sent first, because this one may be
    // the cause.
    const next_attempt_at = new Date(now.getTime() + STUCK_MS)
    return { state: 'waiting', attempts: attempts - 1, next_attempt_at } as const
  }
  if (verdict !== 'later' || attempts >= MAX_ATTEMPTS) return { state: 'failed' } as const
  return { state: 'waiting', next_attempt_at: retryMoment(now, attempts + SLOWER) } as const
}

async function notifyProgress(batch: Batch): Promise<void> {
  const now = performance.now()
  if (now - batch.notifiedAt < TELL_EVERY_MS) return
  batch.notifiedAt = now
  await batch.deps.db.transaction((tx) => announceIssue(tx, batch.issue.id))
}

async function endBatch({ db, clock }: Deps, id: number, isStuck: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now()
    const issue = await lockIssue(tx, id)
    if (!issue) return
    const { left, ...figures } = await countDeliveries(tx, id)
    const isDone = issue.state === 'sending' && left === 0
    const next = isStuck ? new Date(now.getTime() + STUCK_MS) : await dueNext(tx, id, now)
    await updateIssue(tx, id, {
      ...figures,
      is_stuck: isStuck && !isDone,
      // Nothing is due until then, so the polling job can skip the issue.
      leased_until: next > now ? next : null,
      ...(isDone && { state: 'sent', ended_at: now, leased_until: null }),
    })
    if (issue.state === 'sending' && !isDone) {
      await enqueue(tx, { queue: 'newsletter', id, ...(next > now && { startAfter: next }) })
    }
    await announceIssue(tx, id)
  })
}

const dueNext = async (tx: Db, id: number, now: Date) => (await nextAttempt(tx, id)) ?? now
