import { eq } from 'drizzle-orm'

import type { Build } from '@/domain/shop/bikes/bike'
import { withoutPersonalTexts } from '@/domain/shop/bikes/build-fields'
import type { Db } from '@/server/kernel/db/client'
import { documents, type DocumentContent } from '@/server/kernel/db/schema/orders/documents'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { listOrderLines, listOrdersOf } from '@/server/orders'

import { listDocuments } from './queries'

/**
 * Erases the buyer from the documents of an account's orders, while the order lines still contain the names painted
 * on the bikes. Numbers, dates, amounts and the country are retained for the tax office.
 */
export async function eraseBuyer(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  for (const { id } of await listOrdersOf(tx, user.id)) await eraseBuyerOf(tx, id)
}

async function eraseBuyerOf(tx: Db, orderId: number): Promise<void> {
  const lines = await listOrderLines(tx, orderId)
  const builds = lines.flatMap(({ build }) => build ?? [])
  for (const { id, content } of await listDocuments(tx, orderId)) {
    await tx
      .update(documents)
      .set({ content: nameless(content, builds) })
      .where(eq(documents.id, id))
  }
}

function nameless(content: DocumentContent, builds: readonly Build[]): DocumentContent {
  const country = content.buyer.address.at(-1) ?? ''
  const lines = content.lines.map((line) => ({
    ...line,
    detail: builds.reduce(withoutPersonalTexts, line.detail),
  }))
  return { ...content, buyer: { email: '', address: ['Deleted', country] }, delivery: null, lines }
}
