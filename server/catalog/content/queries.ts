import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'

import type { ContentKind, ContentStatus, TextKind } from '@/domain/shop/content/content'
import { authorKey } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import {
  contentPages,
  contentVersions,
  legalVersions,
} from '@/server/kernel/db/schema/catalog/content'
import { helpCategories } from '@/server/kernel/db/schema/community/help-center'
import { users } from '@/server/kernel/db/schema/accounts/users'

export interface Address {
  kind: TextKind
  slug: string
}

const isAt = ({ kind, slug }: Address) =>
  and(eq(contentPages.kind, kind), eq(contentPages.slug, slug))

const PUBLIC_COLUMNS = {
  kind: contentPages.kind,
  slug: contentPages.slug,
  position: contentPages.position,
  id: contentVersions.id,
  title: contentVersions.title,
  description: contentVersions.description,
  source: contentVersions.source,
  updated_at: contentVersions.publish_at,
  first_at: sql<string>`(select min(v.publish_at) from ${contentVersions} as v where v.page_id = ${contentPages}.id)`,
}

function publicAt(db: Db, now: Date, which: SQL | undefined) {
  return db
    .selectDistinctOn([contentVersions.page_id], PUBLIC_COLUMNS)
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.page_id))
    .where(
      and(
        lte(contentVersions.publish_at, now),
        or(isNull(contentPages.archived_at), gt(contentPages.archived_at, now)),
        which,
      ),
    )
    .orderBy(
      contentVersions.page_id,
      desc(contentVersions.publish_at),
      desc(contentVersions.number),
    )
}

export type PublicRow = Awaited<ReturnType<typeof publicAt>>[number]

/** Lists public texts, by default without help topics, which have their own pages, search and list. */
export function listPublic(db: Db, now: Date, kind?: ContentKind): Promise<PublicRow[]> {
  return publicAt(db, now, kind ? eq(contentPages.kind, kind) : ne(contentPages.kind, 'help'))
}

export async function findPublic(
  db: Db,
  now: Date,
  address: Address,
): Promise<PublicRow | undefined> {
  return (await publicAt(db, now, isAt(address)))[0]
}

export function listPublicPages(db: Db, now: Date, slugs: readonly string[]) {
  return publicAt(db, now, and(eq(contentPages.kind, 'page'), inArray(contentPages.slug, slugs)))
}

const LEGAL_COLUMNS = {
  id: legalVersions.id,
  slug: contentPages.slug,
  number: legalVersions.number,
  title: legalVersions.title,
  description: legalVersions.description,
  body: legalVersions.body,
  in_force_at: legalVersions.in_force_at,
}

export function latestLegalVersions(db: Db) {
  return db
    .selectDistinctOn([legalVersions.page_id], LEGAL_COLUMNS)
    .from(legalVersions)
    .innerJoin(contentPages, eq(contentPages.id, legalVersions.page_id))
    .orderBy(legalVersions.page_id, desc(legalVersions.number))
}

export type LegalVersion = Awaited<ReturnType<typeof latestLegalVersions>>[number]

/** Lists all versions of a legal document, newest first. */
export function listLegalVersions(db: Db, slug: string): Promise<LegalVersion[]> {
  return db
    .select(LEGAL_COLUMNS)
    .from(legalVersions)
    .innerJoin(contentPages, eq(contentPages.id, legalVersions.page_id))
    .where(and(eq(contentPages.kind, 'page'), eq(contentPages.slug, slug)))
    .orderBy(desc(legalVersions.number))
}

export async function insertLegalVersion(
  tx: Db,
  row: typeof legalVersions.$inferInsert,
): Promise<number> {
  const [added] = await tx.insert(legalVersions).values(row).returning({ id: legalVersions.id })
  if (!added) throw new Error('The version was not inserted.')
  return added.id
}

export async function findVersionById(db: Db, id: number) {
  const [row] = await db
    .select({ kind: contentPages.kind, slug: contentPages.slug, version: contentVersions })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.page_id))
    .where(eq(contentVersions.id, id))
  return row
}

