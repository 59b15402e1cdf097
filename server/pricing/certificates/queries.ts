import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { files } from '@/server/kernel/db/schema/system/files'

/** Columns of a certificate and its file, for a query that joins `files`. */
export const CERTIFICATE_COLUMNS = {
  id: taxCertificates.id,
  country_code: taxCertificates.country_code,
  region: taxCertificates.region,
  reason: taxCertificates.reason,
  other: taxCertificates.other,
  number: taxCertificates.number,
  ends_on: taxCertificates.ends_on,
  decision: taxCertificates.decision,
  decision_reason: taxCertificates.decision_reason,
  created_at: taxCertificates.created_at,
  file: { public_id: files.public_id, name: files.name, size: files.size },
}

export function listCertificatesOf(db: Db, userId: number) {
  return db
    .select(CERTIFICATE_COLUMNS)
    .from(taxCertificates)
    .innerJoin(files, eq(files.id, taxCertificates.file_id))
    .where(eq(taxCertificates.user_id, userId))
    .orderBy(desc(taxCertificates.id))
}

export type CertificateRow = Awaited<ReturnType<typeof listCertificatesOf>>[number]

/** Lists what may exempt a user's orders; the last day of each is still to be checked. */
export function listApprovedCertificates(db: Db, userId: number) {
  const { id, country_code, region, number, decision, ends_on, user_id } = taxCertificates
  return db
    .select({ id, country_code, region, number, decision, ends_on })
    .from(taxCertificates)
    .where(and(eq(user_id, userId), eq(decision, 'approved')))
    .orderBy(asc(id))
}

/** Returns whether the row was inserted; not while another one for the state is waiting. */
export async function insertCertificate(
  tx: Db,
  row: typeof taxCertificates.$inferInsert,
): Promise<boolean> {
  const { id } = taxCertificates
  const rows = await tx.insert(taxCertificates).values(row).onConflictDoNothing().returning({ id })
  return rows.length > 0
}

/** Deletes the files of certificates, and with them the certificates. @returns their number */
export async function deleteCertificates(tx: Db, condition: SQL | undefined): Promise<number> {
  const ids = tx.select({ id: taxCertificates.file_id }).from(taxCertificates).where(condition)
  const gone = await tx.delete(files).where(inArray(files.id, ids)).returning({ id: files.id })
  return gone.length
}
