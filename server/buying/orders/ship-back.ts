import { returnLabel } from '@/domain/office/returns/returns'
import { lastReturnDay } from '@/domain/shop/withdrawal/withdrawal'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'

interface ReturnFacts {
  /** Order number. */
  number: string
  /** The return that staff registered, if any. */
  back?: { number: number; registered_at: Date; carrier: string; tracking: string } | undefined
  /** Path of the label as a PDF; only for buyers with the order's key. */
  file?: string
  /** The withdrawal from shipped items, if any. */
  withdrawn: { at: Date } | null
}

/** Returns where to send items, by when, and what to write on the box; null if none are expected. */
export async function shipBack(
  deps: Pick<Deps, 'seller'>,
  db: Db,
  { number, back, file = '', withdrawn }: ReturnFacts,
) {
  const declaredAt = withdrawn?.at ?? back?.registered_at
  if (!declaredAt) return null
  const { name, address } = await readSeller(deps, db)
  const label = back ? returnLabel(number, back.number) : number
  const { carrier = '', tracking = '' } = back ?? {}
  return {
    ...{ address: [name, ...address], by: lastReturnDay(declaredAt), label },
    ...{ carrier, tracking, file },
  }
}
