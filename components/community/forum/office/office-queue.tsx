import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Loaded } from '@/components/kit/ui/loaded'
import { REASON_LENGTH } from '@/domain/community/forum/forum-moderation'
import {
  useForumQueue,
  useForumReview,
  type ForumQueue,
} from '@/hooks/community/forum/use-forum-review'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { forumOffice } from '@/messages/community/forum/forum-office'
import { forumReview as texts } from '@/messages/community/forum/forum-review'

import { When } from '../author-name'

/** Review queue with the first posts of new members. */
export function OfficeQueue({ onDecided }: { onDecided: () => void }) {
  const queue = useForumQueue()
  function renew() {
    queue.renew()
    onDecided()
  }
  return (
    <Loaded state={queue.state} onRetry={queue.retry}>
      {({ count, posts }) => (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {count === 0 ? texts.empty : texts.waiting(count)}
            {posts.length < count && ` · ${forumOffice.more(posts.length, count)}`}
          </p>
          <ul>
            {posts.map((post) => (
              <Queued key={post.id} post={post} onDecided={renew} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

interface QueuedProps {
  post: ForumQueue['posts'][number]
  onDecided: () => void
}

function Queued({ post, onDecided }: QueuedProps) {
  const { title, text, category, author, created_at } = post
  const mayModerate = useMay()('forum.moderate')
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
        <span>{category === null ? texts.reply : texts.newThread(category)}</span>
        <bdi className="text-ink-soft">{author?.name ?? forumOffice.someone}</bdi>
        <span className="text-ink-soft">
          <When at={created_at} />
        </span>
      </p>
      <p className="mt-2 max-w-read wrap-anywhere whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
      {mayModerate && <Decide id={post.id} onDecided={onDecided} />}
    </li>
  )
}

function Decide({ id, onDecided }: { id: number; onDecided: () => void }) {
  const { run, error, isRunning } = useForumReview()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  async function decide(isApproved: boolean) {
    const isIncomplete = !isApproved && reason.trim() === ''
    setMissing(isIncomplete)
    if (isIncomplete) return
    if (await run({ id, isApproved, reason })) onDecided()
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <TextField
        label={texts.reason}
        autoComplete="off"
        maxLength={REASON_LENGTH}
        value={reason}
        error={isMissing ? texts.reasonMissing : error ? toSentence(error) : undefined}
        onChange={({ target }) => setReason(target.value)}
        className="min-w-60 flex-1"
      />
      <Button isLoading={isRunning} onClick={() => void decide(true)}>
        {texts.approve}
      </Button>
      <Button variant="secondary" isLoading={isRunning} onClick={() => void decide(false)}>
        {texts.reject}
      </Button>
    </div>
  )
}
