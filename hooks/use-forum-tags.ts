import { faultMessages } from '@/domain/form-faults'
import { tagFaults, tagsOf } from '@/domain/forum-tags'
import { forumMember as texts } from '@/messages/forum-member'

import { useForm } from './use-form'
import type { ForumThread } from './use-forum-thread'
import { useRequest } from './use-request'

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
      onSaved(await services.forum.tag(thread.id, tagsOf(form.tags))),
  })
}
