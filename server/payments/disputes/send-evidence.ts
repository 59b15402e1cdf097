import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { ProviderRefused, type PaymentProvider } from '@/server/kernel/ports/payments'
import { insertEvent, lockOrder } from '@/server/orders'

import { listDisputeFiles, uploadFiles } from './dispute-files'
import { findDisputeById, updateEvidence, type DisputeRow } from './dispute-queries'
import { lockUnanswered, requireDispute } from './evidence-state'

interface Answer {
  id: number
  text: string
  request_key: string
  /** Public id of the sender. */
  by: string
}

/**
 * Sends the shop's evidence and its files, once. Stores the evidence before calling the provider, so that no input is
 * lost; of two concurrent senders, only one succeeds. If a response was lost, retries with the same text without
 * repeating the uploads.
 * @returns when it was sent
 * @throws DomainError as listed by the contract
 */
export async function sendEvidence(deps: Deps, answer: Answer): Promise<Date> {
  const { id, request_key, by } = answer
  const found = await requireDispute(deps.db, id)
  const provider = deps.providers.find((one) => one.id === found.provider)
  if (!provider?.sendEvidence) {
    throw new DomainError('evidence_elsewhere', `${found.provider} takes none.`)
  }
  const claimed = await deps.db.transaction((tx) => claim(deps, tx, { found, answer }))
  if (claimed.sentAt) return claimed.sentAt
  try {
    await submit(deps, { dispute: claimed.dispute, text: answer.text, provider })
  } catch (error) {
    await release(deps, { dispute: claimed.dispute, key: request_key, error })
    throw refusalOf(error)
  }
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, found.order_id)
    await updateEvidence(tx, { id, key: request_key }, { evidence_sent_at: at })
    await insertEvent(tx, found.order_id, { kind: 'evidence_sent', at, detail: { by } })
  })
  return at
}

interface SubmitEvidenceInput {
  dispute: DisputeRow
  text: string
  provider: PaymentProvider
}

/** The key is derived from text and files, so the same evidence is sent once regardless of sender. */
async function submit(deps: Deps, { dispute, text, provider }: SubmitEvidenceInput): Promise<void> {
  const { id, provider_dispute_id: disputeId, evidence_refusals: refusals } = dispute
  const { uploadEvidence: upload } = provider
  const rows = await listDisputeFiles(deps.db, id)
  const files = upload ? await uploadFiles(deps, rows, upload) : {}
  const key = sha256(JSON.stringify([text, files])).slice(0, 32)
  await provider.sendEvidence?.({ disputeId, text, files, key, refusals })
}

interface ReleaseEvidenceInput {
  dispute: DisputeRow
  key: string
  error: unknown
}

/** Releases the claim, so that the next attempt can start. */
async function release(deps: Deps, { dispute, key, error }: ReleaseEvidenceInput): Promise<void> {
  const { id, evidence_refusals } = dispute
  deps.log.warn({ err: error, dispute: id }, 'evidence not sent')
  const isNo = error instanceof ProviderRefused
  const change = {
    evidence_tried_at: null,
    ...(isNo && { evidence_refusals: evidence_refusals + 1 }),
  }
  await deps.db.transaction((tx) => updateEvidence(tx, { id, key }, change))
}

function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  const isNo = error instanceof ProviderRefused
  const code = isNo ? 'evidence_refused' : 'payment_provider_unreachable'
  return new DomainError(code, 'The provider took no evidence.', { cause: error })
}

interface EvidenceClaim {
  found: DisputeRow
  answer: Answer
}

/** @returns the dispute, and when the same request was already sent, or null */
async function claim(
  deps: Deps,
  tx: Db,
  { found, answer }: EvidenceClaim,
): Promise<{ dispute: DisputeRow; sentAt: Date | null }> {
  const { id, text, request_key } = answer
  await lockOrder(tx, found.order_id)
  const known = await findDisputeById(tx, id)
  if (known?.evidence_key === request_key && known.evidence_sent_at) {
    return { dispute: known, sentAt: known.evidence_sent_at }
  }
  const dispute = await lockUnanswered(deps, tx, found)
  const now = deps.clock.now()
  await updateEvidence(
    tx,
    { id },
    { evidence: text, evidence_key: request_key, evidence_tried_at: now },
  )
  return { dispute, sentAt: null }
}
