import type { Caller } from '@/server/kernel/http/caller'
import { may } from '@/server/kernel/http/permission'

export interface Viewer {
  /** Null for a guest. */
  userId: number | null
  isAdmin: boolean
}

export type Author = Viewer & { userId: number }

export function authorOf(caller: Caller): Author {
  return { ...viewerOf(caller), userId: caller.userId }
}

export function viewerOf(caller: Caller | null): Viewer {
  if (!caller) return { userId: null, isAdmin: false }
  return { userId: caller.userId, isAdmin: may(caller, 'forum.moderate') }
}
