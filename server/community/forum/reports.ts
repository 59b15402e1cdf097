import type { FlagReason } from '@/domain/community/forum/forum'
import type { Deps } from '@/server/kernel/deps'

import { authorAnswer } from './answers'
import { countFlaggedPosts, listOpenFlags } from './judging-queries'

export async function listFlagged({ db }: Pick<Deps, 'db'>) {
  const [rows, count] = await Promise.all([listOpenFlags(db), countFlaggedPosts(db)])
  const posts = new Map<number, ReturnType<typeof flaggedPost>>()
  for (const row of rows) {
    const { reason, note, created_at } = row.flag
    const known = posts.get(row.post.id) ?? flaggedPost(row)
    known.reports.push({ reason, note, created_at: created_at.toISOString() })
    posts.set(row.post.id, known)
  }
  return { count, posts: [...posts.values()] }
}

function flaggedPost({ post, thread, author }: Awaited<ReturnType<typeof listOpenFlags>>[number]) {
  const { id, number, source, hidden_at } = post
  return {
    post: { id, number, text: source, is_hidden: hidden_at !== null },
    author: authorAnswer(author),
    thread: { id: thread.id, slug: thread.slug, title: thread.title },
    reports: [] as { reason: FlagReason; note: string; created_at: string }[],
  }
}
