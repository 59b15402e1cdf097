import type { Gift } from '@/domain/gift'
import type { Product, ProductVariant } from '@/domain/accessory'
import { giftCardItem } from '@/domain/gift-card-item'
import { goodsItem } from '@/domain/goods-item'
import { addToCart } from '@/store/cart/add-to-cart'
import type { AppThunk } from '@/store/types'

/** What the cart has to know of a product. */
export type CartGoods = Pick<Product, 'id' | 'title' | 'price' | 'thumbnail' | 'description'> &
  Partial<Pick<Product, 'pictures' | 'external_link'>>

/** An accessory or spare into the visitor's cart. */
export const addProductToCart = (
  goods: CartGoods,
  variant: ProductVariant | null,
): AppThunk<Promise<boolean>> => addToCart(goodsItem(goods, variant))

/** A gift card of whole dollars; an amount that is not sold adds nothing. @returns whether it was added */
export const addGiftCardToCart =
  (card: CartGoods, dollars: number, gift: Gift | null): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const item = giftCardItem(card, dollars, gift)
    return item !== null && (await dispatch(addToCart(item)))
  }
