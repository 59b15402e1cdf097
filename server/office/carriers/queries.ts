import { and, asc, eq, sql } from 'drizzle-orm'

import { OWN_VAN } from '@/domain/shop/orders/parcels'
import type { Db } from '@/server/kernel/db/client'
import { carriers, shipments, undoneParcels } from '@/server/kernel/db/schema/orders/shipments'
import { DomainError } from '@/server/kernel/errors/domain-error'
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

/** @throws DomainError carrier_changed if carriers were added or removed meanwhile */
export async function orderCarriers(tx: Db, codes: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ code: carriers.code })
    .from(carriers)
    .orderBy(asc(carriers.code))
    .for('update')
  const all = rows.map(({ code }) => code).join()
  if ([...codes].sort().join() !== all) throw new DomainError('carrier_changed', 'Other carriers.')
  await tx.execute(sql`
    update ${carriers} c set position = wanted.at
    from unnest(${sql.param([...codes])}::text[]) with ordinality as wanted (code, at)
    where c.code = wanted.code`)
}
