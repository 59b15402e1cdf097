import { evidenceFault } from '@/domain/evidence'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { ProviderRefused } from '@/server/kernel/ports/payments'
import { insertEvent, lockOrder } from '@/server/orders'

import { findDisputeById, updateEvidence, type DisputeRow } from './dispute-queries'
import { findPaymentById } from './queries'

/** Longer than any call of a provider: whoever tries again then finds nobody else trying. */
const TRY_MS = 60_000

interface Evidence {
  id: number
  text: string
  request_key: string
  /** Public id of who sends it. */
  by: string
}

type ProviderDeps = Pick<Deps, 'clock' | 'providers'>

/** Whether evidence can be sent from here now. */
export function takesEvidence(
  { clock, providers }: ProviderDeps,
  dispute: DisputeRow & { provider: string },
): boolean {
  const provider = providers.find(({ id }) => id === dispute.provider)
  return provider?.sendEvidence !== undefined && evidenceFault(dispute, clock.now()) === null
}

/**
 * Sends the shop’s evidence, once. It is kept before the provider is called, so that nothing that was typed is lost; of
 * two people who send at once, one does. A lost answer is tried again with the same text.
 * @returns when it was sent
 * @throws DomainError as listed by the contract
 */
export async function sendEvidence(deps: Deps, evidence: Evidence): Promise<Date> {
  const { id, text, request_key, by } = evidence
  const found = await findDisputeById(deps.db, id)
  if (!found) throw new DomainError('dispute_not_found', `No dispute ${id}.`)
  const payment = await findPaymentById(deps.db, found.payment_id)
  const send = deps.providers.find((one) => one.id === payment?.provider)?.sendEvidence
  if (!send) throw new DomainError('evidence_elsewhere', `${payment?.provider} takes none.`)
  const sent = await deps.db.transaction((tx) => claim(deps, tx, { found, evidence }))
  if (sent) return sent
  try {
    await send({ disputeId: found.provider_dispute_id, text })
  } catch (error) {
    deps.log.warn({ err: error, dispute: id }, 'evidence not sent')
    await deps.db.transaction((tx) =>
      updateEvidence(tx, { id, key: request_key }, { evidence_tried_at: null }),
    )
    const code = error instanceof ProviderRefused ? 'evidence_refused' : UNREACHABLE
    throw new DomainError(code, 'The provider took no evidence.', { cause: error })
  }
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, found.order_id)
    await updateEvidence(tx, { id, key: request_key }, { evidence_sent_at: at })
    await insertEvent(tx, found.order_id, { kind: 'evidence_sent', at, detail: { by } })
  })
  return at
}

const UNREACHABLE = 'payment_provider_unreachable'

interface Claiming {
  found: DisputeRow
  evidence: Evidence
}

/** @returns when the same request has sent it before */
async function claim(deps: Deps, tx: Db, { found, evidence }: Claiming): Promise<Date | null> {
  const { id, text, request_key } = evidence
  const now = deps.clock.now()
  await lockOrder(tx, found.order_id)
  const dispute = await findDisputeById(tx, id)
  if (!dispute) throw new DomainError('dispute_not_found', `No dispute ${id}.`)
  const isSame = dispute.evidence_key === request_key
  if (isSame && dispute.evidence_sent_at) return dispute.evidence_sent_at
  const fault = evidenceFault(dispute, now)
  if (fault !== null) throw new DomainError(fault, `Dispute ${id} takes no evidence.`)
  const triedAt = dispute.evidence_tried_at?.getTime() ?? 0
  if (now.getTime() - triedAt < TRY_MS) {
    throw new DomainError('evidence_sent', `Dispute ${id}: it is being sent.`)
  }
  const change = { evidence: text, evidence_key: request_key, evidence_tried_at: now }
  await updateEvidence(tx, { id }, change)
  return null
}
