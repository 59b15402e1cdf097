import { faultMessages } from '@/domain/kit/form-faults'
import { tagFaults, tagsOf } from '@/domain/community/forum/forum-tags'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

import { useForm } from '@/hooks/kit/use-form'
import type { ForumThread } from './use-forum-thread'
import { useRequest } from '@/hooks/kit/use-request'

/** Returns frequently used tags; empty while unknown. */
export function useForumTags() {
  const { state } = useRequest('forum tags', ({ forum }) => forum.tags())
  return state.status === 'ready' ? state.data : []
}

export function useTagsForm(thread: ForumThread, onSaved: (tags: string[]) => void) {
  return useForm({
    initial: { tags: thread.tags.join(', ') },
    check: ({ tags }) => faultMessages(tagFaults(tags), texts),
    send: async ({ form, services }) =>
      onSaved(await services.forum.tag({ id: thread.id, tags: tagsOf(form.tags) })),
  })
}
