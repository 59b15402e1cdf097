import type { z } from 'zod'

import type { configuratorSchemas } from '@/contract/configurator.schema'
import { buildKey } from '@/domain/build'
import { DEFAULT_COUNTRY_ID, MAX_LINE_COUNT } from '@/domain/constants'
import { isNoUpgrade } from '@/domain/upgrade'

import { changeCart, requireRoom } from '../cart/change-cart'
import { requireLine } from '../cart/change-lines'
import { priceCart, type Upgrade } from '../cart/price-cart'
import { deleteLine, insertLine, updateLine, type CartRow } from '../cart/queries'
import { readCatalogue } from '../catalogue/read-catalogue'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { DomainError } from '../http/domain-error'
import { dayOf } from '../ports/clock'
import { requireUpgradable } from './edit'

type Body = z.output<(typeof configuratorSchemas)['saveToCart']['body']>

/**
 * Puts a configured bike into the cart of a user, or the upgrade of an ordered one; with cart_id that line is
 * replaced. Two different builds of a bike are two lines, the same build twice is one.
 * @throws DomainError as listed by the contract
 */
export async function saveToCart(
  deps: Pick<Deps, 'db' | 'clock'>,
  body: Body,
  { caller, key }: { caller: Caller; key: string | undefined },
) {
  const upgrade = await upgradeOf(deps, body, caller)
  const price = await priceOf(deps, body, upgrade)
  const { userId } = caller
  return changeCart(deps, {
    userId,
    once: { key, body },
    apply: async (tx, lines) => {
      const replaced = body.cart_id ? requireLine(lines, body.cart_id) : replacedBy(lines, upgrade)
      if (replaced) await deleteLine(tx, { userId, id: replaced.id })
      const left = lines.filter((line) => line !== replaced)
      return { cart_id: await putLine(tx, { userId, body, upgrade, left, price }) }
    },
  })
}

async function upgradeOf(
  deps: Pick<Deps, 'db'>,
  body: Body,
  caller: Caller,
): Promise<Upgrade | null> {
  if (!body.order_bike_id) return null
  const { bike } = await requireUpgradable(deps, caller, body.order_bike_id)
  if (isNoUpgrade(bike.build, body.build)) {
    throw new DomainError('nothing_to_upgrade', 'The build is unchanged.')
  }
  return { order_bike_id: bike.id, from: bike.build }
}

/** One upgrade of a bike lies in the cart: saving again takes its place. */
function replacedBy(lines: readonly CartRow[], upgrade: Upgrade | null): CartRow | undefined {
  if (!upgrade) return undefined
  return lines.find(({ order_bike_id }) => order_bike_id === upgrade.order_bike_id)
}

async function priceOf(deps: Pick<Deps, 'db' | 'clock'>, body: Body, upgrade: Upgrade | null) {
  const { product_id, bike_slug, build, count } = body
  // Pricing also refuses what cannot be built.
  const { lines } = priceCart(await readCatalogue(deps.db), {
    items: [{ product_id, count, server: { bike_slug, build }, upgrade }],
    countryId: DEFAULT_COUNTRY_ID,
    promo: null,
    today: dayOf(deps.clock.now()),
    // Where it goes is chosen in the cart, which says what is allowed there.
    law: 'told',
  })
  return lines[0]?.price ?? null
}

interface Putting {
  userId: number
  body: Body
  upgrade: Upgrade | null
  left: readonly CartRow[]
  price: CartRow['seen_price_cents']
}

async function putLine(tx: Db, { userId, body, upgrade, left, price }: Putting): Promise<number> {
  const build_key = buildKey(body.build)
  const same = left.find(
    (line) =>
      line.product_id === body.product_id &&
      line.build_key === build_key &&
      line.order_bike_id === (upgrade?.order_bike_id ?? null),
  )
  if (same) {
    const count = Math.min(same.count + body.count, MAX_LINE_COUNT)
    await updateLine(tx, { userId, id: same.id }, { count, seen_price_cents: price })
    return same.id
  }
  requireRoom(left)
  return insertLine(tx, {
    user_id: userId,
    product_id: body.product_id,
    bike_slug: body.bike_slug,
    build: body.build,
    build_key,
    order_bike_id: upgrade?.order_bike_id ?? null,
    count: upgrade ? 1 : body.count,
    seen_price_cents: price,
  })
}
