import { highestMarks, type ReadMark } from '@/domain/community/forum/forum-reading'
import type { Deps } from '@/server/kernel/deps'

import { requireCategory } from './read-forum'
import { listMarks, raiseAll, raiseMarks } from './reading-queries'
import type { Author } from './viewer'

export async function readMarks({ db }: Pick<Deps, 'db'>, reader: Author, threads: number[]) {
  return { reads: await listMarks(db, reader, threads) }
}

export async function markRead({ db }: Pick<Deps, 'db'>, reader: Author, marks: ReadMark[]) {
  await raiseMarks(db, reader, highestMarks(marks))
  return {}
}

/** @throws DomainError forum_category_not_found */
export async function markAllRead({ db }: Pick<Deps, 'db'>, reader: Author, slug: string) {
  const category = await requireCategory({ db }, slug)
  await raiseAll(db, reader, category.id)
  return {}
}
