import { Heart } from 'lucide-react'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useForumLike } from '@/hooks/community/forum/use-forum-like'
import { useForumLogin } from '@/hooks/community/forum/use-forum-login'
import type { ForumPost } from '@/hooks/community/forum/use-forum-thread'
import { forumMember as texts } from '@/messages/community/forum/forum-member'
import { forumThread } from '@/messages/community/forum/forum-thread'

interface LikeButtonProps {
  post: ForumPost
  isMember: boolean
  /** Whether it is known if the member likes the post; until then clicks are ignored. */
  isReady: boolean
  onChange: (like: Pick<ForumPost, 'likes' | 'is_liked'>) => void
}

/** Like button. On their own posts, authors see only the count. */
export function LikeButton({ post, isMember, isReady, onChange }: LikeButtonProps) {
  const { join } = useForumLogin()
  const { toggle, hasFailed } = useForumLike(post, onChange)
  function press() {
    if (!isMember) return void join('like', post.number)
    if (isReady) void toggle()
  }
  if (post.is_own) {
    return (
      <span className="inline-flex min-h-touch items-center gap-2 px-3 text-sm text-ink-soft">
        <Heart aria-hidden="true" className="size-4" />
        {forumThread.likes(post.likes)}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-3">
      <button
        type="button"
        aria-pressed={post.is_liked}
        onClick={press}
        className={buttonStyles({ variant: 'quiet' }, '!px-3')}
      >
        <Heart
          aria-hidden="true"
          className={cx('size-4', post.is_liked && 'fill-current text-bad')}
        />
        <VisuallyHidden>{texts.like(post.number)}, </VisuallyHidden>
        <span className="figures text-sm" aria-hidden="true">
          {post.likes}
        </span>
        <VisuallyHidden>{forumThread.likes(post.likes)}</VisuallyHidden>
      </button>
      {hasFailed && (
        <span role="alert" className="text-sm text-bad">
          {texts.likeFailed}
        </span>
      )}
    </span>
  )
}
