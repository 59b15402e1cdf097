import { useRequest } from '@/hooks/kit/use-request'

export type { ForumVersion } from '@/services/community/forum'

/** Loads earlier texts of a post. @param edited time of the last edit; part of the cache key */
export function useForumVersions(postId: number, edited: string) {
  return useRequest(`versions ${postId} ${edited}`, ({ forum }) => forum.versions({ id: postId }))
}
