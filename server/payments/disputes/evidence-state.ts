import { evidenceFault } from '@/domain/office/disputes/evidence'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { lockOrder } from '@/server/orders'

import { findDisputeById, type DisputeRow } from './dispute-queries'
import { findPaymentById } from '@/server/payments/books/queries'

/** Longer than all provider calls together, so that a retry never overlaps an attempt in flight. */
const TRY_MS = 90_000

type ProviderDeps = Pick<Deps, 'clock' | 'providers'>

/** Returns what evidence can now be submitted from here: nothing, text, or text with files. */
export function evidenceTaken(
  { clock, providers }: ProviderDeps,
  dispute: DisputeRow & { provider: string },
) {
  const provider = providers.find(({ id }) => id === dispute.provider)
  const isOpen = evidenceFault(dispute, clock.now()) === null
  return {
    text: isOpen && provider?.sendEvidence !== undefined,
    files: isOpen && provider?.uploadEvidence !== undefined,
    /** Whether evidence can be submitted only on the provider's own site. */
    isElsewhere: isOpen && provider?.sendEvidence === undefined,
  }
}

/** @throws DomainError dispute_not_found */
export async function requireDispute(db: Db, id: number) {
  const dispute = await findDisputeById(db, id)
  if (!dispute) throw new DomainError('dispute_not_found', `No dispute ${id}.`)
  const payment = await findPaymentById(db, dispute.payment_id)
  return { ...dispute, provider: payment?.provider ?? '' }
}

/**
 * Locks the order of a dispute whose evidence can still be changed.
 * @throws DomainError dispute_not_found, dispute_closed, evidence_sent, evidence_late
 */
export async function lockUnanswered(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { id, order_id }: Pick<DisputeRow, 'id' | 'order_id'>,
): Promise<DisputeRow> {
  const now = clock.now()
  await lockOrder(tx, order_id)
  const dispute = await findDisputeById(tx, id)
  if (!dispute) throw new DomainError('dispute_not_found', `No dispute ${id}.`)
  const fault = evidenceFault(dispute, now)
  if (fault !== null) throw new DomainError(fault, `Dispute ${id} takes no evidence.`)
  const triedAt = dispute.evidence_tried_at?.getTime() ?? 0
  if (now.getTime() - triedAt >= TRY_MS) return dispute
  throw new DomainError('evidence_sent', `Dispute ${id}: it is being sent.`)
}
