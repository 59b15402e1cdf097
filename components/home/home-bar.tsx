import { CartSlot } from '@/components/layout/cart-slot'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { Navigation } from '@/components/layout/navigation'
import { topLinks } from '@/components/layout/navigation-links'
import { PromoSlot } from '@/components/layout/promo-slot'
import { UserMenu } from '@/components/layout/user-menu'
import { Wordmark } from '@/components/layout/wordmark'
import { home } from '@/messages/home'

/** spec §2: the top bar is hidden here, so the stage carries all of its links itself, without its rule. */
export function HomeBar() {
  return (
    <header data-chrome className="text-paper">
      <div className="wrap flex h-bar items-center gap-10">
        <Wordmark />
        <Navigation
          label={home.navigation}
          links={topLinks}
          tone="stage"
          className="ml-auto hidden lg:block"
        />
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          <PromoSlot />
          <UserMenu tone="stage" />
          <CartSlot />
          <MobileMenu tone="stage" />
        </div>
      </div>
    </header>
  )
}
