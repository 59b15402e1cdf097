import { EVIDENCE_PAPERS, isEvidenceType } from '@/domain/office/disputes/evidence'
import { listEvidencePapers } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { fileHref } from '@/server/kernel/files/store'
import { findOrder } from '@/server/orders'
import { evidenceTaken, listDisputeFiles, requireDispute } from '@/server/payments'

/** @throws DomainError dispute_not_found */
export async function requireDisputed({ db }: Pick<Deps, 'db'>, id: number) {
  const dispute = await requireDispute(db, id)
  const order = await findOrder(db, dispute.order_id)
  if (!order) throw new DomainError('dispute_not_found', `No order of dispute ${id}.`)
  return { dispute, order }
}

/** Includes documents of the order that can be added. @throws DomainError dispute_not_found */
export async function readFiles(deps: Deps, id: number) {
  const { dispute, order } = await requireDisputed(deps, id)
  const rows = await listDisputeFiles(deps.db, id)
  const takes_files = evidenceTaken(deps, dispute).files
  const papers = takes_files ? await listEvidencePapers(deps.db, order) : []
  return {
    takes_files,
    files: rows.flatMap(({ id, field, name, type, size, public_id, refused_at }) => {
      const is_refused = refused_at !== null
      const href = fileHref(deps, public_id)
      return isEvidenceType(type) ? [{ id, field, name, type, size, href, is_refused }] : []
    }),
    papers: papers.map((one) => ({ ...one, field: EVIDENCE_PAPERS[one.paper] })),
  }
}
