import type { Db } from '@/server/kernel/db/client'
import { deriveKey } from '@/server/kernel/ports/ids'
import { type OrderRow, listOrderLines } from '@/server/orders'
import { listDocuments } from './queries'
import { documentTitle } from './draw/titles'

interface Papers {
  db: Db
  secret: string
}

/** Returns document links that work without a login, because the order's key authorizes them. */
export async function documentsOf({ db, secret }: Papers, order: OrderRow) {
  if (order.paid_at === null) return []
  const [rows, lines] = await Promise.all([
    listDocuments(db, order.id),
    listOrderLines(db, order.id),
  ])
  const key = deriveKey(secret, 'order', order.number)
  const hrefOf = (id: string) => `/api/orders/${order.number}/documents/${id}?key=${key}`
  const papers = rows.map((row) => ({ title: documentTitle(row), href: hrefOf(String(row.id)) }))
  const sheets = lines
    .filter(({ build_sheet }) => build_sheet !== null)
    .map(({ title, position }) => ({
      title: `Build sheet: ${title}`,
      href: hrefOf(`build-${position}`),
    }))
  return [...papers, ...sheets]
}
