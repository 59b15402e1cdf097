import { nanoid } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import { movesOf, withMoves, withoutMoved, type CartMove } from '@/domain/shop/cart/cart-migration'
import type { BikeToSave } from '@/services/shop/cart'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import type { AppThunk } from '../types'
import { bikesNotSaved, cartUnreadable, goodsNotSaved, goodsRefused } from './migration-events'
import { migrationEnded, migrationStarted, selectServerCart } from './server-cart-slice'
import { changeStoredCart, consumeUnreadableCart } from './stored-cart'
import { withSession } from './with-session'

const LOCK = 'cart_migration'

/**
 * spec §4 Cart migration: one call per bike, one for all other items. A line stays in the browser until the server
 * has it; failed lines are retried with the same idempotency key, one tab at a time.
 */
export const migrateCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { visit } = selectServerCart(getState())
  dispatch(migrationStarted())
  try {
    await withMigrationLock(() => dispatch(moveIn(visit)))
  } finally {
    if (selectServerCart(getState()).visit === visit) dispatch(migrationEnded())
  }
}

const moveIn =
  (visit: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { items, isDamaged } = await dispatch(
      changeStoredCart((held) => withMoves(held, () => nanoid(24))),
    )
    const wasSetAside = consumeUnreadableCart()
    if (isDamaged || wasSetAside) dispatch(cartUnreadable())
    let hasFailedBike = false
    for (const move of movesOf(items)) {
      // After a logout in the meantime, the remaining lines stay in the guest's cart.
      if (selectServerCart(getState()).visit !== visit) return
      const error = await send(services, move, (messages) => dispatch(goodsRefused(messages)))
      if (error === null) await dispatch(changeStoredCart((held) => withoutMoved(held, move.key)))
      else if (bikeOf(move)) hasFailedBike = true
      else dispatch(goodsNotSaved(error))
    }
    if (hasFailedBike) dispatch(bikesNotSaved())
  }

/** @returns null if the server has the lines */
async function send(
  services: Services,
  move: CartMove,
  onRefused: (messages: string[]) => void,
): Promise<ApiError | null> {
  const bike = bikeOf(move)
  try {
    if (bike) {
      await withSession(services, () => services.cart.addBike(bike, move.key))
      return null
    }
    const goods = move.items.map(({ product, moving, cartQuantity, amount, variant, gift }) => ({
      product_id: product,
      count: moving?.count ?? cartQuantity,
      ...(amount ? { amount } : {}),
      ...(variant ? { variant } : {}),
      ...(gift ? { gift } : {}),
    }))
    const { refused } = await withSession(services, () =>
      services.cart.add({ items: goods }, { key: move.key }),
    )
    if (refused.length > 0) onRefused(refused.map(({ message }) => message))
    return null
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    // The key was used with another body: an earlier call arrived, and the cart has changed since.
    return error.kind === 'problem' && error.code === 'idempotency_mismatch' ? null : error
  }
}

function bikeOf({ items: [item] }: CartMove): BikeToSave | null {
  if (!item?.server) return null
  const { product, server, moving, cartQuantity } = item
  return { product_id: product, ...server, count: moving?.count ?? cartQuantity }
}

/** Only one tab at a time. Without the Web Locks API, only idempotency keys prevent duplicates. */
async function withMigrationLock(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks
  if (locks) await locks.request(LOCK, work)
  else await work()
}
