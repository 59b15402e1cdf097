import { and, eq, inArray, sql } from 'drizzle-orm'

import type { ReadMark } from '@/domain/community/forum/forum-reading'
import type { Db } from '@/server/kernel/db/client'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumReads } from '@/server/kernel/db/schema/community/forum-reads'

import { visibleTo } from './thread-queries'
import type { Author } from './viewer'

export async function listMarks(db: Db, reader: Author, threads: number[]): Promise<ReadMark[]> {
  return db
    .select({ thread: forumReads.thread_id, number: forumReads.number })
    .from(forumReads)
    .innerJoin(forumThreads, eq(forumThreads.id, forumReads.thread_id))
    .where(
      and(
        eq(forumReads.user_id, reader.userId),
        inArray(forumReads.thread_id, threads),
        visibleTo(reader),
      ),
    )
}

/** Raises read marks, at most to the last post of each thread. @param marks one per thread */
export async function raiseMarks(db: Db, reader: Author, marks: ReadMark[]): Promise<void> {
  const rows = marks.map(({ thread, number }) => sql`(${thread}::bigint, ${number}::integer)`)
  await db.execute(sql`
    insert into ${forumReads} (user_id, thread_id, number)
    select ${reader.userId}::bigint, ${forumThreads.id}, least(seen.number, ${forumThreads.posts})
    from (values ${sql.join(rows, sql`, `)}) as seen (thread, number)
    join ${forumThreads} on ${forumThreads.id} = seen.thread
    where ${forumThreads.posts} >= 1 and ${visibleTo(reader)}
    order by ${forumThreads.id}
    on conflict (user_id, thread_id) do update set number = excluded.number
    where ${forumReads.number} < excluded.number`)
}

export async function raiseAll(db: Db, reader: Author, categoryId: number): Promise<void> {
  await db
    .update(forumReads)
    .set({ number: sql`${forumThreads.posts}` })
    .from(forumThreads)
    .where(
      and(
        eq(forumReads.user_id, reader.userId),
        eq(forumThreads.id, forumReads.thread_id),
        eq(forumThreads.category_id, categoryId),
        visibleTo(reader),
        sql`${forumReads.number} < ${forumThreads.posts}`,
      ),
    )
}
