import { hashText } from '@/utils/text'

import type { Bike, Build } from './bike'
import { buildDescription, buildKey, buildPrice, colorTexts, sizeOf, upgradesOf } from './build'
import { DEFAULT_CART_QUANTITY } from '@/domain/kit/constants'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'

export function bikeItemId(slug: string, build: Build): string {
  return `${slug}-${hashText(buildKey(build))}`
}

/** Returns a configured bike as a cart item; equal builds share a line. */
export function guestBikeItem(bike: Bike, build: Build): GuestCartItem {
  const price = buildPrice(bike, build)
  const size = sizeOf(bike, build.size_id)
  const [color] = colorTexts(bike, build)
  return {
    id: bikeItemId(bike.slug, build),
    title: bike.title,
    price,
    thumbnail: '',
    description: buildDescription(bike, build),
    color: color === undefined ? null : { title: color },
    size: size ? { title: size.title } : null,
    upgrades: upgradesOf(bike, build),
    cartQuantity: DEFAULT_CART_QUANTITY,
    total_price: price,
    type: 'bike',
    has_external_link: false,
    external_link: null,
    product: bike.id,
    server: { bike_slug: bike.slug, build },
  }
}
