import Link from 'next/link'

import { ADMIN_FLAG } from '@/domain/kit/constants'
import { fullName } from '@/domain/kit/person-name'
import type { User } from '@/hooks/account/auth/use-auth'
import { userMenu as texts } from '@/messages/kit/user-menu'
import { shortEmail } from '@/utils/text'

/** spec §2 User menu: shows the full name, and the first 19 characters of an email longer than 18. */
export function UserSummary({ user }: { user: User }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-semibold">{fullName(user)}</p>
      <p className="truncate text-sm text-ink-soft">{shortEmail(user.email)}</p>
    </div>
  )
}

export function userLinks(user: User | null): readonly { href: string; title: string }[] {
  return user?.is_admin === ADMIN_FLAG ? [...texts.links, texts.admin] : texts.links
}

interface UserLinkListProps {
  user: User | null
  className: string
  onFollow?: () => void
}

export function UserLinkList({ user, className, onFollow }: UserLinkListProps) {
  return (
    <ul>
      {userLinks(user).map(({ href, title }) => (
        <li key={href}>
          <Link href={href} className={className} onClick={onFollow}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
