import { useEffect, useMemo, useState } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { isSameBuild } from '@/domain/shop/bikes/build'
import { NORMAL_MODE } from '@/domain/kit/constants'
import type { WithCart } from '@/store/cart/cart-states'
import type { OpenEdit } from '@/store/configurator/configurator-state'

import type { ConfiguratorQuery } from './use-configurator-query'
import type { UpgradeInCart } from './upgrade-in-cart'
import { useAppSelector } from '@/hooks/kit/use-store'

const selectCart = ({ cart }: WithCart) => cart?.server?.cart ?? null

/** Loaded only for edits, because a new bike has no upgrade in the cart. */
const load = () => import('./upgrade-in-cart')
type Find = Awaited<ReturnType<typeof load>>['upgradeInCart']

/** Returns the cart's upgrade of the URL's ordered bike; null for none, and until loaded. */
export function useUpgradeInCart(
  query: ConfiguratorQuery | null,
  edit: OpenEdit | null,
): UpgradeInCart | null {
  const isEdit = query !== null && query.mode !== NORMAL_MODE
  const cart = useAppSelector(selectCart)
  const [find, setFind] = useState<Find | null>(null)
  useEffect(() => {
    if (!isEdit) return
    load().then(
      ({ upgradeInCart }) => setFind(() => upgradeInCart),
      () => undefined, // Ignored, because the server rejects a second upgrade of the same bike in any case.
    )
  }, [isEdit])
  return useMemo(
    () => (find && isEdit ? find({ query, edit, cart }) : null),
    [cart, edit, find, isEdit, query],
  )
}

export function isInCart(inCart: UpgradeInCart | null, build: Build): boolean {
  return inCart?.build ? isSameBuild(inCart.build, build) : false
}
