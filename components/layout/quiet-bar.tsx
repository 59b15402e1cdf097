import type { Tone } from '@/components/ui/button-styles'
import { cx } from '@/components/ui/cx'

import { CartSlot } from './cart-slot'
import { MobileMenu } from './mobile-menu'
import { UserMenu } from './user-menu'
import { Wordmark } from './wordmark'

/**
 * All that is left where the top bar is hidden (spec §2): the way home, and a menu that has every link, also on wide
 * screens. The site frame puts it on the forum, the help center and the dashboard; a page with a stage of its own lays it
 * on that: `<QuietBar tone="stage" />`.
 */
export function QuietBar({ tone = 'paper' }: { tone?: Tone }) {
  return (
    <header data-chrome className={cx(tone === 'stage' && 'text-paper')}>
      <div className="wrap flex h-bar items-center gap-6">
        <Wordmark />
        <div className="ml-auto flex items-center gap-1">
          <UserMenu tone={tone} />
          <CartSlot />
          <MobileMenu tone={tone} isOnEveryScreen />
        </div>
      </div>
    </header>
  )
}
