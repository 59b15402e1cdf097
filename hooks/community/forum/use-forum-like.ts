import { useRef, useState } from 'react'

import type { ForumPost } from '@/services/community/forum'

import { useServices } from '@/hooks/kit/use-request'

type Like = Pick<ForumPost, 'likes' | 'is_liked'>

/** Toggles an optimistic like, rolled back with an error message if the server rejects it. */
export function useForumLike(post: ForumPost, onChange: (like: Like) => void) {
  const { forum } = useServices()
  const isBusy = useRef(false)
  const [hasFailed, setFailed] = useState(false)

  async function toggle() {
    if (isBusy.current) return
    isBusy.current = true
    setFailed(false)
    const before = { likes: post.likes, is_liked: post.is_liked }
    const isLiked = !before.is_liked
    onChange({ likes: Math.max(0, before.likes + (isLiked ? 1 : -1)), is_liked: isLiked })
    try {
      onChange(await (isLiked ? forum.like({ id: post.id }) : forum.unlike({ id: post.id })))
    } catch {
      onChange(before)
      setFailed(true)
    } finally {
      isBusy.current = false
    }
  }

  return { toggle, hasFailed }
}
