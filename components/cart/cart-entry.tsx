import type { ReactNode } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useServerCartFeature } from '@/hooks/use-server-cart'

import { CartButton } from './cart-button'

const loadPanel = () => import('./cart-panel')

/** The cart's part of the chrome: the header button, and the panel, which is fetched once the page stands. */
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
