import { asc, desc, eq, sql } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import type { PromotionInput } from '@/contract/office/promo/promo'
import { promotionsRoutes } from '@/contract/office/promo/promo-routes'
import { promotionsSchemas } from '@/contract/office/promo/promo.schema'
import { cents } from '@/domain/kit/money'
import {
  MOST_FOUND,
  MOST_PROMOTIONS,
  productsLike,
  promotionState,
} from '@/domain/office/promo/promotion'
import {
  listSparesLike,
  promotionOf,
  readCatalog,
  readCatalogWith,
  type Catalog,
} from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { promotions as table } from '@/server/kernel/db/schema/catalog/trade'
import { createRouter } from '@/server/kernel/http/router'
import type { Deps } from '@/server/kernel/deps'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'
import { priceExample, productIds } from '@/server/pricing'

import { sumUses } from './queries'

const STATE_ORDER = ['running', 'planned', 'used_up', 'ended']

const NO_USES = { uses: 0, orders: 0, revenue: 0, refunded: 0, discount: 0 }

const entries = resourceRouter(resources.promotions, resourceSchemas.promotions, {
  table,
  order: [desc(table.is_active), sql`${desc(table.ends_at)} nulls first`, asc(table.code)],
  limit: MOST_PROMOTIONS,
  sort: (a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state),
  compute: async ({ db, clock }, rows) => {
    const at = clock.now().toISOString()
    const codes = rows.map(({ code }) => code)
    const sums = new Map((await sumUses(db, codes)).map((one) => [one.code, one]))
    const catalog = await readCatalogWith(
      db,
      rows.flatMap(({ product_ids }) => product_ids),
    )
    return (row) => {
      const { uses, orders, revenue, refunded, discount } = sums.get(row.code) ?? NO_USES
      return {
        ...{ uses, orders, revenue: cents(revenue), refunded: cents(refunded) },
        ...{ net: cents(revenue - refunded), discount: cents(discount) },
        products: soldOf(catalog, row.product_ids).map(({ id, title }) => ({ id, title })),
        state: promotionState(promotionOf(row), { at, uses }),
      }
    }
  },
  before: async ({ tx, values }) => {
    await requireKnownIds(tx, values)
    // Saving a code that has ended runs it again.
    return { is_active: true }
  },
})

const others = createRouter(promotionsRoutes, promotionsSchemas, entries.snapshots)
  .on('products', async ({ db, query: { q = '' } }) => {
    const [{ bikes, products }, spares] = await Promise.all([
      readCatalog(db),
      listSparesLike(db, q.trim(), MOST_FOUND),
    ])
    return { data: { products: productsLike([...bikes, ...products, ...spares], q) } }
  })
  .on('example', async ({ db, clock, body: { items, country_id, ...rest } }) => {
    const at = clock.now().toISOString()
    const catalog = await readCatalogWith(db, productIds(items))
    const { basis_points = null, amount = null, cap = null, ...rule } = rest
    const { buy_count = null, free_count = null } = rest
    const { free_shipping = false, members_only = false } = rest
    const typed = {
      ...{ ...rule, basis_points, amount, cap, buy_count, free_count },
      ...{ free_shipping, members_only },
    }
    return { data: priceExample(catalog, { rule: typed, items, country_id, at }) }
  })
  .on('end', async (context) => ({
    data: await context.db.transaction(async (tx) => {
      const { code } = context.params
      await endPromotion(tx, context.clock, code)
      return entries.read({ ...context, db: tx }, code)
    }),
  }))

export const promotionsRouter = {
  ...entries,
  mounted: [...entries.mounted, ...others.mounted],
}

/** Ends a code now, or deactivates it if it hasn't started. */
async function endPromotion(tx: Db, clock: Deps['clock'], code: string): Promise<void> {
  const now = clock.now()
  const isIt = eq(table.code, code)
  const [row] = await tx.select().from(table).where(isIt).for('update')
  if (!row?.is_active || (row.ends_at !== null && row.ends_at <= now)) return
  const hasStarted = row.starts_at === null || row.starts_at < now
  await tx
    .update(table)
    .set(hasStarted ? { ends_at: now } : { is_active: false })
    .where(isIt)
}

const soldOf = ({ bikesById, productsById }: Catalog, ids: readonly number[]) =>
  ids.flatMap((id) => bikesById.get(id) ?? productsById.get(id) ?? [])

/** @throws DomainError invalid_input for a product or country that the shop doesn't have */
async function requireKnownIds(db: Db, { product_ids, country_ids }: PromotionInput) {
  const catalog = await readCatalogWith(db, product_ids)
  const known = new Set(soldOf(catalog, product_ids).map(({ id }) => id))
  const product = product_ids.find((id) => !known.has(id))
  const country = country_ids.find((id) => !catalog.allCountriesById.has(id))
  if (product !== undefined) {
    const message = `The shop has no product ${product}.`
    throw invalidInput([{ field: 'product_ids', message }])
  }
  if (country !== undefined) {
    const message = `The shop has no country ${country}.`
    throw invalidInput([{ field: 'country_ids', message }])
  }
}
