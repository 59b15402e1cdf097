import type { Deps } from '@/server/kernel/deps'
import { sha256 } from '@/server/kernel/ports/ids'

import { authorAnswer } from './answers'
import { listOpenFlags } from './judging-queries'
import { countReportedPosts, listOpenReportsOf, listReportedPosts } from './legal-queries'
import { legalAnswer } from './legal-report'
import type { PostRow } from './post-queries'

const SHOWN = 100

export async function listFlagged({ db }: Pick<Deps, 'db'>) {
  const [rows, count] = await Promise.all([listReportedPosts(db, SHOWN), countReportedPosts(db)])
  const ids = rows.map(({ post }) => post.id)
  const [allFlags, allReports] = await Promise.all([
    listOpenFlags(db, ids),
    listOpenReportsOf(db, ids),
  ])
  const posts = rows.map(({ post, thread, author }) => {
    const { id, number, source, hidden_at } = post
    const flags = allFlags.filter(({ post_id }) => post_id === id)
    const reports = allReports.filter(({ post_id }) => post_id === id)
    const is_deleted = post.deleted_at !== null || thread.deleted_at !== null
    return {
      post: { id, number, text: source, is_hidden: hidden_at !== null, is_deleted },
      version: versionOf({ post, flags, reports }),
      author: authorAnswer(author),
      thread: { id: thread.id, slug: thread.slug, title: thread.title },
      legal_reports: reports.map(legalAnswer),
      reports: flags.map(({ reason, note, created_at }) => ({
        ...{ reason, note, created_at: created_at.toISOString() },
      })),
    }
  })
  return { count, posts }
}

interface ReportedPost {
  post: Pick<PostRow, 'source' | 'hidden_at'>
  flags: readonly { user_id: number }[]
  reports: readonly { id: number }[]
}

/** Changes with the text, with each decision and with each new report. */
export function versionOf({ post: { source, hidden_at }, flags, reports }: ReportedPost): string {
  const members = flags.map(({ user_id }) => user_id).sort((a, b) => a - b)
  const state = [source, hidden_at, members, reports.map(({ id }) => id)]
  return sha256(JSON.stringify(state)).slice(0, 32)
}
