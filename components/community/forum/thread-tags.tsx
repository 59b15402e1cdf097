import Link from 'next/link'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { tagAddress } from '@/domain/community/forum/forum-tags'
import type { ForumThread } from '@/hooks/community/forum/use-forum-thread'
import { forumTags as texts } from '@/messages/community/forum/forum-tags'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

interface ThreadTagsProps {
  thread: ForumThread
  onChange: (change: Partial<ForumThread>) => void
}

const loadForm = () => import('./tags-form')

/** Shows a thread's tags as links. Its author and moderators can edit them. */
export function ThreadTags({ thread, onChange }: ThreadTagsProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useLazyModule(loadForm, isOpen, () => setOpen(false))
  const { tags, can_tag } = thread
  if (form && isOpen) {
    return <form.TagsForm thread={thread} onChange={onChange} onClose={() => setOpen(false)} />
  }
  if (tags.length === 0 && !can_tag) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      <ul aria-label={texts.list} className="contents">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              href={tagAddress(tag)}
              prefetch={false}
              className="inline-flex min-h-touch items-center link"
            >
              {texts.title(tag)}
            </Link>
          </li>
        ))}
      </ul>
      {can_tag && (
        <Button variant="quiet" className="!px-3 text-sm" onClick={() => setOpen(true)}>
          {tags.length > 0 ? texts.edit : texts.add}
        </Button>
      )}
    </div>
  )
}
