import { hashText } from '@/utils/text'

import type { Product } from '@/domain/shop/accessories/accessory'
import { giftKey, type Gift } from './gift'
import { giftCardPrice } from './gift-card'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'

/** Returns a gift card as a cart item, separate per recipient; null for an invalid amount. */
export function giftCardItem(
  product: Pick<Product, 'id' | 'title' | 'thumbnail' | 'description'> &
    Partial<Pick<Product, 'external_link'>>,
  dollars: number,
  gift: Gift | null = null,
): GuestCartItem | null {
  const price = giftCardPrice(dollars)
  if (price === null) return null
  return {
    id: `product-${product.id}-${dollars}${gift ? `-${hashText(giftKey(gift))}` : ''}`,
    title: product.title,
    price,
    thumbnail: product.thumbnail,
    description: product.description,
    color: null,
    size: null,
    upgrades: [],
    cartQuantity: 1,
    total_price: price,
    type: 'other',
    has_external_link: Boolean(product.external_link),
    external_link: product.external_link ?? null,
    product: product.id,
    server: null,
    amount: dollars,
    ...(gift ? { gift } : {}),
  }
}
