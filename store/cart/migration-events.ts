import { createAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/errors'

/** The stored cart could not be read, wholly or in part (spec §4 Cart migration). */
export const cartUnreadable = createAction('cart/server/cartUnreadable')
/** At least one configured bike could not be saved; it stays in the browser. */
export const bikesNotSaved = createAction('cart/server/bikesNotSaved')
/** The other items could not be saved; they stay in the browser. */
export const goodsNotSaved = createAction<ApiError>('cart/server/goodsNotSaved')
/** Items that are no longer sold were left out; the payload says why. */
export const goodsRefused = createAction<string[]>('cart/server/goodsRefused')
