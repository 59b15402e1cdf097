import { asc, eq, sql } from 'drizzle-orm'

import type { TaxCertificate } from '@/domain/shop/tax/certificate'
import { type Destination, REVISION, revisionOf } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { bikeSizes } from '@/server/kernel/db/schema/catalog/bikes'
import { cartLines } from '@/server/kernel/db/schema/orders/carts'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { accessTokens, sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { catalogRevision } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { CALLER, callerOf, isCaller } from '@/server/kernel/http/caller'
import { sha256 } from '@/server/kernel/ports/ids'

import { destinationOf, type WireDestination } from './destination'
import type { CartRow } from './queries'

/** Probable SKU of a line. Only the catalog knows the exact one; see `checkedLines`. */
const likelySku = sql`case
  when ${cartLines.bike_slug} is null
  then 'product:' || ${cartLines.product_id} || coalesce(':' || ${cartLines.variant}, '')
  when ${cartLines.order_bike_id} is null
  then 'frame:' || ${cartLines.bike_slug} || ':' || ${bikeSizes.title} end`

const cartQuery = prepared('cart', (db) =>
  db
    .select({
      ...CALLER,
      ...REVISION,
      email: users.email,
      line: cartLines,
      from: orderBikes.build,
      sku: stockItems.sku,
      left: sql<number | null>`${stockItems.on_hand} - ${stockItems.reserved}`,
      version: sql<number | null>`(select version from carts where user_id = ${users}.id)`,
      address: sql<WireDestination | null>`(select to_jsonb(a) from addresses a where user_id = ${users}.id and is_shipping)`,
      certificates: sql<
        TaxCertificate[] | null
      >`(select jsonb_agg(c order by c.id) from tax_certificates c where user_id = ${users}.id and decision = 'approved')`,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(catalogRevision, sql`true`)
    .leftJoin(cartLines, eq(cartLines.user_id, users.id))
    .leftJoin(orderBikes, eq(orderBikes.id, cartLines.order_bike_id))
    .leftJoin(bikeSizes, sql`${bikeSizes.id}::text = ${cartLines.build} ->> 'size_id'`)
    .leftJoin(stockItems, sql`${stockItems.sku} = ${likelySku}`)
    .where(isCaller())
    .orderBy(asc(cartLines.id)),
)

export interface StoredCart {
  revision: ReturnType<typeof revisionOf>
  version: number
  /** Default shipping address. */
  address: Destination | null
  certificates: TaxCertificate[]
  email: string | null
  rows: CartRow[]
  left: ReadonlyMap<string, number>
  /** Whether the SKU of every line was found, so that no further query is needed. */
  isWhole: boolean
}

/** Reads a token's user and cart in one query; returns null if `isCaller` rejects the token. */
export async function findCallersCart(db: Db, token: string, now: Date) {
  const rows = await cartQuery(db).execute({ hash: sha256(token), now })
  const [first] = rows
  if (!first) return null
  const { revision, database } = first
  if (revision === null) throw new Error('The catalog has no revision: run the migrations.')
  const along: StoredCart = {
    revision: revisionOf({ revision, database }),
    version: Number(first.version ?? 0),
    address: first.address && destinationOf(first.address),
    certificates: first.certificates ?? [],
    email: first.email,
    rows: rows.flatMap(({ line, from }) => (line ? [{ ...line, from }] : [])),
    left: new Map(rows.flatMap(({ sku, left }) => (sku === null ? [] : [[sku, Number(left)]]))),
    isWhole: rows.every(({ line, sku }) => line === null || sku !== null),
  }
  return { caller: callerOf(first), along }
}
