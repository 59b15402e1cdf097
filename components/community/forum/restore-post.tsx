import { Button } from '@/components/kit/ui/button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useRestorePost } from '@/hooks/community/forum/use-forum-deletion'
import type { ForumPost } from '@/hooks/community/forum/use-forum-thread'
import { toSentence } from '@/messages/kit/errors'
import { forumDeletion as texts } from '@/messages/community/forum/forum-deletion'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumThread } from '@/messages/community/forum/forum-thread'

interface RestorePostProps {
  post: ForumPost
  onRenew: () => void
}

export function RestorePost({ post, onRenew }: RestorePostProps) {
  const { run, error, isRunning } = useRestorePost(post.id)
  async function restore() {
    if (!(await run())) return
    onRenew()
    // The button disappears, so focus moves to the post.
    document.getElementById(`post-${post.number}`)?.focus({ preventScroll: true })
  }
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Button
          variant="quiet"
          className="-ml-3 !px-3"
          isLoading={isRunning}
          onClick={() => void restore()}
        >
          {texts.undo}
          <VisuallyHidden> {forumThread.number(post.number)}</VisuallyHidden>
        </Button>
        <span className="text-sm text-ink-soft">{texts.undoLimit}</span>
      </p>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {forumMember.actionFailed} {toSentence(error)}
        </p>
      )}
    </>
  )
}
