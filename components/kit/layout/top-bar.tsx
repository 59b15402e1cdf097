import type { ReactNode } from 'react'

import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'

import { MobileMenu } from './mobile-menu'
import { Navigation } from './navigation'
import { PromoSlot } from './promo-slot'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/** spec §2 Top navigation: renders the bar, with the slot `cart` that the cart feature fills. */
export function TopBar({ cart }: { cart: ReactNode }) {
  return (
    <header data-chrome className="border-b border-line">
      <div className="wrap flex h-bar items-center gap-6 xl:gap-10">
        <Wordmark />
        <Navigation
          label={chrome.mainNavigation}
          links={brand().menu}
          className="hidden lg:block"
        />
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <PromoSlot />
          <UserMenu tone="paper" />
          {cart}
          <MobileMenu tone="paper" />
        </div>
      </div>
    </header>
  )
}
