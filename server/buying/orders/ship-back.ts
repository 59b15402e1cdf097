import { lastReturnDay } from '@/domain/shop/withdrawal/withdrawal'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'

/** Returns where to send items of a withdrawal, by when, and what to write on the box. */
export async function shipBack(
  deps: Pick<Deps, 'seller'>,
  db: Db,
  { number, declaredAt }: { number: string; declaredAt: Date },
) {
  const { name, address } = await readSeller(deps, db)
  return { address: [name, ...address], by: lastReturnDay(declaredAt), label: number }
}
