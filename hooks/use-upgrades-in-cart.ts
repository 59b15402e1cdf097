import { useMemo } from 'react'

import type { Build } from '@/domain/bike'
import { isSameBuild } from '@/domain/build'
import { NORMAL_MODE } from '@/domain/constants'
import { parseUpgradesInCart, type Upgrade } from '@/domain/upgrades-in-cart'
import type { OpenEdit } from '@/store/configurator/configurator-state'
import type { RootState } from '@/store/types'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { ConfiguratorQuery } from './use-configurator-query'
import { useHydrated } from './use-hydrated'
import { useAppSelector } from './use-store'

const selectCart = (state: Partial<RootState>) => state.serverCart?.cart ?? null

/** The upgrade of an ordered bike that lies in the cart. */
export interface UpgradeInCart {
  upgrades: readonly Upgrade[]
  /** As it lies there; null while only this browser has told. */
  build: Build | null
}

/**
 * What lies in the cart for the ordered bike of an address; null for nothing. The cart knows best, then the answer that opened the
 * edit; before both, what this browser has kept.
 */
export function useUpgradeInCart(
  query: ConfiguratorQuery | null,
  edit: OpenEdit | null,
): UpgradeInCart | null {
  const isEdit = query !== null && query.mode !== NORMAL_MODE
  const orderBikeId = edit ? edit.order_bike_id : isEdit ? idOf(query.orderBikeID) : null
  const cart = useAppSelector(selectCart)
  const isHydrated = useHydrated()
  return useMemo(() => {
    if (orderBikeId === null) return null
    if (cart) {
      const line = cart.items.find(({ order_bike_id }) => order_bike_id === orderBikeId)
      return line ? { upgrades: line.options.upgrades, build: line.build } : null
    }
    if (edit) {
      return edit.cart_id === null ? null : { upgrades: edit.upgradesInCart, build: edit.build }
    }
    if (!isHydrated) return null
    const kept = parseUpgradesInCart(localStore.read(LOCAL_KEYS.upgradesInCart))
    const upgrades = kept[String(orderBikeId)]
    return upgrades ? { upgrades, build: null } : null
  }, [cart, edit, isHydrated, orderBikeId])
}

const idOf = (text: string | null) => (text === null ? null : Number(text))

/** Whether the cart holds this very build as the upgrade. */
export function isInCart(inCart: UpgradeInCart | null, build: Build): boolean {
  return inCart?.build ? isSameBuild(inCart.build, build) : false
}
