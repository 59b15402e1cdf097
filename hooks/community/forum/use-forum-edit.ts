import type { FlagReason } from '@/domain/community/forum/forum'

import { useForm } from '@/hooks/kit/use-form'
import type { ForumPost } from './use-forum-thread'
import { useRequest } from '@/hooks/kit/use-request'

export function usePostSource(postId: number) {
  return useRequest(`source ${postId}`, ({ forum }) => forum.source({ id: postId }))
}

interface PostEditOptions {
  post: ForumPost
  text: string
  onSaved: (change: Partial<ForumPost>) => void
}

export function usePostEdit({ post, text, onSaved }: PostEditOptions) {
  return useForm({
    initial: { text },
    send: async ({ form, services }) => onSaved(await services.forum.edit(post.id, form.text)),
  })
}

const REPORT: { reason: FlagReason; note: string } = { reason: 'spam', note: '' }

export function usePostReport(postId: number) {
  return useForm({
    initial: REPORT,
    send: async ({ form: { reason, note }, services }) =>
      void (await services.forum.flag({ reason, note: note.trim() || null, id: postId })),
  })
}
