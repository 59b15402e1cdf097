import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import {
  buildPictureFiles,
  buildPictures,
  PICTURE_USES,
} from '@/server/kernel/db/schema/catalog/build-pictures'
import type { BuildRenderer, PictureFile } from '@/server/kernel/ports/build-renderer'

export type PictureRow = typeof buildPictures.$inferSelect
export type PictureUse = (typeof PICTURE_USES)[number]

/** Number of attempts after which a look has no picture. */
export const MOST_ATTEMPTS = 5

const byUse = (use: unknown) =>
  sql`array_position(${sql.raw(`array['${PICTURE_USES.join("','")}']`)}, ${use})`

export const isDue = ({ version, since }: BuildRenderer, now: Date) =>
  and(
    or(
      isNull(buildPictures.made_at),
      and(ne(buildPictures.renderer, version), lt(buildPictures.made_at, since)),
    ),
    lte(buildPictures.next_attempt_at, now),
    lt(buildPictures.attempts, MOST_ATTEMPTS),
  )

type NewPicture = Pick<PictureRow, 'look' | 'bike_slug' | 'build' | 'use'>

/** Inserts a look, or moves it up if it is now needed for something more urgent. @returns its id if it needs a job */
export async function upsertPicture(
  tx: Db,
  picture: NewPicture,
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(buildPictures)
    .values({ ...picture, next_attempt_at: now, last_used_at: now, created_at: now })
    .onConflictDoUpdate({
      target: buildPictures.look,
      set: {
        use: sql`case when ${byUse(sql`excluded.use`)} < ${byUse(buildPictures.use)}
          then excluded.use else ${buildPictures.use} end`,
        last_used_at: now,
      },
    })
    .returning({ id: buildPictures.id, made_at: buildPictures.made_at })
  return row && row.made_at === null ? row.id : null
}

export async function findPicture(db: Db, look: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(buildPictures).where(eq(buildPictures.look, look))
  return row
}

interface ClaimTerms {
  renderer: BuildRenderer
  now: Date
  until: Date
}

/** Leases the most urgent picture, unless any process is rendering one. */
export async function claimPicture(
  db: Db,
  { renderer, now, until }: ClaimTerms,
): Promise<PictureRow | 'busy' | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('build pictures', 0))`)
    const busy = await tx.$count(buildPictures, gt(buildPictures.leased_until, now))
    if (busy > 0) return 'busy'
    const [row] = await tx
      .select()
      .from(buildPictures)
      .where(isDue(renderer, now))
      .orderBy(byUse(buildPictures.use), buildPictures.created_at)
      .limit(1)
      .for('update')
    if (!row) return null
    const attempts = row.attempts + 1
    await updatePicture(tx, row.id, { attempts, next_attempt_at: until, leased_until: until })
    return { ...row, attempts }
  })
}

export async function updatePicture(
  db: Db,
  id: number,
  change: Partial<typeof buildPictures.$inferInsert>,
): Promise<void> {
  await db.update(buildPictures).set(change).where(eq(buildPictures.id, id))
}

export async function deletePicture(db: Db, id: number): Promise<void> {
  await db.delete(buildPictures).where(eq(buildPictures.id, id))
}

export async function replaceFiles(
  tx: Db,
  picture_id: number,
  files: readonly { name: PictureFile; content: Buffer }[],
): Promise<void> {
  await tx.delete(buildPictureFiles).where(eq(buildPictureFiles.picture_id, picture_id))
  await tx
    .insert(buildPictureFiles)
    .values(files.map(({ name, content }) => ({ picture_id, ...name, content })))
}

/** Deletes the least recently used pictures that no paid order has, until the rest fits. */
export async function evictPictures(db: Db, mostBytes: number): Promise<void> {
  await db.execute(sql`
    delete from ${buildPictures} where id in (
      select id from (
        select id, is_retained, byte_count,
          sum(byte_count) over (order by is_retained desc, last_used_at desc, id desc) as total
        from ${buildPictures}
      ) as sized
      where total > ${mostBytes} and not is_retained and byte_count > 0
    )`)
}

export interface FileQuery extends Omit<PictureFile, 'format'> {
  formats: readonly PictureFile['format'][]
}

/** Finds the next larger file, from the side if there is no picture of the view. */
export async function findFile(
  db: Db,
  pictureId: number,
  { stage, view, width, formats }: FileQuery,
) {
  const files = buildPictureFiles
  const [row] = await db
    .select({ format: files.format, content: files.content })
    .from(files)
    .where(
      and(
        eq(files.picture_id, pictureId),
        eq(files.stage, stage),
        or(...formats.map((format) => eq(files.format, format))),
      ),
    )
    .orderBy(
      sql`${files.view} <> ${view}`,
      sql`${files.view} <> 'side'`,
      sql`${files.format} <> ${formats[0]}`,
      sql`${files.width} < ${width}`,
      sql`abs(${files.width} - ${width})`,
    )
    .limit(1)
  return row
}
