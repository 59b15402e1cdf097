import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { useModal } from '@/hooks/kit/use-modal'
import { useForumModeration } from '@/hooks/community/forum/use-forum-moderation'
import { dialogs } from '@/messages/kit/dialogs'
import { toSentence } from '@/messages/kit/errors'
import { forumMember as texts } from '@/messages/community/forum/forum-member'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const loadDecision = () => import('./decision-form')

interface ModerationBarProps {
  thread: ForumThread
  onChange: (change: Partial<ForumThread>) => void
  onGone: () => void
}

/** Thread actions of administrators; authors can hide their thread, or delete it without replies. */
export function ModerationBar({ thread, onChange, onGone }: ModerationBarProps) {
  const { ask } = useModal()
  const [isHiding, setHiding] = useState(false)
  const { moderate, hide, remove } = useForumModeration(thread.id)
  const error = moderate.error ?? hide.error ?? remove.error

  async function apply(change: Partial<ForumThread>) {
    const done = await moderate.run(change)
    if (done) onChange(done.answer)
  }
  async function toggleHidden() {
    const request = thread.is_hidden ? dialogs.showThread : dialogs.hideThread
    if (!(await ask(request))) return
    if (thread.can_moderate && thread.is_hidden) return apply({ is_hidden: false })
    if (thread.can_moderate && !thread.is_own) return setHiding(true)
    const done = await hide.run(!thread.is_hidden)
    if (done) onChange(done.answer)
  }
  async function askToRemove() {
    if ((await ask(dialogs.deleteThread)) && (await remove.run())) onGone()
  }
  const tool = (title: string, press: () => Promise<void>) => (
    <Button variant="secondary" onClick={() => void press()}>
      {title}
    </Button>
  )
  return (
    <section
      aria-label={texts.moderation}
      className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4"
    >
      {thread.can_hide &&
        tool(thread.is_hidden ? texts.showThread : texts.hideThread, toggleHidden)}
      {thread.can_moderate && (
        <>
          {tool(thread.is_pinned ? texts.unpin : texts.pin, () =>
            apply({ is_pinned: !thread.is_pinned }),
          )}
          {tool(thread.is_locked ? texts.unlock : texts.lock, () =>
            apply({ is_locked: !thread.is_locked }),
          )}
        </>
      )}
      {thread.can_remove && tool(texts.deleteThread, askToRemove)}
      {isHiding && (
        <HideThread
          id={thread.id}
          onHidden={() => onChange({ is_hidden: true, can_remove: true })}
          onClose={() => setHiding(false)}
        />
      )}
      {error && (
        <p role="alert" className="w-full text-sm text-bad">
          {texts.actionFailed} {toSentence(error)}
        </p>
      )}
    </section>
  )
}

interface HideThreadProps {
  id: number
  onHidden: () => void
  onClose: () => void
}

/** Asks for the reasons that the author gets. */
function HideThread({ id, onHidden, onClose }: HideThreadProps) {
  const code = useLazyModule(loadDecision, true, onClose)
  if (!code) return null
  function close() {
    onHidden()
    onClose()
  }
  return (
    <div className="basis-full">
      <code.DecisionForm
        kind="thread"
        id={id}
        title={texts.hideThread}
        onDecided={close}
        onClose={onClose}
      />
    </div>
  )
}
