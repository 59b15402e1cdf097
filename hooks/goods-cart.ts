import type { Product, ProductVariant } from '@/domain/accessory'
import { giftCardItem } from '@/domain/gift-card-item'
import { goodsItem } from '@/domain/goods-item'
import { addToCart } from '@/store/cart/add-to-cart'
import type { AppThunk } from '@/store/types'

/** What the cart has to know of a product. */
export type CartGoods = Pick<Product, 'id' | 'title' | 'price' | 'thumbnail' | 'description'>

/** An accessory or spare into the visitor's cart. */
export const addProductToCart = (
  goods: CartGoods,
  variant: ProductVariant | null,
): AppThunk<Promise<boolean>> => addToCart(goodsItem(goods, variant))

/** A gift card of whole dollars; an amount that is not sold adds nothing. */
export const putGiftCard =
  (card: CartGoods, dollars: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const item = giftCardItem(card, dollars)
    if (item) await dispatch(addToCart(item))
  }
