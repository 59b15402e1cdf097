import { and, eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { contentPages, contentVersions } from '@/server/kernel/db/schema/catalog/content'
import { seedTexts as seedPages } from './data/content'
import { rowName, textHash } from './text-hash'
import type { TableTexts } from './texts'

const NOTE = 'New wording of the shop’s own text'

/** Lists pages, manuals and news, which have versions. */
export function pageTexts(): TableTexts {
  const texts = ['title', 'description', 'source']
  const rows = seedPages().map((page) => ({ ...page }))
  return { table: contentPages, name: 'content_pages', keys: ['kind', 'slug'], texts, rows }
}

/**
 * Adds a version to unedited texts; earlier versions stay as a public record.
 * @returns the hashes of all texts whose newest version now matches this seed
 */
export async function updatePages(
  tx: Db,
  pages: TableTexts,
  recorded: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const newest = new Map<string, Awaited<ReturnType<typeof readNewest>>[number]>()
  for (const row of await readNewest(tx)) newest.set(rowName(pages, row.page), row)
  const current = new Map<string, string>()
  for (const text of seedPages()) {
    const name = rowName(pages, { ...text })
    const known = newest.get(name)
    if (!known) continue
    const before = textHash(pages.texts, known.version)
    const after = textHash(pages.texts, { ...text })
    if (before !== after && before !== recorded.get(name)) continue
    if (before !== after) await addVersion(tx, known, text)
    current.set(name, after)
  }
  return current
}

function readNewest(tx: Db) {
  return tx
    .select({ page: contentPages, version: contentVersions })
    .from(contentPages)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.page_id, contentPages.id),
        eq(contentVersions.number, contentPages.latest),
      ),
    )
}

async function addVersion(
  tx: Db,
  { page, version }: Awaited<ReturnType<typeof readNewest>>[number],
  { title, description, source }: ReturnType<typeof seedPages>[number],
): Promise<void> {
  const number = page.latest + 1
  const now = new Date()
  // Drafts and scheduled texts keep their publication time.
  const { publish_at: hour } = version
  const publish_at = hour && hour < now ? now : hour
  const words = { title, description, source, note: NOTE }
  await tx.insert(contentVersions).values({ ...words, page_id: page.id, number, publish_at })
  await tx.update(contentPages).set({ latest: number }).where(eq(contentPages.id, page.id))
}
