import { and, eq, inArray, notExists } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ownRows, personalRows } from '@/server/kernel/db/personal-rows'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { files } from '@/server/kernel/db/schema/system/files'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { deleteCertificates } from './queries'

export async function exportCertificates(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const isOwn = eq(taxCertificates.user_id, user.id)
  const ids = tx.select({ id: taxCertificates.file_id }).from(taxCertificates).where(isOwn)
  add({
    ...(await ownRows(tx, user.id, {
      tax_certificates: [taxCertificates, taxCertificates.user_id],
    })),
    tax_certificate_files: await personalRows(tx, files, inArray(files.id, ids)),
  })
}

/** Erases certificates, except those that prove why an order was exempt: tax law requires them. */
export async function eraseCertificates(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const exempted = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.tax_certificate_id, taxCertificates.id))
  await deleteCertificates(tx, and(eq(taxCertificates.user_id, user.id), notExists(exempted)))
}
