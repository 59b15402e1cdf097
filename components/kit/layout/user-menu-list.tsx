import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import Link from 'next/link'

import { useLogOut } from '@/hooks/account/auth/use-log-out'
import type { User } from '@/hooks/account/auth/use-auth'
import { userMenu as texts } from '@/messages/kit/user-menu'

import { NotificationBell } from './notification-bell'
import { UserAvatar } from './user-avatar'
import { userLinks, UserSummary } from './user-entries'

const ENTRY =
  'flex min-h-touch w-full items-center px-4 text-left text-ink data-focus:bg-ink/6 rounded'

/** Renders the avatar's dropdown; lazy-loaded by `UserMenu`. */
export function UserMenuList({ user }: { user: User | null }) {
  const logOut = useLogOut()
  return (
    <>
      <NotificationBell />
      <Menu as="div" className="relative">
        <MenuButton
          aria-label={user ? texts.open(user.name) : texts.openUnknown}
          className="grid min-h-touch min-w-touch place-items-center rounded"
        >
          <UserAvatar user={user} />
        </MenuButton>
        <MenuItems
          modal={false}
          className="absolute top-full right-0 z-50 mt-2 w-64 rounded border border-line bg-surface p-1 text-ink"
        >
          {user && (
            <div className="border-b border-line px-4 py-3">
              <UserSummary user={user} />
            </div>
          )}
          {userLinks(user).map(({ href, title }) => (
            <MenuItem key={href}>
              <Link href={href} className={ENTRY}>
                {title}
              </Link>
            </MenuItem>
          ))}
          <MenuItem>
            <button type="button" className={ENTRY} onClick={() => void logOut()}>
              {texts.signOut}
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
    </>
  )
}
