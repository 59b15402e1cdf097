import { eq } from 'drizzle-orm'

import type { Db } from '../db/client'
import { documents, type DocumentContent } from '../db/schema/documents'
import { listOrderLines } from '../orders/queries'
import { listDocuments } from './queries'

/**
 * Takes the person out of the papers of an order, before its lines forget the names in their paint. Numbers,
 * days, amounts and the country stay for the tax office.
 */
export async function forgetBuyer(tx: Db, orderId: number): Promise<void> {
  const lines = await listOrderLines(tx, orderId)
  const names = lines.flatMap(({ build }) => build?.paint?.name ?? [])
  for (const { id, content } of await listDocuments(tx, orderId)) {
    await tx
      .update(documents)
      .set({ content: nameless(content, names) })
      .where(eq(documents.id, id))
  }
}

function nameless(content: DocumentContent, names: readonly string[]): DocumentContent {
  const country = content.buyer.address.at(-1) ?? ''
  const lines = content.lines.map((line) => ({
    ...line,
    // See domain/build `colorWords`.
    detail: names.reduce((text, name) => text.replaceAll(`, name “${name}”`, ''), line.detail),
  }))
  return { ...content, buyer: { email: '', address: ['Deleted', country] }, delivery: null, lines }
}
