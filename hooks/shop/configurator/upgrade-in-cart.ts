import type { Build } from '@/domain/shop/bikes/bike'
import { parseUpgradesInCart, type Upgrade } from '@/domain/shop/configurator/upgrades-in-cart'
import type { ServerCart } from '@/services/shop/cart'
import type { OpenEdit } from '@/store/configurator/configurator-state'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { ConfiguratorQuery } from './use-configurator-query'

export interface UpgradeInCart {
  upgrades: readonly Upgrade[]
  /** The build in the cart; null while only local storage is known. */
  build: Build | null
}

interface UpgradeContext {
  query: ConfiguratorQuery
  edit: OpenEdit | null
  cart: ServerCart | null
}

/** Prefers the cart, then the response that opened the edit, then this browser's storage. */
export function upgradeInCart({ query, edit, cart }: UpgradeContext): UpgradeInCart | null {
  const orderBikeId = edit ? edit.order_bike_id : idOf(query.orderBikeID)
  if (orderBikeId === null) return null
  if (cart) {
    const line = cart.items.find(({ order_bike_id }) => order_bike_id === orderBikeId)
    return line ? { upgrades: line.options.upgrades, build: line.build } : null
  }
  if (edit) {
    return edit.cart_id === null ? null : { upgrades: edit.upgradesInCart, build: edit.build }
  }
  const stored = parseUpgradesInCart(localStore.read(LOCAL_KEYS.upgradesInCart))
  const upgrades = stored[String(orderBikeId)]
  return upgrades ? { upgrades, build: null } : null
}

const idOf = (text: string | null) => (text === null ? null : Number(text))
