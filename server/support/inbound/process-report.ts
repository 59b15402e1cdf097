import { eq } from 'drizzle-orm'

import { readBounceAddress, type BounceTarget } from '@/domain/community/support/bounce-address'
import { failureIn } from '@/domain/community/support/delivery-status'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { isDeadStatus } from '@/domain/kit/smtp-verdict'
import { recordBounce } from '@/server/community'
import type { Db } from '@/server/kernel/db/client'
import { newsletterDeliveries as deliveries } from '@/server/kernel/db/schema/community/issues'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/community/newsletter'
import type { Deps } from '@/server/kernel/deps'
import { updateMail } from '@/server/kernel/mail/queries'
import { isReturnPath } from '@/server/kernel/mail/return-path'
import type { InboundMail } from '@/server/kernel/ports/inbound-mail'

import type { ReceivedEmail } from './received-email'

/**
 * Processes a bounce report (RFC 3464). Never replies; trusts only the shop's recipient record.
 * @returns null if the email is addressed elsewhere
 */
export async function processReport(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'secret'>,
  { mailbox }: InboundMail,
  email: ReceivedEmail,
): Promise<'bounce' | 'ignored' | null> {
  const target = targetOf(mailbox, email)
  if (!target) return null
  const sent = isReturnPath(deps, target) ? await findSent(deps.db, target) : undefined
  const status = sent && failureOf(email, sent.recipient)
  deps.log.info({ kind: target.kind, id: target.id, status }, 'report of delivery received')
  if (!sent || !status) return 'ignored'
  await deps.db.transaction((tx) => markUndelivered(deps, tx, { target, sent, status }))
  return 'bounce'
}

function targetOf(mailbox: string, { recipients }: ReceivedEmail): BounceTarget | null {
  for (const address of recipients.slice(0, 200)) {
    const target = readBounceAddress(mailbox, address)
    if (target) return target
  }
  return null
}

function failureOf({ attachments }: ReceivedEmail, recipient: string): string | null {
  const report = attachments.find(({ type }) => type === 'message/delivery-status')
  const isRecipient = (address: string) => isSameMailbox(address, recipient)
  return report ? failureIn(Buffer.from(report.content).toString('latin1'), isRecipient) : null
}

interface ReportedDelivery {
  recipient: string
  issue: number | null
}

/** Finds the recipient of an email; returns undefined if the account or subscription was deleted. */
async function findSent(db: Db, { kind, id }: BounceTarget): Promise<ReportedDelivery | undefined> {
  if (kind === 'mail') {
    const [row] = await db
      .select({ recipient: mailOutbox.recipient })
      .from(mailOutbox)
      .where(eq(mailOutbox.id, id))
    return row && { ...row, issue: null }
  }
  const [row] = await db
    .select({ recipient: subscriptions.email, issue: deliveries.issue_id })
    .from(deliveries)
    .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscription_id))
    .where(eq(deliveries.id, id))
  return row
}

interface UndeliveredInput {
  target: BounceTarget
  sent: ReportedDelivery
  status: string
}

/** Marks an email as failed; also unsubscribes dead mailboxes from newsletter and digest. */
async function markUndelivered(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { target, sent, status }: UndeliveredInput,
): Promise<void> {
  if (target.kind === 'mail') {
    await updateMail(tx, target.id, { status: 'failed', last_error: `${status}, as a bounce` })
  }
  if (!isDeadStatus(status)) return
  const bounce = { email: sent.recipient, cause: 'bounce', detail: status } as const
  await recordBounce({ clock }, tx, {
    ...bounce,
    ...(sent.issue !== null && { issue: sent.issue }),
  })
}
