import { nanoid } from '@reduxjs/toolkit'

import { MAX_LINE_COUNT } from '@/domain/kit/constants'
import { giftKey } from '@/domain/shop/gift-card/gift'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import type { CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import type { AppThunk } from '../types'
import { lineAdded } from './guest-cart-slice'
import { notifyOtherTabs } from './server-cart-tabs'
import {
  changeFailed,
  changeMade,
  changeStarted,
  countChosen,
  countSettled,
  loadServerCart,
  selectServerCart,
  serverItemAdded,
  serverItemRemoved,
} from './server-cart-slice'
import { withSession } from './with-session'

/** Sends one change; returns null if the server rejected it or couldn't be reached. */
export const change =
  <Answer extends { version: number }>(
    send: (services: Services) => Promise<Answer>,
  ): AppThunk<Promise<Answer | null>> =>
  async (dispatch, getState, { services }) => {
    const { visit } = selectServerCart(getState())
    dispatch(changeStarted())
    try {
      const answer = await withSession(services, () => send(services))
      dispatch(changeMade({ visit, version: answer.version }))
      notifyOtherTabs(answer.version)
      return answer
    } catch (thrown) {
      dispatch(changeFailed({ visit, error: apiErrorOf(thrown) }))
      return null
    }
  }

/** spec §4 Server cart: adds, then reloads; bikes use their own call. @returns whether it was added */
export const addToServerCart =
  (item: GuestCartItem): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    // Use one idempotency key per click, so that a retry after a session renewal adds only one.
    const key = nanoid(24)
    const before = selectServerCart(getState()).cart
    const added = await dispatch(change((services) => sendItem(services, item, key)))
    if (added) {
      const isNew = !before?.items.some((line) => isSameLine(line, item, added.cart_id))
      dispatch(serverItemAdded({ title: item.title, isNew }))
    }
    await dispatch(loadServerCart())
    const lines = selectServerCart(getState()).cart?.items ?? []
    const line = added && lines.find((one) => isSameLine(one, item, added.cart_id))
    if (line) dispatch(lineAdded(line.id))
    return added !== null
  }

async function sendItem(
  services: Services,
  { product, server, amount, variant, gift }: GuestCartItem,
  key: string,
): Promise<{ version: number; cart_id?: number }> {
  if (!server) {
    const choice = {
      ...(amount ? { amount } : {}),
      ...(variant ? { variant } : {}),
      ...(gift ? { gift } : {}),
    }
    return services.cart.add({ items: [{ product_id: product, count: 1, ...choice }] }, { key })
  }
  return services.cart.addBike({ product_id: product, ...server, count: 1 }, key)
}

function isSameLine(line: ServerCartLine, item: GuestCartItem, id?: number) {
  if (id !== undefined) return line.id === id
  const isSameProduct = line.product_id === item.product && line.build === null
  const isSameVersion = item.variant === undefined || line.variant === item.variant
  const isSameGift = giftKey(line.gift ?? null) === giftKey(item.gift ?? null)
  return isSameProduct && isSameVersion && isSameGift && line.amount === item.amount
}

/**
 * spec §4 Server cart: updates the count if above 0, then reloads. Batches clicks in flight.
 * @returns true for the call that sent the accepted count to the server
 */
export const setServerCount =
  (id: number, count: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (!Number.isSafeInteger(count) || count < 1 || count > MAX_LINE_COUNT) return false
    const { visit, sending } = selectServerCart(getState())
    dispatch(countChosen({ id, count }))
    if (sending.includes(id)) return false
    let isAccepted = true
    for (let sent: number | null = null; isAccepted;) {
      const { counts, visit: now } = selectServerCart(getState())
      const requested = counts[id]
      if (now !== visit || requested === undefined || requested === sent) break
      sent = requested
      isAccepted =
        (await dispatch(change((services) => services.cart.count({ id, count: requested })))) !==
        null
    }
    if (selectServerCart(getState()).visit !== visit) return false
    dispatch(countSettled({ id, isAccepted }))
    await dispatch(loadServerCart())
    return isAccepted
  }

/** Adds one unit to a line and shows the toast of spec §4. */
export const addOneToLine =
  ({ id, count, name }: { id: number; count: number; name: string }): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isAccepted = await dispatch(setServerCount(id, count + 1))
    if (isAccepted) dispatch(serverItemAdded({ title: name, isNew: false }))
  }

/** spec §4 Server cart: removes a line, then reloads. */
export const removeFromServerCart =
  ({ id, name }: { id: number; name: string }): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const removed = await dispatch(change((services) => services.cart.remove({ id })))
    if (removed) dispatch(serverItemRemoved({ title: name }))
    await dispatch(loadServerCart())
  }

export const acceptPrices = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(change((services) => services.cart.acceptPrices()))
  await dispatch(loadServerCart())
}
