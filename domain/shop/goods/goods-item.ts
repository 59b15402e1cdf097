import {
  goodsPicture,
  versionText,
  type Product,
  type ProductVariant,
} from '@/domain/shop/accessories/accessory'
import { DEFAULT_CART_QUANTITY } from '@/domain/kit/constants'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'

type Goods = Pick<Product, 'id' | 'title' | 'price' | 'thumbnail' | 'description'> &
  Partial<Pick<Product, 'pictures' | 'external_link'>>

/** Returns a product as a cart item (spec §3 Guest cart item): each version has its own line. */
export function goodsItem(product: Goods, variant: ProductVariant | null): GuestCartItem {
  const price = variant?.price ?? product.price
  const { color, size } = versionText(variant)
  return {
    id: variant ? `${product.id}-${variant.id}` : String(product.id),
    title: product.title,
    price,
    thumbnail: goodsPicture(product, variant),
    description: product.description,
    color: color === null ? null : { title: color },
    size: size === null ? null : { title: size },
    upgrades: [],
    cartQuantity: DEFAULT_CART_QUANTITY,
    total_price: price,
    type: 'other',
    has_external_link: Boolean(product.external_link),
    external_link: product.external_link ?? null,
    product: product.id,
    server: null,
    ...(variant ? { variant: variant.id } : {}),
  }
}
