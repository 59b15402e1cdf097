import type { ForumProfile } from '@/services/community/forum-following'

import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export type { MemberPage } from '@/services/community/forum'

export function useForumProfile() {
  const { state, retry, set } = useRequest('forum profile', ({ forum }) => forum.profile())
  const { run, error } = useAction(({ forum }, profile: ForumProfile) => forum.setProfile(profile))
  async function choose(profile: ForumProfile, before: ForumProfile) {
    set(profile)
    if (!(await run(profile))) set(before)
  }
  return { state, retry, choose, error }
}
