import { RETENTION_MS } from '@/domain/kit/retention'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'

import {
  isEvidenceType,
  type EvidenceField,
  type EvidencePaper,
} from '@/domain/office/disputes/evidence'
import type { Db } from '@/server/kernel/db/client'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'
import { disputeFiles } from '@/server/kernel/db/schema/payments/dispute-files'
import { files } from '@/server/kernel/db/schema/system/files'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { ProviderRefused, type PaymentProvider } from '@/server/kernel/ports/payments'

const COLUMNS = {
  id: disputeFiles.id,
  field: disputeFiles.field,
  paper: disputeFiles.paper,
  provider_file_id: disputeFiles.provider_file_id,
  refused_at: disputeFiles.refused_at,
  file_id: disputeFiles.file_id,
  public_id: files.public_id,
  name: files.name,
  type: files.type,
  size: files.size,
}

export function listDisputeFiles(db: Db, disputeId: number) {
  return db
    .select(COLUMNS)
    .from(disputeFiles)
    .innerJoin(files, eq(files.id, disputeFiles.file_id))
    .where(eq(disputeFiles.dispute_id, disputeId))
    .orderBy(asc(disputeFiles.id))
}

export type DisputeFileRow = Awaited<ReturnType<typeof listDisputeFiles>>[number]

interface AddDisputeFileInput {
  disputeId: number
  fileId: number
  field: EvidenceField
  paper: EvidencePaper | null
}

export async function addDisputeFile(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { disputeId: dispute_id, fileId: file_id, field, paper }: AddDisputeFileInput,
): Promise<void> {
  const created_at = clock.now()
  await tx.insert(disputeFiles).values({ dispute_id, file_id, field, paper, created_at })
}

/** Deletes the file's content, too. */
export async function removeDisputeFile(tx: Db, disputeId: number, id: number): Promise<void> {
  const expanded = tx
    .select({ id: disputeFiles.file_id })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.dispute_id, disputeId), eq(disputeFiles.id, id)))
  await tx.delete(files).where(inArray(files.id, expanded))
}

type Upload = NonNullable<PaymentProvider['uploadEvidence']>

/**
 * Uploads evidence files, each once.
 * @returns the provider's file ids by evidence field
 * @throws DomainError evidence_file_refused, after marking the rejected files
 */
export async function uploadFiles(
  deps: Pick<Deps, 'db' | 'clock'>,
  rows: readonly DisputeFileRow[],
  upload: Upload,
): Promise<Partial<Record<EvidenceField, string>>> {
  const outcomes = await Promise.allSettled(rows.map((row) => uploadToProvider(deps, row, upload)))
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const refusal = errors.find((error) => error instanceof ProviderRefused)
  if (refusal) throw new DomainError('evidence_file_refused', refusal.code, { cause: refusal })
  if (errors.length > 0) throw errors[0]
  return Object.fromEntries(
    outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
  )
}

async function uploadToProvider(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: DisputeFileRow,
  upload: Upload,
): Promise<[EvidenceField, string]> {
  const { id, field, name, type, provider_file_id } = row
  if (provider_file_id !== null) return [field, provider_file_id]
  if (!isEvidenceType(type)) throw new Error(`Evidence of the type ${type}.`)
  const content = await contentOf(db, row)
  try {
    const made = await upload({ name, type, content, key: `evidence-file-${id}` })
    await mark(db, id, { provider_file_id: made, refused_at: null })
    return [field, made]
  } catch (error) {
    if (error instanceof ProviderRefused) await mark(db, id, { refused_at: clock.now() })
    throw error
  }
}

async function contentOf(db: Db, { file_id }: DisputeFileRow): Promise<Buffer> {
  const [file] = await db
    .select({ content: files.content })
    .from(files)
    .where(eq(files.id, file_id))
  if (!file) throw new Error(`File ${file_id} is gone.`)
  return file.content
}

async function mark(
  db: Db,
  id: number,
  change: Partial<Pick<DisputeFileRow, 'provider_file_id' | 'refused_at'>>,
): Promise<void> {
  await db.update(disputeFiles).set(change).where(eq(disputeFiles.id, id))
}

/** Purges the files of disputes that closed long ago; the evidence text stays with the order. */
export async function purgeDisputeFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS.dispute_files)
  const old = db
    .select({ id: disputeFiles.file_id })
    .from(disputeFiles)
    .innerJoin(disputes, eq(disputes.id, disputeFiles.dispute_id))
    .where(lt(disputes.closed_at, before))
  await db.delete(files).where(inArray(files.id, old))
}
