import type { Tone } from '@/components/kit/ui/button-styles'
import { cx } from '@/components/kit/ui/cx'

import { CartSlot } from './cart-slot'
import { MobileMenu } from './mobile-menu'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/**
 * Replaces the top bar where that is hidden (spec §2), with a home link and a menu that contains every link, even on
 * wide screens. `SiteFrame` renders it on the forum, the help center and the dashboard; a page with its own stage
 * renders `<QuietBar tone="stage" />` on that stage.
 */
export function QuietBar({ tone = 'paper' }: { tone?: Tone }) {
  return (
    <header data-chrome className={cx(tone === 'stage' && 'text-paper')}>
      <div className="wrap flex h-bar items-center gap-6">
        <Wordmark />
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <UserMenu tone={tone} />
          <CartSlot />
          <MobileMenu tone={tone} isOnEveryScreen />
        </div>
      </div>
    </header>
  )
}
