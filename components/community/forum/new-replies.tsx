import { useRouter } from 'next/router'

import { Button } from '@/components/kit/ui/button'
import { threadAddress } from '@/domain/community/forum/forum'
import type { ForumPage, ForumView } from '@/hooks/community/forum/use-forum-thread'
import { forumThread } from '@/messages/community/forum/forum-thread'

/** Shows replies posted while the thread is open; those on a later page are shown on that page. */
export function NewReplies({ view, shown }: { view: ForumView; shown: ForumPage }) {
  const { push } = useRouter()
  const { count, fresh } = view.news

  function show() {
    if (!fresh) return
    view.take(fresh)
    if (fresh.pages > fresh.page) void push(threadAddress(shown.thread, fresh.pages))
  }

  return (
    <div role="status" className="max-w-4xl">
      {count > 0 && (
        <Button variant="secondary" isWide onClick={show} className="mt-6">
          {forumThread.newReplies(count)}
        </Button>
      )}
    </div>
  )
}
