import { asc, sql } from 'drizzle-orm'

import { MOST_PICKED, type PaperSize } from '@/domain/office/fulfillment/pick-list'
import { lineChoice, drawPicked } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'

import { HAS_WORK, IS_TO_SHIP, WAITING_PIECES } from '../overview/order-lists'

interface PickQuery {
  /** Only orders of which nothing is left to build. */
  whole?: '1' | undefined
}

type PickListDeps = Pick<Deps, 'db' | 'clock'>

/** Returns what only waits for a parcel, of the orders that were paid first. */
export async function readPickList({ db, clock }: PickListDeps, { whole }: PickQuery) {
  const found = await listOrdersToShip(db, whole === '1')
  const shown = found.slice(0, MOST_PICKED)
  const lines = await listWaiting(
    db,
    shown.map(({ id }) => id),
  )
  const rows = new Map<string, PickRow>()
  for (const line of lines) {
    const order = shown.find(({ id }) => id === line.order_id)
    if (!order) continue
    const detail = lineChoice(line)
    const key = JSON.stringify([line.shelf, line.number, line.title, detail])
    const row = rows.get(key) ?? emptyRow(line, detail)
    row.count += line.waiting
    row.frames.push(...(line.frames ?? []))
    row.orders.push(orderOf(order, line.waiting))
    rows.set(key, row)
  }
  return {
    at: clock.now().toISOString(),
    orders: shown.length,
    is_cut: found.length > MOST_PICKED,
    rows: [...rows.values()].sort(byPlace),
  }
}

interface PickRow {
  shelf: string
  /** Product number; empty for bikes. */
  number: string
  title: string
  detail: string
  count: number
  is_bike: boolean
  frames: string[]
  orders: { number: string; name: string; count: number; has_work: boolean }[]
}

type WaitingLine = Awaited<ReturnType<typeof listWaiting>>[number]
type OrderToShip = Awaited<ReturnType<typeof listOrdersToShip>>[number]

const emptyRow = ({ shelf, number, title, kind }: WaitingLine, detail: string): PickRow => ({
  ...{
    shelf: shelf ?? '',
    number: number ?? '',
    title,
    detail,
    count: 0,
    is_bike: kind === 'bike',
  },
  ...{ frames: [], orders: [] },
})

const orderOf = ({ number, name, has_work }: OrderToShip, count: number) => ({
  ...{ number, name, count, has_work },
})

/** Sorts shelves as people read them, A-2 before A-10; what has no shelf is last. */
function byPlace(a: PickRow, b: PickRow): number {
  if (a.shelf !== b.shelf && (a.shelf === '' || b.shelf === '')) return a.shelf === '' ? 1 : -1
  const order = new Intl.Collator('en', { numeric: true }).compare
  return order(a.shelf, b.shelf) || order(a.title, b.title) || order(a.detail, b.detail)
}

function listOrdersToShip(db: Db, isWhole: boolean) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: sql<string>`coalesce(nullif(${orders.shipping_address} ->> 'name', ''), ${orders.email})`,
      has_work: sql<boolean>`${HAS_WORK}`,
    })
    .from(orders)
    .where(isWhole ? sql`${IS_TO_SHIP} and not ${HAS_WORK}` : IS_TO_SHIP)
    .orderBy(asc(orders.paid_at), asc(orders.id))
    .limit(MOST_PICKED + 1)
}

async function listWaiting(db: Db, ids: readonly number[]) {
  const frames = sql<
    string[] | null
  >`(select array_agg(b.frame_number order by b.id) from order_bikes b
    where b.order_id = l.order_id and b.line = l.position and b.ready_at is not null
      and b.shipped_at is null and b.cancelled_at is null and b.frame_number is not null)`
  const { rows } = await db.execute<WaitingPieces>(sql`
    select l.order_id::int, l.kind, l.title, l.options, l.bundle, p.shelf, p.id::text as number, ${WAITING_PIECES}::int as waiting, ${frames} as frames
    from order_lines l left join products p on p.id = l.product_id
    where l.order_id = any(${sql.param([...ids])}::bigint[]) and ${WAITING_PIECES} > 0
    order by l.order_id, l.position`)
  return rows
}

type WaitingPieces = Pick<
  typeof orderLines.$inferSelect,
  'kind' | 'title' | 'options' | 'bundle'
> & {
  order_id: number
  shelf: string | null
  number: string | null
  waiting: number
  frames: string[] | null
}

/** Draws the pick list for printing. @throws DomainError server_busy */
export async function readPickListFile(
  deps: PickListDeps & Pick<Deps, 'seller'>,
  { paper, ...query }: PickQuery & { paper: PaperSize },
) {
  const list = await readPickList(deps, query)
  const seller = await readSeller(deps, deps.db)
  const content = await drawPicked({ list, seller, paper })
  return { content, fileName: `pick-list-${list.at.slice(0, 10)}.pdf` }
}
