import Link from 'next/link'

import { buttonStyles, type Tone } from '@/components/kit/ui/button-styles'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { chrome } from '@/messages/kit/chrome'

const load = () => import('./user-menu-list')

/**
 * spec §2 User menu: shows a login link to visitors and an avatar with a dropdown to users. The login state is known
 * only after hydration, so space is reserved. On phones it is in the mobile menu.
 */
export function UserMenu({ tone }: { tone: Tone }) {
  const { isKnown, isUserLoggedIn, user } = useAuth()
  const module = useLazyModule(load, isUserLoggedIn)
  return (
    <div className="hidden min-h-touch w-24 items-center justify-end lg:flex">
      {isKnown && !isUserLoggedIn && (
        <Link
          href="/login"
          className={buttonStyles({ variant: 'quiet', tone }, 'px-4 text-[0.9375rem]')}
        >
          {chrome.login}
        </Link>
      )}
      {isUserLoggedIn && module && <module.UserMenuList user={user} />}
    </div>
  )
}
