import { useMemo } from 'react'

import type { ProductVariant } from '@/domain/shop/accessories/accessory'
import type { Gift } from '@/domain/shop/gift-card/gift'
import { cartToasts } from '@/messages/shop/cart/cart'
import { toastShown } from '@/store/toasts/toasts-slice'
import type { AppDispatch, AppThunk } from '@/store/types'

import type { CartGoods } from './goods-cart'
import { useAppDispatch } from '@/hooks/kit/use-store'

export type { CartGoods, ProductVariant }

/** Adds goods to a guest's or a user's cart; opens the panel and shows the toasts of spec §4. */
export function useGoodsCart() {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      add: (goods: CartGoods, variant: ProductVariant | null) =>
        withCart(dispatch, ({ addProductToCart }) => addProductToCart(goods, variant)),
      /** @param dollars whole dollars within the limits of domain/shop/gift-card/gift-card */
      addGiftCard: (card: CartGoods, dollars: number, gift: Gift | null = null) =>
        withCart(dispatch, ({ addGiftCardToCart }) => addGiftCardToCart(card, dollars, gift)),
    }),
    [dispatch],
  )
}

type CartCode = typeof import('./goods-cart')

/** Lazy-loads the cart code with the first click; a toast reports a failed load. */
async function withCart(
  dispatch: AppDispatch,
  pick: (code: CartCode) => AppThunk<Promise<boolean>>,
): Promise<boolean> {
  const code = await import('./goods-cart').catch(() => null)
  if (code) return dispatch(pick(code))
  dispatch(toastShown(cartToasts.missing()))
  return false
}
