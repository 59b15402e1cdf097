import Link from 'next/link'
import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import { postAddress } from '@/domain/community/forum/forum'
import { REASON_LENGTH } from '@/domain/community/forum/forum-moderation'
import { useForumOffice, type ForumFlagged } from '@/hooks/community/forum/use-forum-office'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { flagReason } from '@/messages/community/forum/forum-member'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'

import { When } from './author-name'

type FlaggedPost = ForumFlagged['posts'][number]

export function OfficeReport({
  flagged,
  onSettled,
}: {
  flagged: FlaggedPost
  onSettled: () => void
}) {
  const { post, thread, author, reports } = flagged
  const mayModerate = useMay()('forum.moderate')
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <Link
          href={postAddress(thread, post.number)}
          prefetch={false}
          className="font-semibold link"
        >
          <bdi>{thread.title}</bdi> {texts.post(post.number)}
        </Link>
        <bdi className="text-ink-soft">{author?.name ?? texts.someone}</bdi>
        {post.is_hidden && <Badge kind="warn">{forum.hidden}</Badge>}
      </p>
      <p className="mt-2 line-clamp-6 max-w-read wrap-anywhere whitespace-pre-line">
        <bdi>{post.text}</bdi>
      </p>
      <ul className="mt-2 text-sm text-ink-soft">
        {reports.map(({ reason, note, created_at }, index) => (
          <li key={`${created_at} ${index}`}>
            {flagReason(reason)}, <When at={created_at} />
            {note && <bdi> · {note}</bdi>}
          </li>
        ))}
      </ul>
      {mayModerate && <Settle flagged={flagged} onSettled={onSettled} />}
    </li>
  )
}

function Settle({
  flagged: { post, author },
  onSettled,
}: {
  flagged: FlaggedPost
  onSettled: () => void
}) {
  const { settle, silence } = useForumOffice()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('7')
  const [isMissing, setMissing] = useState(false)
  const error = settle.error ?? silence.error
  async function end(isHidden: boolean) {
    if (await settle.run({ post: post.id, isHidden, reason })) onSettled()
  }
  async function silenceAuthor(member: string) {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    if (await silence.run({ member, days: days === '' ? null : Number(days), reason }))
      await end(true)
  }
  const fault = isMissing ? texts.reasonMissing : error ? toSentence(error) : undefined
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <TextField
        label={texts.reason}
        autoComplete="off"
        maxLength={REASON_LENGTH}
        value={reason}
        error={fault}
        onChange={({ target }) => setReason(target.value)}
        className="min-w-60 flex-1"
      />
      <Button variant="secondary" isLoading={settle.isRunning} onClick={() => void end(false)}>
        {texts.keep}
      </Button>
      <Button isLoading={settle.isRunning} onClick={() => void end(true)}>
        {texts.hide}
      </Button>
      {author && (
        <>
          <Select
            label={texts.days}
            value={days}
            options={texts.periods}
            onChange={({ target }) => setDays(target.value)}
          />
          <Button
            variant="secondary"
            isLoading={silence.isRunning}
            onClick={() => void silenceAuthor(author.id)}
          >
            {texts.silence}
          </Button>
        </>
      )}
    </div>
  )
}
