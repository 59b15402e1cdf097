import { chosenParts } from '@/domain/shop/bikes/build'
import { ZERO } from '@/domain/kit/money'
import { preUpgradePartsPrice, upgradesBetween } from '@/domain/shop/configurator/upgrade'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockMember } from './records'
import { requireLine, requireUpgradable } from './cart-lines'

export function editOf(
  shop: MockShop,
  member: MockMember,
  query: {
    mode?: string | undefined
    cartID?: number | undefined
    orderBikeID?: number | undefined
  },
) {
  if (query.orderBikeID !== undefined) {
    const { id, build, bike_slug } = requireUpgradable(shop, member, query.orderBikeID)
    const bike = shop.catalog.bikesBySlug.get(bike_slug)
    if (!bike) throw mockProblem('owned_bike_not_found')
    const line = member.cart.lines.find(({ order_bike_id }) => order_bike_id === id)
    return {
      mode: query.mode === 'CEOM' ? ('CEOM' as const) : ('CEUM' as const),
      cart_id: line?.id ?? null,
      order_bike_id: id,
      build: line?.build ?? build,
      count: 1,
      ordered: build,
      preUpgrades: {
        color_id: build.color_id,
        size_id: build.size_id,
        part_ids: chosenParts(bike, build).map((part) => part.id),
      },
      upgradesInCart: line?.build ? upgradesBetween(bike, build, line.build) : [],
      preUpgradePartsPrice: preUpgradePartsPrice(bike, build),
    }
  }
  if (query.cartID === undefined) return null
  const line = requireLine(member, query.cartID)
  if (!line.build) throw mockProblem('cart_line_not_found')
  return {
    mode: 'CECM' as const,
    cart_id: line.id,
    order_bike_id: null,
    build: line.build,
    count: line.count,
    ordered: null,
    preUpgrades: null,
    upgradesInCart: [],
    preUpgradePartsPrice: ZERO,
  }
}
