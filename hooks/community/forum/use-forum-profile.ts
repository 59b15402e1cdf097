import type { WireForumProfile as ForumProfile } from '@/contract/community/forum/forum'

import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export type { WireMemberPage as MemberPage } from '@/contract/community/forum/forum'

export function useForumProfile() {
  const { state, retry, set } = useRequest('forum profile', ({ forum }) => forum.profile())
  const { run, error } = useAction(({ forum }, profile: ForumProfile) => forum.setProfile(profile))
  async function choose(profile: ForumProfile, before: ForumProfile) {
    set(profile)
    if (!(await run(profile))) set(before)
  }
  return { state, retry, choose, error }
}
