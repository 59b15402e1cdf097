import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { LinkButton } from '@/components/kit/ui/link-button'
import { listAddress } from '@/domain/community/forum/forum'
import { useRestoreThread } from '@/hooks/community/forum/use-forum-deletion'
import type { ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { toSentence } from '@/messages/kit/errors'
import { forumDeletion as texts } from '@/messages/community/forum/forum-deletion'
import { forumMember } from '@/messages/community/forum/forum-member'

interface DeletedThreadProps {
  thread: ForumThread
  onRestored: () => void
}

export function DeletedThread({ thread, onRestored }: DeletedThreadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { run, error, isRunning } = useRestoreThread()
  useEffect(() => title.current?.focus(), [])
  async function restore() {
    if (await run(thread.id)) onRestored()
  }
  return (
    <div className="mt-8 max-w-4xl">
      <h1 ref={title} tabIndex={-1} className="text-3xl">
        {texts.deletedThread}
      </h1>
      <p className="mt-3 wrap-anywhere text-ink-soft">
        <bdi>{thread.title}</bdi>
      </p>
      <p className="mt-3">{texts.undoLimit}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isLoading={isRunning} onClick={() => void restore()}>
          {texts.undo}
        </Button>
        <LinkButton href={listAddress(thread.category.slug)} variant="secondary">
          {thread.category.title}
        </LinkButton>
      </div>
      {error && (
        <p role="alert" className="mt-4 text-sm text-bad">
          {forumMember.actionFailed} {toSentence(error)}
        </p>
      )}
    </div>
  )
}
