import type { Gift } from '@/domain/shop/gift-card/gift'
import type { Product, ProductVariant } from '@/domain/shop/accessories/accessory'
import { giftCardItem } from '@/domain/shop/gift-card/gift-card-item'
import { goodsItem } from '@/domain/shop/goods/goods-item'
import { addToCart } from '@/store/cart/add-to-cart'
import type { AppThunk } from '@/store/types'

export type CartGoods = Pick<Product, 'id' | 'title' | 'price' | 'thumbnail' | 'description'> &
  Partial<Pick<Product, 'pictures' | 'external_link'>>

export const addProductToCart = (
  goods: CartGoods,
  variant: ProductVariant | null,
): AppThunk<Promise<boolean>> => addToCart(goodsItem(goods, variant))

/** Adds a gift card of whole dollars; an invalid amount adds nothing. @returns whether it was added */
export const addGiftCardToCart =
  (card: CartGoods, dollars: number, gift: Gift | null): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const item = giftCardItem(card, dollars, gift)
    return item !== null && (await dispatch(addToCart(item)))
  }
