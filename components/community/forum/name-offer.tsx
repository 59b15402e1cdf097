import Link from 'next/link'

import { isChosen } from '@/domain/account/auth/handle'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

/** Shows the name that the post will carry, with a link to change it; the draft survives. */
export function NameOffer() {
  const { user } = useAuth()
  if (!user || isChosen(user.user_name, user)) return null
  return (
    <p className="text-sm text-ink-soft">
      <bdi>{texts.postingAs(user.user_name)}</bdi>{' '}
      <Link href="/dashboard/profile" prefetch={false} className="link">
        {texts.chooseName}
      </Link>
    </p>
  )
}
