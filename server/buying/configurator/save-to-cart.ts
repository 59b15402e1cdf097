import type { z } from 'zod'

import type { configuratorSchemas } from '@/contract/shop/configurator/configurator.schema'
import { buildKey } from '@/domain/shop/bikes/build'
import { DEFAULT_COUNTRY_ID, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { isUnchangedBuild } from '@/domain/shop/configurator/upgrade'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { dayOf } from '@/server/kernel/ports/clock'
import { admitPicture } from '@/server/pictures'
import {
  type CartRow,
  type Upgrade,
  changeCart,
  deleteLine,
  insertLine,
  refuseExcess,
  requireLine,
  assertCartCapacity,
  updateLine,
} from '@/server/pricing'
import { priceCart } from '@/server/pricing/cart/price-cart'

import { requireUpgradable } from './edit'

type Body = z.output<(typeof configuratorSchemas)['saveToCart']['body']>

/**
 * Adds a line or, with cart_id, updates one. Different builds are separate lines; equal builds share a line.
 * @throws DomainError as listed by the contract
 */
export async function saveToCart(
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'orderLimits'>,
  body: Body,
  { caller, key }: { caller: Caller; key: string | undefined },
) {
  const upgrade = await upgradeOf(deps, body, caller)
  const price = await priceOf(deps, body, upgrade)
  const { userId } = caller
  const planPicture = await admitPicture(deps, body, { use: 'cart', by: { userId } })
  return changeCart(deps, {
    userId,
    once: { key, body },
    apply: async (tx, lines) => {
      const replaced = body.cart_id ? requireLine(lines, body.cart_id) : replacedBy(lines, upgrade)
      const putting = { userId, body, upgrade, price }
      const cart_id = replaced
        ? await changeLine(tx, { ...putting, lines, replaced })
        : await upsertLine(tx, { ...putting, lines, limits: deps })
      await planPicture?.(tx)
      return { cart_id }
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
  if (isUnchangedBuild(bike.build, body.build)) {
    throw new DomainError('nothing_to_upgrade', 'The build is unchanged.')
  }
  return { order_bike_id: bike.id, from: bike.build }
}

/** Finds the line that an upgrade replaces, because a cart holds one upgrade per bike. */
function replacedBy(lines: readonly CartRow[], upgrade: Upgrade | null): CartRow | undefined {
  if (!upgrade) return undefined
  return lines.find(({ order_bike_id }) => order_bike_id === upgrade.order_bike_id)
}

async function priceOf(deps: Pick<Deps, 'db' | 'clock'>, body: Body, upgrade: Upgrade | null) {
  const { product_id, bike_slug, build, count } = body
  // Pricing also rejects builds that can't be made.
  const { lines } = priceCart(await readCatalog(deps.db), {
    items: [{ product_id, count, server: { bike_slug, build }, upgrade }],
    destination: { countryId: DEFAULT_COUNTRY_ID },
    promo: null,
    today: dayOf(deps.clock.now()),
    // The destination is chosen in the cart, which shows what may be sold there.
    law: 'told',
  })
  return lines[0]?.price ?? null
}

interface CartLineInput {
  userId: number
  body: Body
  upgrade: Upgrade | null
  lines: readonly CartRow[]
  price: CartRow['seen_price_cents']
}

async function upsertLine(
  tx: Db,
  putting: CartLineInput & { limits: Pick<Deps, 'orderLimits'> },
): Promise<number> {
  const { userId, body, upgrade, lines, price, limits } = putting
  const same = lines.find((line) => isSameKind(line, putting))
  if (!upgrade) refuseExcess(limits, (same?.count ?? 0) + body.count)
  if (same) {
    const count = Math.min(same.count + body.count, MAX_LINE_COUNT)
    await updateLine(tx, { userId, id: same.id }, { count, seen_price_cents: price })
    return same.id
  }
  assertCartCapacity(lines)
  const count = upgrade ? 1 : body.count
  return insertLine(tx, { user_id: userId, ...contentsOf(putting), count })
}

/** Updates a line but keeps id, position and quantity, which another tab may have changed. */
async function changeLine(tx: Db, putting: CartLineInput & { replaced: CartRow }): Promise<number> {
  const { userId, upgrade, lines, replaced } = putting
  const twins = lines.filter(
    (line) =>
      line !== replaced && (isSameKind(line, putting) || line === replacedBy([line], upgrade)),
  )
  // Delete first: a unique index forbids two lines of one kind, even within a transaction.
  for (const { id } of twins) await deleteLine(tx, { userId, id })
  const sum = twins.reduce((total, { count }) => total + count, replaced.count)
  const count = upgrade ? 1 : Math.min(sum, MAX_LINE_COUNT)
  await updateLine(tx, { userId, id: replaced.id }, { ...contentsOf(putting), count })
  return replaced.id
}

function isSameKind(line: CartRow, { body, upgrade }: CartLineInput): boolean {
  return (
    line.product_id === body.product_id &&
    line.build_key === buildKey(body.build) &&
    line.order_bike_id === (upgrade?.order_bike_id ?? null)
  )
}

function contentsOf({ body: { product_id, bike_slug, build }, upgrade, price }: CartLineInput) {
  return {
    product_id,
    bike_slug,
    build,
    build_key: buildKey(build),
    order_bike_id: upgrade?.order_bike_id ?? null,
    amount_cents: null,
    variant: null,
    gift: null,
    gift_key: '',
    seen_price_cents: price,
  }
}
