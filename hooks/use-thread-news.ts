import { useState } from 'react'

import type { ForumPage } from '@/services/forum'

import { useLive } from './use-live'
import { useRequest } from './use-request'

/**
 * What was written into a thread since it was opened. Nothing moves by itself: whoever reads or writes decides when
 * the new replies are shown.
 */
export function useThreadNews({ id, page }: { id: number; page: number }, shown: ForumPage | null) {
  const [heard, setHeard] = useState(0)
  useLive(shown && { thread: String(id) }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'post' && subject === String(id))) {
      setHeard((count) => count + 1)
    }
  })
  const { state } = useRequest(heard === 0 ? null : `news ${id} ${page} ${heard}`, ({ forum }) =>
    forum.thread(id, page),
  )
  const fresh = state.status === 'ready' ? state.data : null
  return { fresh, count: fresh && shown ? Math.max(0, fresh.thread.posts - shown.thread.posts) : 0 }
}
