import type { ReactNode } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useServerCartFeature } from '@/hooks/shop/cart/use-server-cart'

import { CartButton } from './cart-button'

const loadPanel = () => import('./cart-panel')

/** The header button of the cart, and its panel, which is lazy-loaded after the page. */
export function CartEntry({ button = <CartButton /> }: { button?: ReactNode }) {
  useServerCartFeature()
  const panel = useLazyModule(loadPanel, true)
  return (
    <>
      {button}
      {panel && <panel.CartPanel />}
    </>
  )
}
