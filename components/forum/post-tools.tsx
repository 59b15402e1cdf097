import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { useLoaded } from '@/components/ui/use-loaded'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useAction } from '@/hooks/use-action'
import { useModal } from '@/hooks/use-modal'
import { dialogs } from '@/messages/dialogs'
import { toSentence } from '@/messages/errors'
import { forumMember as texts } from '@/messages/forum-member'
import { forumThread } from '@/messages/forum-thread'

import type { PostItemProps } from './post-item'

const loadForms = () => import('./post-forms')

/** What a member may do with a post beside liking it: edit and delete one's own, report others'. */
export function PostTools({ thread, post, onChange, onThread, onRenew }: PostItemProps) {
  const { ask } = useModal()
  const [open, setOpen] = useState<'edit' | 'report' | null>(null)
  const forms = useLoaded(loadForms, open !== null, () => setOpen(null))
  const remove = useAction(({ forum: calls }) => calls.remove(post.id))
  const hide = useAction(({ forum: calls }, isHidden: boolean) =>
    calls.moderatePost(post.id, isHidden),
  )
  const solve = useAction(({ forum: calls }, number: number | null) =>
    calls.solve(thread.id, number),
  )
  const error = remove.error ?? hide.error ?? solve.error
  const isSolution = thread.solved_by === post.number
  const maySolve = (thread.is_own || thread.can_moderate) && post.number > 1

  // The button that had the focus may be gone; the post stays.
  const focusPost = () =>
    document.getElementById(`post-${post.number}`)?.focus({ preventScroll: true })

  function close() {
    setOpen(null)
    focusPost()
  }
  async function askToRemove() {
    if (!(await ask(dialogs.deleteComment)) || !(await remove.run())) return
    onRenew()
    focusPost()
  }
  async function toggleHidden() {
    const done = await hide.run(post.state !== 'hidden')
    if (done) onChange({ state: done.answer.is_hidden ? 'hidden' : 'shown' })
  }
  async function toggleSolution() {
    const done = await solve.run(isSolution ? null : post.number)
    if (!done) return
    const { solved_by } = done.answer
    onThread({ solved_by, is_solved: solved_by !== null })
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
      {post.can_remove && tool(texts.delete, () => void askToRemove())}
      {maySolve && tool(isSolution ? texts.unsolve : texts.solve, () => void toggleSolution())}
      {!post.is_own && tool(texts.report, () => setOpen('report'))}
      {thread.can_moderate &&
        tool(post.state === 'hidden' ? texts.show : texts.hide, () => void toggleHidden())}
      {error && (
        <p role="alert" className="w-full pl-3 text-sm text-bad">
          {texts.actionFailed} {toSentence(error)}
        </p>
      )}
      {forms && open !== null && (
        <div className="basis-full pl-3">
          {open === 'edit' ? (
            <forms.EditForm post={post} onChange={onChange} onClose={close} />
          ) : (
            <forms.ReportForm post={post} onClose={close} />
          )}
        </div>
      )}
    </>
  )
}
