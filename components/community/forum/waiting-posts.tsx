import { Button } from '@/components/kit/ui/button'
import { useForumWaiting, type ForumQueued } from '@/hooks/community/forum/use-forum-review'
import { toSentence } from '@/messages/kit/errors'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumReview as texts } from '@/messages/community/forum/forum-review'

interface WaitingPostsProps {
  /** Id of the thread, or null for all threads. */
  thread: number | null
  /** Value whose changes trigger a reload. */
  reloadKey: number
}

export function WaitingPosts({ thread, reloadKey }: WaitingPostsProps) {
  const { posts, error, withdraw } = useForumWaiting(thread, reloadKey)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="waiting-posts" className="mt-14 max-w-4xl">
      <h2 id="waiting-posts" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{texts.lead}</p>
      <ul className="border-t border-line">
        {posts.map((post) => (
          <WaitingPost key={post.id} post={post} onWithdraw={() => void withdraw(post.id)} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-4 text-sm text-bad">
          {forumMember.actionFailed} {toSentence(error)}
        </p>
      )}
    </section>
  )
}

function WaitingPost({ post, onWithdraw }: { post: ForumQueued; onWithdraw: () => void }) {
  const { title, text, rejected_at, reason } = post
  const isRejected = rejected_at !== null
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="mt-1 line-clamp-6 wrap-anywhere whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className={isRejected ? 'text-bad' : 'text-warn'}>
          {isRejected ? texts.rejected(reason) : texts.waits}
        </span>
        <Button
          variant="quiet"
          className="!px-3"
          aria-label={isRejected ? texts.dismissOf(title) : texts.withdrawOf(title)}
          onClick={onWithdraw}
        >
          {isRejected ? texts.dismiss : texts.withdraw}
        </Button>
      </p>
    </li>
  )
}
