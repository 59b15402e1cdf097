import { useRequest } from './use-request'

export type { ForumVersion } from '@/services/forum'

/** Texts that a post has had. @param edited when it was edited: a new edit is a new question */
export function useForumVersions(postId: number, edited: string) {
  return useRequest(`versions ${postId} ${edited}`, ({ forum }) => forum.versions(postId))
}
