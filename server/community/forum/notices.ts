import {
  mentionsIn,
  NOTICES_PAGE,
  type NoticeKind,
  type WatchLevel,
} from '@/domain/community/forum/forum-notices'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'

import { authorAnswer } from './answers'
import { notifyCategoryWatchers } from './category-watches'
import {
  authorOfNumber,
  authorOfPost,
  countUnread,
  findMembers,
  insertNotices,
  listNotices,
  listWatches,
  markRead,
  setWatch,
} from './notice-queries'
import { missingThread } from './read-forum'
import { findThread, type ThreadRow } from './thread-queries'
import type { Author } from './viewer'

/** All dependencies, because event subscribers may need any of them. */
export type NoticeDeps = Deps

interface NewPostEvent {
  thread: Pick<ThreadRow, 'id' | 'user_id' | 'category_id' | 'hidden_at'>
  number: number
  author: Author
  text: string
  quotedId: number | undefined
}

/** Notifies all affected members of a post in its transaction, once each, for the strongest reason. */
export async function notifyOfPost(deps: NoticeDeps, tx: Db, written: NewPostEvent): Promise<void> {
  const { thread, number, author } = written
  const watches = await listWatches(tx, thread.id)
  const muted = watches.filter(({ level }) => level === 'muted').map(({ userId }) => userId)
  const reasons = new Map<number, NoticeKind>()
  const add = (userId: number | null | undefined, kind: NoticeKind) => {
    const isToldElse = userId === author.userId || muted.includes(userId ?? 0)
    // Only the author of a hidden thread is notified about it (spec §6).
    const isUnseen = thread.hidden_at !== null && userId !== thread.user_id
    if (!userId || isToldElse || isUnseen || reasons.has(userId)) return
    reasons.set(userId, kind)
  }
  for (const userId of await mentioned(tx, written.text)) add(userId, 'mention')
  if (written.quotedId !== undefined) add(await authorOfPost(tx, written.quotedId), 'reply')
  for (const { userId, level } of watches) if (level === 'watching') add(userId, 'watched')
  await notify(deps, tx, { thread, number, author, reasons })
  if (number === 1 && thread.hidden_at === null)
    await notifyOfThread(deps, tx, { thread, author, reasons })
  await publish(deps, tx, { name: 'PostWritten', threadId: thread.id })
}

async function notifyOfThread(
  deps: NoticeDeps,
  tx: Db,
  { thread: { id, category_id }, author, reasons }: Omit<NotifyInput, 'number'>,
) {
  const to = { categoryId: category_id, authorId: author.userId, notifiedIds: [...reasons.keys()] }
  const userIds = await notifyCategoryWatchers(tx, { id, ...to, at: deps.clock.now() })
  if (userIds.length > 0) await publish(deps, tx, { name: 'NoticesChanged', userIds })
}

export async function notifyOfSolution(
  deps: NoticeDeps,
  tx: Db,
  { thread, number, author }: Pick<NewPostEvent, 'thread' | 'number' | 'author'>,
): Promise<void> {
  const userId = await authorOfNumber(tx, thread.id, number)
  const isUnseen = thread.hidden_at !== null && userId !== thread.user_id
  if (userId === null || userId === author.userId || isUnseen) return
  const watches = await listWatches(tx, thread.id)
  if (watches.some((watch) => watch.userId === userId && watch.level === 'muted')) return
  await notify(deps, tx, { thread, number, author, reasons: new Map([[userId, 'solved']]) })
}

interface NotifyInput extends Pick<NewPostEvent, 'thread' | 'number' | 'author'> {
  reasons: Map<number, NoticeKind>
}

async function notify(deps: NoticeDeps, tx: Db, { thread, number, author, reasons }: NotifyInput) {
  const rows = [...reasons].map(([user_id, kind]) => ({
    ...{ user_id, kind, number },
    thread_id: thread.id,
    actor_id: author.userId,
    created_at: deps.clock.now(),
  }))
  const userIds = await insertNotices(tx, rows)
  if (userIds.length > 0) await publish(deps, tx, { name: 'NoticesChanged', userIds })
}

/** Resolves each @ to the member with the longest matching name. */
async function mentioned(tx: Db, text: string): Promise<number[]> {
  const mentions = mentionsIn(text)
  const members = await findMembers(tx, [...new Set(mentions.flat())])
  return mentions.flatMap((names) => {
    const name = names.find((one) => members.has(one))
    return name === undefined ? [] : [members.get(name) ?? 0]
  })
}

export async function readNotices({ db }: Pick<Deps, 'db'>, reader: Author, before: number | null) {
  const rows = await listNotices(db, reader, before)
  const shown = rows.slice(0, NOTICES_PAGE)
  return {
    notices: shown.map(({ notice, thread, actor }) => ({
      ...{ id: notice.id, kind: notice.kind, number: notice.number, thread },
      actor: authorAnswer(actor),
      created_at: notice.created_at.toISOString(),
      is_read: notice.read_at !== null,
    })),
    next: rows.length > NOTICES_PAGE ? (shown.at(-1)?.notice.id ?? null) : null,
  }
}

export async function readUnread({ db }: Pick<Deps, 'db'>, reader: Author) {
  return { unread: await countUnread(db, reader) }
}

/** Marks notifications as read, and makes the member's other tabs refetch the count. */
export async function readUpTo(deps: NoticeDeps, reader: Author, upTo: number) {
  const { userId } = reader
  return deps.db.transaction(async (tx) => {
    await markRead(tx, { userId, upTo, at: deps.clock.now() })
    await publish(deps, tx, { name: 'NoticesChanged', userIds: [userId] })
    return readUnread({ db: tx }, reader)
  })
}

/** @throws DomainError forum_thread_not_found, also for another member's hidden thread */
export async function watchThread(
  { db }: Pick<Deps, 'db'>,
  reader: Author,
  { id, level }: { id: number; level: WatchLevel },
) {
  if (!(await findThread(db, id, reader))) throw missingThread(id)
  await setWatch(db, { threadId: id, userId: reader.userId, level })
  return { level }
}
