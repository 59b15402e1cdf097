import Link from 'next/link'

import { memberAddress } from '@/domain/community/forum/forum'
import type { ForumAuthor } from '@/hooks/community/forum/use-forum-thread'

import { AuthorName } from './author-name'

export function AuthorLink({ author }: { author: ForumAuthor }) {
  if (!author?.has_page) return <AuthorName author={author} />
  return (
    <Link href={memberAddress(author.name)} prefetch={false} className="link">
      <bdi>{author.name}</bdi>
    </Link>
  )
}
