import Link from 'next/link'

import { buttonStyles, type Tone } from '@/components/ui/button-styles'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/use-auth'
import { chrome } from '@/messages/chrome'

const load = () => import('./user-menu-list')

/**
 * spec §2 User menu: visitors see a Login link, users their avatar with a dropdown. Who visits is known after
 * hydration only, so its place has one size before and after. Phones have it in the mobile menu.
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
