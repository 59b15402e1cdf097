import type { Tone } from '@/components/ui/button-styles'
import { cx } from '@/components/ui/cx'
import { chrome } from '@/messages/chrome'

import { CartSlot } from './cart-slot'
import { MobileMenu } from './mobile-menu'
import { Navigation } from './navigation'
import { secondaryLinks } from './navigation-links'
import { PromoSlot } from './promo-slot'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/**
 * The short navigation where the top bar is hidden. The site frame puts it on the forum, the help centre and
 * the dashboard; the home page lays it on its own stage: `<QuietBar tone="stage" />`.
 */
export function QuietBar({ tone = 'paper' }: { tone?: Tone }) {
  return (
    <header data-chrome className={cx(tone === 'stage' && 'text-paper')}>
      <div className="wrap flex h-bar items-center gap-6 xl:gap-10">
        <Wordmark />
        <Navigation
          label={chrome.quietNavigation}
          links={secondaryLinks}
          tone={tone}
          className="ml-auto hidden lg:block"
        />
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          <PromoSlot />
          <UserMenu tone={tone} />
          <CartSlot />
          <MobileMenu tone={tone} />
        </div>
      </div>
    </header>
  )
}
