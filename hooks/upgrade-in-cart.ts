import type { Build } from '@/domain/bike'
import { parseUpgradesInCart, type Upgrade } from '@/domain/upgrades-in-cart'
import type { ServerCart } from '@/services/cart'
import type { OpenEdit } from '@/store/configurator/configurator-state'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { ConfiguratorQuery } from './use-configurator-query'

/** The upgrade of an ordered bike that lies in the cart. */
export interface UpgradeInCart {
  upgrades: readonly Upgrade[]
  /** As it lies there; null while only this browser has told. */
  build: Build | null
}

interface UpgradeContext {
  query: ConfiguratorQuery
  edit: OpenEdit | null
  cart: ServerCart | null
}

/**
 * What lies in the cart for the ordered bike of an edit; null for nothing. The cart knows best, then the answer that
 * opened the edit; before both, what this browser has kept.
 */
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
  const kept = parseUpgradesInCart(localStore.read(LOCAL_KEYS.upgradesInCart))
  const upgrades = kept[String(orderBikeId)]
  return upgrades ? { upgrades, build: null } : null
}

const idOf = (text: string | null) => (text === null ? null : Number(text))
