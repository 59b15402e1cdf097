import { useState } from 'react'

import type { ForumPage } from '@/services/community/forum'

import { useLive } from '@/hooks/kit/use-live'
import { useRequest } from '@/hooks/kit/use-request'

/** Counts replies since a thread was opened; they appear only when the user chooses to see them. */
export function useThreadNews({ id, page }: { id: number; page: number }, shown: ForumPage | null) {
  const [eventCount, setHeard] = useState(0)
  useLive(shown && { thread: String(id) }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'post' && subject === String(id))) {
      setHeard((count) => count + 1)
    }
  })
  const { state } = useRequest(
    eventCount === 0 ? null : `news ${id} ${page} ${eventCount}`,
    ({ forum }) => forum.thread(id, page),
  )
  const fresh = state.status === 'ready' ? state.data : null
  return { fresh, count: fresh && shown ? Math.max(0, fresh.thread.posts - shown.thread.posts) : 0 }
}
