import { createAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'

/** The stored cart is damaged or unreadable (spec §4 Cart migration). */
export const cartUnreadable = createAction('cart/server/cartUnreadable')
/** At least one configured bike couldn't be saved; it stays in the browser. */
export const bikesNotSaved = createAction('cart/server/bikesNotSaved')
/** The other items couldn't be saved; they stay in the browser. */
export const goodsNotSaved = createAction<ApiError>('cart/server/goodsNotSaved')
/** Items that are no longer sold were dropped; the payload contains the reasons. */
export const goodsRefused = createAction<string[]>('cart/server/goodsRefused')
