import { and, asc, eq } from 'drizzle-orm'

import { OWN_VAN } from '@/domain/shop/orders/parcels'
import type { Db } from '@/server/kernel/db/client'
import { carriers, shipments, undoneParcels } from '@/server/kernel/db/schema/orders/shipments'
import { invalidInput } from '@/server/kernel/resource/store'

export const CARRIER_ORDER = [asc(carriers.position), asc(carriers.title)]

export const listOfferedCarriers = (db: Db) =>
  db
    .select({ code: carriers.code, title: carriers.title })
    .from(carriers)
    .where(eq(carriers.is_offered, true))
    .orderBy(...CARRIER_ORDER)

/** Locks the carrier, so that it isn't removed before its parcel is written. @throws DomainError invalid_input */
export async function requireOffered(tx: Db, code: string): Promise<void> {
  const is = and(eq(carriers.code, code), eq(carriers.is_offered, true))
  const [row] = await tx.select({ code: carriers.code }).from(carriers).where(is).for('key share')
  if (row) return
  const message = 'Choose a carrier that’s offered for new parcels.'
  throw invalidInput([{ field: 'carrier', message }])
}

/** Returns whether parcels have used a carrier, also ones that were undone. The van always stays. */
export async function isCarrierInUse(tx: Db, { code }: { code: string }): Promise<boolean> {
  const isUsedIn = async ({ carrier }: typeof shipments | typeof undoneParcels) => {
    const rows = await tx.select({ carrier }).from(carrier.table).where(eq(carrier, code)).limit(1)
    return rows.length > 0
  }
  return code === OWN_VAN || (await isUsedIn(shipments)) || (await isUsedIn(undoneParcels))
}
