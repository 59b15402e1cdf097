import { faultMessages } from '@/domain/kit/form-faults'
import { postFaults, threadFaults } from '@/domain/community/forum/forum-form'
import { forumMember as texts } from '@/messages/community/forum/forum-member'
import type { Services } from '@/services/services'

import { EMPTY_POST, forumDraft, type ForumForm } from './forum-draft'
import { useForm } from '@/hooks/kit/use-form'

/** Location of a sent post; its fields are null while it waits for review. */
export interface PostTarget {
  thread: { id: number; slug: string } | null
  number: number | null
  is_waiting: boolean
}

interface Message extends Omit<ForumForm, 'website'> {
  website: string | null
  request_key: string
}

interface ForumFormOptions {
  /** 'new' or 'thread-7' */
  storageKey: string
  category?: string
  isThread: boolean
  send: (services: Services, message: Message) => Promise<PostTarget>
  onSent: (target: PostTarget) => void
}

/** Manages the form of a forum post. Its draft survives failures, reloads and a login, and is sent once. */
export function useForumForm({
  storageKey,
  category = '',
  isThread,
  send,
  onSent,
}: ForumFormOptions) {
  const draft = forumDraft(storageKey)
  return useForm<ForumForm>({
    initial: { ...EMPTY_POST, category },
    check: (form) => faultMessages(isThread ? threadFaults(form) : postFaults(form), texts),
    draft: category
      ? { ...draft, parse: (stored) => ({ ...draft.parse(stored), category }) }
      : draft,
    send: async ({ form: { website, ...post }, services, keyFor }) => {
      const request_key = keyFor(post)
      onSent(await send(services, { ...post, website: website || null, request_key }))
    },
  })
}

export type ForumFormControls = ReturnType<typeof useForumForm>