/** Computes the status in the database, so that scheduled texts change by themselves. */
const statusAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const some = (when: SQL) =>
    sql`exists (select 1 from ${contentVersions} as v where v.page_id = ${contentPages}.id and ${when})`
  return sql<'draft' | 'scheduled' | 'published' | 'archived'>`case
    when ${contentPages.archived_at} <= ${at} then 'archived'
    when ${some(sql`v.publish_at <= ${at}`)} then 'published'
    when ${some(sql`v.publish_at > ${at}`)} then 'scheduled'
    else 'draft' end`
}

const AUTHOR = sql<string | null>`coalesce(${authorKey(contentVersions.id)}, ${users.name})`

const stateColumns = (now: Date) => ({
  id: contentPages.id,
  kind: contentPages.kind,
  slug: contentPages.slug,
  owner: contentPages.owner,
  review_by: contentPages.review_by,
  latest: contentPages.latest,
  status: statusAt(now),
  title: contentVersions.title,
  description: contentVersions.description,
  source: contentVersions.source,
  category: contentVersions.category,
  keywords: contentVersions.keywords,
  saved_at: contentVersions.saved_at,
  author: AUTHOR,
})

const isNewest = and(
  eq(contentVersions.page_id, contentPages.id),
  eq(contentVersions.number, contentPages.latest),
)

function states(db: Db, now: Date, which?: SQL) {
  return db
    .select(stateColumns(now))
    .from(contentPages)
    .innerJoin(contentVersions, isNewest)
    .leftJoin(users, eq(users.id, contentVersions.author_id))
    .where(which)
    .orderBy(asc(contentPages.kind), asc(contentPages.position), asc(contentPages.slug))
}

export function countStates(db: Db, now: Date) {
  return db
    .select({ status: statusAt(now), count: sql<number>`count(*)::int` })
    .from(contentPages)
    .innerJoin(contentVersions, isNewest)
    .groupBy(sql`1`)
}

export interface ContentStateQuery {
  kind?: TextKind | undefined
  status?: ContentStatus | undefined
  /** Substring of the newest version or of its address. */
  q?: string | undefined
}

export function listStates(db: Db, now: Date, { kind, status, q }: ContentStateQuery) {
  const { title, description, source } = contentVersions
  const words = sql`lower(concat_ws(' ', ${contentPages.slug}, ${title}, ${description}, ${source}))`
  return states(
    db,
    now,
    and(
      kind && eq(contentPages.kind, kind),
      status && sql`${statusAt(now)} = ${status}`,
      q ? sql`strpos(${words}, lower(${q})) > 0` : undefined,
    ),
  )
}

export async function findState(db: Db, now: Date, address: Address) {
  return (await states(db, now, isAt(address)))[0]
}

export function listVersions(db: Db, pageId: number) {
  return db
    .select({ version: contentVersions, author: AUTHOR })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.author_id))
    .where(eq(contentVersions.page_id, pageId))
    .orderBy(desc(contentVersions.number))
}

/** Locks a text, so that its versions are numbered sequentially. */
export async function lockPage(tx: Db, address: Address) {
  const [row] = await tx.select().from(contentPages).where(isAt(address)).for('update')
  return row
}

/** @returns undefined if the address is already taken */
export async function insertPage(tx: Db, row: typeof contentPages.$inferInsert) {
  const [page] = await tx.insert(contentPages).values(row).onConflictDoNothing().returning()
  return page
}

export async function updatePage(
  tx: Db,
  id: number,
  changes: Partial<typeof contentPages.$inferInsert>,
): Promise<void> {
  await tx.update(contentPages).set(changes).where(eq(contentPages.id, id))
}

export async function insertVersion(
  tx: Db,
  row: typeof contentVersions.$inferInsert,
): Promise<void> {
  await tx.insert(contentVersions).values(row)
}

export async function setPublishAt(
  tx: Db,
  { pageId, number, at }: { pageId: number; number: number; at: Date | null },
): Promise<boolean> {
  const rows = await tx
    .update(contentVersions)
    .set({ publish_at: at })
    .where(and(eq(contentVersions.page_id, pageId), eq(contentVersions.number, number)))
    .returning({ id: contentVersions.id })
  return rows.length > 0
}

export function listHelpCategories(db: Db) {
  const { slug, title, position } = helpCategories
  return db.select({ slug, title }).from(helpCategories).orderBy(asc(position))
}
