import { Bell } from 'lucide-react'
import Link from 'next/link'

import { useForumUnread } from '@/hooks/community/forum/use-forum-notices'
import { forumNotices as texts } from '@/messages/community/forum/forum-notices'

/** Links to the notifications, with the unread count. Belongs to the menus loaded for members only. */
export function NotificationBell() {
  const unread = useForumUnread()
  return (
    <Link
      href="/dashboard/notifications"
      prefetch={false}
      aria-label={texts.bell(unread)}
      className="relative grid min-h-touch min-w-touch shrink-0 place-items-center rounded"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-volt px-1 text-center text-xs/4.5 font-semibold text-ink tabular-nums"
        >
          {unread}
        </span>
      )}
    </Link>
  )
}
