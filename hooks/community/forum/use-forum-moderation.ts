import type { ForumThread } from './use-forum-thread'
import { useAction } from '@/hooks/kit/use-action'

export function useForumModeration(threadId: number) {
  return {
    moderate: useAction(({ forum }, change: Partial<ForumThread>) => {
      const { is_hidden, is_pinned, is_locked } = change
      return forum.moderate(threadId, { is_hidden, is_pinned, is_locked })
    }),
    hide: useAction(({ forum }, isHidden: boolean) => forum.hide(threadId, isHidden)),
    remove: useAction(({ forum }) => forum.removeThread(threadId)),
  }
}
