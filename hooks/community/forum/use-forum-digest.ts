import type { DigestLevel } from '@/domain/community/forum/forum-digest'
import type { DigestLink } from '@/services/community/forum'

import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function useForumDigest() {
  const { state, retry, set } = useRequest('digest', ({ forum }) => forum.digest())
  const { run, error } = useAction(({ forum }, level: DigestLevel) => forum.setDigest({ level }))
  async function choose(level: DigestLevel, before: DigestLevel) {
    set(level)
    if (!(await run(level))) set(before)
  }
  return { state, retry, choose, error }
}

export function useDigestLink(link: DigestLink) {
  return {
    end: useAction(({ forum }) => forum.endDigest(link)),
    resume: useAction(({ forum }) => forum.resumeDigest(link)),
  }
}
