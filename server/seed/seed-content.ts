import { eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { contentPages, contentVersions } from '@/server/kernel/db/schema/catalog/content'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { seedTexts } from './data/content'

/** Setting that stores the version of the seeded content. */
const MARK = 'seeded_content'
const VERSION = 1

/** Inserts missing texts; texts saved by editors aren't changed. */
export async function seedContent(db: Db): Promise<void> {
  const [mark] = await db.select().from(settings).where(eq(settings.key, MARK))
  if (Number(mark?.value ?? 0) >= VERSION) return
  for (const [position, text] of seedTexts().entries()) {
    const { kind, slug, owner, review_by, publish_at, ...version } = text
    const [page] = await db
      .insert(contentPages)
      .values({ kind, slug, owner, review_by, position, latest: 1 })
      .onConflictDoNothing()
      .returning({ id: contentPages.id })
    if (!page) continue
    await db
      .insert(contentVersions)
      .values({ ...version, page_id: page.id, number: 1, publish_at: new Date(publish_at) })
  }
  await db
    .insert(settings)
    .values({ key: MARK, value: VERSION })
    .onConflictDoUpdate({ target: settings.key, set: { value: VERSION } })
}
