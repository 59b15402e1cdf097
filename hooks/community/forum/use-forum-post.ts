import { dialogs } from '@/messages/kit/dialogs'

import type { ForumPost, ForumThread } from './use-forum-thread'
import { useAction } from '@/hooks/kit/use-action'
import { useModal } from '@/hooks/kit/use-modal'

interface ForumPostOptions {
  thread: ForumThread
  post: ForumPost
  onChange: (change: Partial<ForumPost>) => void
  onThread: (change: Partial<ForumThread>) => void
  onRenew: () => void
}

export function useForumPost({ thread, post, onChange, onThread, onRenew }: ForumPostOptions) {
  const { ask } = useModal()
  const remove = useAction(({ forum }) => forum.remove({ id: post.id }))
  const show = useAction(({ forum }) => forum.moderatePost({ id: post.id, is_hidden: false }))
  const solve = useAction(({ forum }, number: number | null) =>
    forum.solve({ id: thread.id, number }),
  )
  const isSolution = thread.solved_by === post.number
  // Focuses the post, because the focused button may be gone.
  const focusPost = () =>
    document.getElementById(`post-${post.number}`)?.focus({ preventScroll: true })

  return {
    error: remove.error ?? show.error ?? solve.error,
    isSolution,
    maySolve: (thread.is_own || thread.can_moderate) && post.number > 1,
    focusPost,
    async askToRemove() {
      if (!(await ask(dialogs.deleteComment)) || !(await remove.run())) return
      onRenew()
      focusPost()
    },
    async show() {
      if (await show.run()) onChange({ state: 'shown' })
    },
    async toggleSolution() {
      const done = await solve.run(isSolution ? null : post.number)
      if (!done) return
      const { solved_by } = done.answer
      onThread({ solved_by, is_solved: solved_by !== null })
    },
  }
}
