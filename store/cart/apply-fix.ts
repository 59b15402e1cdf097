import type { LineFix, CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import type { Build } from '@/domain/shop/bikes/bike'
import { bikeItemId } from '@/domain/shop/bikes/bike-item'
import { buildKey } from '@/domain/shop/bikes/build'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'

import type { AppThunk } from '../types'
import { itemReplaced, selectItems } from './guest-cart-slice'
import { loadServerCart, selectServerCart } from './server-cart-slice'

export interface BuiltLine {
  bike_slug: string | null
  build: Build | null
}

export function isSameBike(a: BuiltLine, b: BuiltLine): boolean {
  if (!a.build || !b.build) return false
  return a.bike_slug === b.bike_slug && buildKey(a.build) === buildKey(b.build)
}

/** Applies a fix that makes a line of a guest's cart salable; position and quantity don't change. */
export const applyGuestFix =
  (line: BuiltLine, fix: LineFix): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const item = selectItems(getState()).find(({ server }) => server && isSameBike(server, line))
    if (!item?.server) return false
    const { bike_slug } = item.server
    dispatch(itemReplaced({ id: item.id, next: withFix(item, bike_slug, fix) }))
    return true
  }

function withFix(item: GuestCartItem, bike_slug: string, fix: LineFix): GuestCartItem {
  const { color, size, upgrades } = fix.options
  return {
    ...item,
    id: bikeItemId(bike_slug, fix.build),
    price: fix.price,
    description: fix.description,
    color: color === null ? null : { title: color },
    size: size === null ? null : { title: size },
    upgrades,
    server: { bike_slug, build: fix.build },
  }
}

/** Applies a fix to the user's cart. Loads the cart first if only the line's quote is known. */
export const applyUserFix =
  (line: BuiltLine, fix: LineFix): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const find = () => selectServerCart(getState()).cart?.items.find((one) => isSameBike(one, line))
    if (!find()) await dispatch(loadServerCart())
    const held = find()
    if (!held?.bike_slug) return false
    return dispatch(saveFix(held, held.bike_slug, fix))
  }

const saveFix =
  (line: ServerCartLine, bike_slug: string, fix: LineFix): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { saveEdit } = await import('./save-edit')
    const { id, product_id, count } = line
    const what = { product_id, bike_slug, build: fix.build, count }
    const saved = await dispatch(
      saveEdit({ ...what, mode: 'CECM', cart_id: id, order_bike_id: null }),
    )
    return saved !== null
  }
