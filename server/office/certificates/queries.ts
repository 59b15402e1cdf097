import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'

import type { CertificateDecision, CertificateState } from '@/domain/shop/tax/certificate'
import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { files } from '@/server/kernel/db/schema/system/files'
import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { CERTIFICATE_COLUMNS } from '@/server/pricing'

const { id, user_id, decision, ends_on } = taxCertificates

const COLUMNS = {
  ...CERTIFICATE_COLUMNS,
  version: sql<string>`${taxCertificates}.xmin::text`,
  orders: sql<number>`(select count(*)::int from orders where tax_certificate_id = ${id})`,
  user: {
    id: users.id,
    public_id: users.public_id,
    name: users.name,
    last_name: users.last_name,
    email: users.email,
  },
}

export type OfficeCertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

const rowsOf = (db: Db, condition: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(taxCertificates)
    .innerJoin(files, eq(files.id, taxCertificates.file_id))
    .leftJoin(users, eq(users.id, user_id))
    .where(condition)

interface CertificatesQuery extends PageCursors {
  list?: CertificateState | undefined
  customer?: string | undefined
  /** 'YYYY-MM-DD' */
  today: string
}

/** Conditions of the states as `certificateState` returns them. */
const isInState = (state: CertificateState, today: string): SQL | undefined =>
  ({
    submitted: eq(decision, 'submitted'),
    refused: eq(decision, 'refused'),
    approved: and(eq(decision, 'approved'), or(isNull(ends_on), gte(ends_on, today))),
    ended: or(eq(decision, 'revoked'), and(eq(decision, 'approved'), lt(ends_on, today))),
  })[state]

export async function listCertificates(
  db: Db,
  { list, customer, today, ...cursors }: CertificatesQuery,
) {
  const page = pageAt({ id, isNewestFirst: true }, cursors)
  const isOfCustomer = customer === undefined ? undefined : eq(users.public_id, customer)
  const filter = and(list && isInState(list, today), isOfCustomer)
  const rows = await rowsOf(db, and(filter, page.where)).orderBy(page.orderBy).limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const all = db.select({ id }).from(taxCertificates)
    const matching = all.leftJoin(users, eq(users.id, user_id)).where(and(filter, ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  const { rows: cut, ...ends } = page.cut(rows.map((row) => ({ row, number: String(row.id) })))
  return { rows: cut.map(({ row }) => row), ...ends, range }
}

export async function findCertificate(db: Db, requested: number) {
  const [row] = await rowsOf(db, eq(id, requested))
  return row
}

/** Locks a certificate until the end of the transaction; its user first, as the erasure of an account does. */
export async function lockCertificate(tx: Db, requested: number): Promise<void> {
  const owner = tx.select({ id: user_id }).from(taxCertificates).where(eq(id, requested))
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('key share')
  await tx.select({ id }).from(taxCertificates).where(eq(id, requested)).for('update')
}

interface Decision {
  decision: CertificateDecision
  decision_reason: string
  ends_on: string | null
}

export async function updateCertificate(tx: Db, requested: number, made: Decision): Promise<void> {
  await tx.update(taxCertificates).set(made).where(eq(id, requested))
}
