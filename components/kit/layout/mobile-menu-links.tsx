import Link from 'next/link'

import { ShipTo } from '@/components/shop/goods/ship-to'
import { cx } from '@/components/kit/ui/cx'
import { LinkButton } from '@/components/kit/ui/link-button'
import { activeTarget } from '@/domain/kit/chrome-rules'
import { loginAddress, registerAddress } from '@/domain/kit/continue-path'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLogOut } from '@/hooks/account/auth/use-log-out'
import { countries as countryTexts } from '@/messages/shop/countries/countries'
import { brand } from '@/messages/kit/brand'
import { chrome } from '@/messages/kit/chrome'
import { userMenu } from '@/messages/kit/user-menu'

import { NotificationBell } from './notification-bell'
import { useCurrentPath } from './use-current-path'
import { UserAvatar } from './user-avatar'
import { UserLinkList, UserSummary } from './user-entries'

const ENTRY = 'flex min-h-touch w-full items-center text-left font-medium'

/** Renders the content of the mobile menu; lazy-loaded by `MobileMenu`. */
export function MenuLinks({ onFollow }: { onFollow: () => void }) {
  const path = useCurrentPath()
  const { menu } = brand()
  const active = activeTarget(
    path,
    menu.map(({ href }) => href),
  )
  return (
    <nav aria-label={chrome.mainNavigation}>
      <ul className="divide-y divide-line">
        {menu.map(({ href, title }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === active ? 'page' : undefined}
              // A link to the current page starts no route change, so it must close the menu itself.
              onClick={() => href === path && onFollow()}
              className={cx(
                'flex min-h-16 items-center justify-between text-2xl font-semibold',
                href !== active && 'text-ink-soft',
              )}
            >
              {title}
              {href === active && (
                <span aria-hidden="true" className="size-2 rounded-full bg-ink" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ShipTo label={countryTexts.shipTo} className="mt-6" />
    </nav>
  )
}

/** spec §2 User menu: renders the mobile variant, which scrolls with the links above it. */
export function AccountLinks() {
  const { user } = useAuth()
  const logOut = useLogOut()
  return (
    <div className="mt-6 border-t border-line pt-6">
      <div className="flex items-center gap-3">
        <UserAvatar user={user} />
        {user && <UserSummary user={user} />}
        <span className="ml-auto">
          <NotificationBell />
        </span>
      </div>
      <div className="mt-3 grid gap-x-4">
        <UserLinkList user={user} className={ENTRY} />
        <button type="button" className={ENTRY} onClick={() => void logOut()}>
          {userMenu.signOut}
        </button>
      </div>
    </div>
  )
}

/** spec §2: renders Login and Register in the mobile menu of logged-out users. */
export function VisitorLinks() {
  const path = useCurrentPath()
  return (
    <div className="grid grid-cols-2 gap-3">
      <LinkButton href={loginAddress(path)}>{chrome.login}</LinkButton>
      <LinkButton href={registerAddress(path)} variant="secondary">
        {chrome.register}
      </LinkButton>
    </div>
  )
}
