import type { ForumThread } from './use-forum-thread'
import { useAction } from '@/hooks/kit/use-action'

export function useForumModeration(threadId: number) {
  return {
    moderate: useAction(({ forum }, change: Partial<ForumThread>) => {
      const { is_hidden, is_pinned, is_locked } = change
      return forum.moderate({ is_hidden, is_pinned, is_locked, id: threadId })
    }),
    hide: useAction(({ forum }, isHidden: boolean) =>
      forum.hide({ id: threadId, is_hidden: isHidden }),
    ),
    remove: useAction(({ forum }) => forum.removeThread({ id: threadId })),
  }
}
