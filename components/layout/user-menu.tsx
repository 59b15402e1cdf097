import Link from 'next/link'

import { buttonStyles, type Tone } from '@/components/ui/button-styles'
import { chrome } from '@/messages/chrome'

/** spec §2 User menu: visitors see a Login link. Phones have it in the mobile menu. */
export function UserMenu({ tone }: { tone: Tone }) {
  return (
    <div className="hidden lg:block">
      <Link
        href="/login"
        className={buttonStyles({ variant: 'quiet', tone }, 'px-4 text-[0.9375rem]')}
      >
        {chrome.login}
      </Link>
    </div>
  )
}
