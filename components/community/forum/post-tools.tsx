import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useForumPost } from '@/hooks/community/forum/use-forum-post'
import type { ForumPost, ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { toSentence } from '@/messages/kit/errors'
import { forumMember as texts } from '@/messages/community/forum/forum-member'
import { forumThread } from '@/messages/community/forum/forum-thread'

export interface PostItemProps {
  thread: ForumThread
  post: ForumPost
  isMember: boolean
  isReady: boolean
  /** Whether the thread accepts replies. */
  isOpen: boolean
  onReply: (post: ForumPost) => void
  onChange: (change: Partial<ForumPost>) => void
  onThread: (change: Partial<ForumThread>) => void
  onRenew: () => void
}

const loadForms = () => import('./post-forms')

export function PostTools(props: PostItemProps) {
  const { thread, post, onChange } = props
  const [open, setOpen] = useState<'edit' | 'report' | 'hide' | null>(null)
  const forms = useLazyModule(loadForms, open !== null, () => setOpen(null))
  const actions = useForumPost(props)
  const { error, isSolution } = actions
  function close() {
    setOpen(null)
    actions.focusPost()
  }
  const tool = (title: string, press: () => void) => (
    <Button variant="quiet" className="!px-3 text-sm text-ink-soft" onClick={press}>
      {title}
      <VisuallyHidden> {forumThread.number(post.number)}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      {post.can_edit && tool(texts.edit, () => setOpen('edit'))}
      {post.can_remove && tool(texts.delete, () => void actions.askToRemove())}
      {actions.maySolve &&
        tool(isSolution ? texts.unsolve : texts.solve, () => void actions.toggleSolution())}
      {!post.is_own && tool(texts.report, () => setOpen('report'))}
      {thread.can_moderate &&
        (post.state === 'hidden'
          ? tool(texts.show, () => void actions.show())
          : tool(texts.hide, () => setOpen('hide')))}
      {error && (
        <p role="alert" className="w-full pl-3 text-sm text-bad">
          {texts.actionFailed} {toSentence(error)}
        </p>
      )}
      {forms && open !== null && (
        <div className="basis-full pl-3">
          {open === 'edit' && (
            <forms.EditForm thread={thread.id} post={post} onChange={onChange} onClose={close} />
          )}
          {open === 'report' && <forms.ReportForm post={post} onClose={close} />}
          {open === 'hide' && (
            <forms.DecisionForm
              id={post.id}
              title={texts.hidePost(post.number)}
              onDecided={() => {
                onChange({ state: 'hidden', can_remove: post.number > 1 })
                close()
              }}
              onClose={close}
            />
          )}
        </div>
      )}
    </>
  )
}
