import { eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumPictures } from '@/server/kernel/db/schema/community/forum-pictures'

const file = {
  id: files.id,
  public_id: files.public_id,
  width: files.width,
  height: files.height,
}

export async function listPictures(tx: Db, postId: number) {
  return tx
    .select(file)
    .from(forumPictures)
    .innerJoin(files, eq(files.id, forumPictures.file_id))
    .where(eq(forumPictures.post_id, postId))
}

export async function findFiles(tx: Db, ids: readonly number[]) {
  return tx
    .select(file)
    .from(files)
    .where(inArray(files.id, [...ids]))
}

export async function insertPictures(
  tx: Db,
  postId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  await tx.insert(forumPictures).values(fileIds.map((file_id) => ({ file_id, post_id: postId })))
}

export async function deleteFiles(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(files).where(inArray(files.id, [...ids]))
}

export async function deletePicturesOf(tx: Db, posts: readonly number[]): Promise<void> {
  const shown = tx
    .select({ id: forumPictures.file_id })
    .from(forumPictures)
    .where(inArray(forumPictures.post_id, [...posts]))
  await tx.delete(files).where(inArray(files.id, shown))
}

/** @returns whether a full batch was deleted, so that there may be more */
export async function deletePicturesOfThread(tx: Db, thread: number, batch: number) {
  const { rowCount } = await tx.execute(sql`delete from ${files} where id = any(array(
    select f.file_id from ${forumPictures} f join ${forumPosts} p on p.id = f.post_id
    where p.thread_id = ${thread} limit ${batch}))`)
  return rowCount === batch
}

/** Finds a picture with its post; `post` and `thread` are null while the picture is unused. */
export async function findPicture(db: Db, publicId: string) {
  const [row] = await db
    .select({
      type: files.type,
      content: files.content,
      width: files.width,
      used_at: files.used_at,
      post: {
        id: forumPosts.id,
        deleted_at: forumPosts.deleted_at,
        hidden_at: forumPosts.hidden_at,
      },
      thread: {
        id: forumThreads.id,
        deleted_at: forumThreads.deleted_at,
        hidden_at: forumThreads.hidden_at,
      },
    })
    .from(files)
    .leftJoin(forumPictures, eq(forumPictures.file_id, files.id))
    .leftJoin(forumPosts, eq(forumPosts.id, forumPictures.post_id))
    .leftJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(eq(files.public_id, publicId))
  return row
}
