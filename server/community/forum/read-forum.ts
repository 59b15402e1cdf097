import { pagesOf } from '@/domain/community/forum/forum'
import { omit } from '@/utils/omit'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'

import { postAnswer, rowAnswer, threadAnswer } from './answers'
import { listHidden, listLatest, listLatestOfCategories, listThreads } from './list-queries'
import { watchOf } from './notice-queries'
import { signedPictures } from './pictures'
import { listPosts } from './post-queries'
import { countTagged } from './tag-queries'
import { findCategory, findThread, listCategories, type CategoryRow } from './thread-queries'
import { viewerOf, type Viewer } from './viewer'

const LATEST = 12

export async function readIndex({ db }: Pick<Deps, 'db'>) {
  const [categories, newest, latest] = await Promise.all([
    listCategories(db),
    listLatestOfCategories(db),
    listLatest(db, LATEST),
  ])
  const newestBySlug = new Map(newest.map((row) => [row.category.slug, rowAnswer(row)]))
  return {
    categories: categories.map((category) => ({
      ...omit(category, 'id', 'position'),
      latest: newestBySlug.get(category.slug) ?? null,
    })),
    latest: latest.map(rowAnswer),
  }
}

interface ListQuery {
  category?: string | undefined
  tag?: string | null | undefined
  page?: number | undefined
}

/** Lists a page of threads; empty after the last page. @throws DomainError forum_category_not_found */
export async function readList(
  { db }: Pick<Deps, 'db'>,
  { category: slug, tag = null, page = 1 }: ListQuery,
) {
  const isOfCategory = slug !== undefined && tag === null
  const category = !isOfCategory ? null : await requireCategory({ db }, slug)
  const found = tag === null ? await countOf(db, category) : await countTagged(db, tag)
  const threads = await listThreads(db, { categoryId: category?.id ?? null, tag, page, found })
  return { category, threads: threads.map(rowAnswer), found, page, pages: pagesOf(found) }
}

async function countOf(db: Db, category: CategoryRow | null): Promise<number> {
  const counted = category ? [category] : await listCategories(db)
  return counted.reduce((sum, { threads }) => sum + threads, 0)
}

/** @throws DomainError forum_category_not_found */
export async function requireCategory({ db }: Pick<Deps, 'db'>, slug: string) {
  const category = await findCategory(db, slug)
  if (!category) throw new DomainError('forum_category_not_found', `No category "${slug}".`)
  return category
}

export async function readHidden({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  return { threads: (await listHidden(db, viewer)).map(rowAnswer) }
}

/** @throws DomainError forum_thread_not_found, also for another member's hidden thread (spec §6) */
export async function readThread(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  { id, page, viewer }: { id: number; page: number; viewer: Viewer },
) {
  const row = await findThread(db, id, viewer)
  if (!row) throw missingThread(id)
  const { userId } = viewer
  const { thread } = row
  const [posts, watch] = await Promise.all([
    listPosts(db, id, { page, userId }),
    userId === null ? null : watchOf(db, id, userId),
  ])
  return {
    thread: { ...threadAnswer(row, viewer), watch },
    posts: posts.map((row) => {
      const post = postAnswer(row, viewer, clock.now())
      const isForAll = thread.hidden_at === null && post.state === 'shown'
      return isForAll ? post : { ...post, body: signedPictures({ clock, secret }, post.body) }
    }),
    page,
    pages: pagesOf(thread.posts),
  }
}

/** @throws DomainError forum_thread_not_found, also for another member's hidden thread (spec §6) */
export async function requireVisibleThread(
  { db }: Pick<Deps, 'db'>,
  caller: Caller | null,
  id: number,
) {
  const row = await findThread(db, id, viewerOf(caller))
  if (!row) throw missingThread(id)
  return row.thread
}

export function missingThread(id: number): DomainError {
  return new DomainError('forum_thread_not_found', `No thread ${id} for this reader.`)
}
