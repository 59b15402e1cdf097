import { useRouter } from 'next/router'

import { showsPromo } from '@/domain/kit/promo-positions'
import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'

import { isFaultPage } from './use-current-path'

/** Id of this slot, by which the promo feature's `PromoHost` finds it to render the banner later. */
export const ANNOUNCEMENT_SLOT = 'announcement'

/**
 * Holds the banner (spec §2 Promo). It is server-rendered at full height, with a line of its own, to avoid a layout
 * shift. Error pages have none, as they are rendered before their address is known.
 */
export function AnnouncementStrip({ path }: { path: string }) {
  const { pathname } = useRouter()
  if (isFaultPage(pathname) || !showsPromo(path)) return null
  return (
    <aside
      aria-label={chrome.announcements}
      id={ANNOUNCEMENT_SLOT}
      data-chrome
      className="announcements group relative h-strip shrink-0 bg-ink text-sm text-paper print:hidden"
    >
      <p className="wrap flex h-full items-center justify-center text-center leading-tight text-stage-mist group-has-[section]:invisible">
        {brand().announcement}
      </p>
    </aside>
  )
}
