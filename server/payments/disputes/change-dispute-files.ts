import {
  EVIDENCE_BYTES,
  EVIDENCE_PAPERS,
  isEvidenceType,
  type EvidenceField,
  type EvidencePaper,
} from '@/domain/office/disputes/evidence'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { claimFiles, findUpload, storePaper } from '@/server/kernel/files/store'

import {
  addDisputeFile,
  listDisputeFiles,
  removeDisputeFile,
  type DisputeFileRow,
} from './dispute-files'
import { lockUnanswered, requireDispute } from './evidence-state'

interface AttachFileInput {
  id: number
  /** Public id of an unused upload. */
  file: string
  field: EvidenceField
}

/** Attaches an upload to a dispute. Idempotent. @throws DomainError as listed by the contract */
export async function attachFile(deps: Deps, { id, file, field }: AttachFileInput): Promise<void> {
  const found = await requireFiles(deps, id)
  await deps.db.transaction(async (tx) => {
    await lockUnanswered(deps, tx, found)
    const rows = await listDisputeFiles(tx, id)
    if (rows.some((row) => row.public_id === file && row.field === field)) return
    const upload = await findUpload(tx, file)
    if (!upload) throw new DomainError('file_not_found', 'No such upload.')
    if (!isEvidenceType(upload.type)) throw new DomainError('evidence_file_type', upload.type)
    requireRoom(rows, { field, size: upload.size })
    await claimFiles(deps, tx, [file])
    await addDisputeFile(deps, tx, { disputeId: id, fileId: upload.id, field, paper: null })
  })
}

interface Paper {
  id: number
  paper: EvidencePaper
  name: string
  file: Buffer
}

/** Attaches a generated document. Idempotent. @throws DomainError as listed by the contract */
export async function attachPaper(deps: Deps, { id, paper, name, file }: Paper): Promise<void> {
  const found = await requireFiles(deps, id)
  const field = EVIDENCE_PAPERS[paper]
  await deps.db.transaction(async (tx) => {
    await lockUnanswered(deps, tx, found)
    const rows = await listDisputeFiles(tx, id)
    if (rows.some((row) => row.paper === paper)) return
    requireRoom(rows, { field, size: file.length })
    const fileId = await storePaper(deps, tx, { name, file })
    await addDisputeFile(deps, tx, { disputeId: id, fileId, field, paper })
  })
}

/** Deletes a file and its content. Idempotent. @throws DomainError as listed by the contract */
export async function detachFile(
  deps: Deps,
  { id, file }: { id: number; file: number },
): Promise<void> {
  const found = await requireDispute(deps.db, id)
  await deps.db.transaction(async (tx) => {
    await lockUnanswered(deps, tx, found)
    await removeDisputeFile(tx, id, file)
  })
}

async function requireFiles({ db, providers }: Pick<Deps, 'db' | 'providers'>, id: number) {
  const found = await requireDispute(db, id)
  const provider = providers.find((one) => one.id === found.provider)
  if (provider?.uploadEvidence) return found
  throw new DomainError('evidence_elsewhere', `${found.provider} takes no files.`)
}

function requireRoom(
  rows: readonly DisputeFileRow[],
  { field, size }: { field: EvidenceField; size: number },
): void {
  if (rows.some((row) => row.field === field)) {
    throw new DomainError('evidence_field_taken', `${field} has a file.`)
  }
  const bytes = rows.reduce((sum, row) => sum + row.size, size)
  if (bytes > EVIDENCE_BYTES) throw new DomainError('evidence_files_full', `${bytes} bytes.`)
}
