import type { ForumAuthor } from '@/hooks/community/forum/use-forum-thread'
import { forum } from '@/messages/community/forum/forum'
import { dateLong } from '@/utils/format'

/** Renders the author's name, isolated from the surrounding text direction. */
export function AuthorName({ author }: { author: ForumAuthor }) {
  if (!author) return <span className="text-ink-soft">{forum.deletedMember}</span>
  return <bdi>{author.name}</bdi>
}

export function AuthorMark({ author }: { author: ForumAuthor }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full border border-line-strong text-sm font-semibold">
      {author?.avatar ? (
        // eslint-disable-next-line @next/next/no-img-element -- re-encoded to this size by the shop
        <img src={author.avatar} alt="" width={36} height={36} className="size-full object-cover" />
      ) : (
        <span aria-hidden="true">{(author?.name ?? '–').slice(0, 1).toUpperCase()}</span>
      )}
    </span>
  )
}

export function When({ at }: { at: string }) {
  return <time dateTime={at}>{dateLong(at)}</time>
}
