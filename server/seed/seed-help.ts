import type { Db } from '@/server/kernel/db/client'
import { searchSynonyms } from '@/server/kernel/db/schema/catalog/searches'
import { helpCategories, helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { seedHelpCategories, seedHelpSynonyms, seedHelpTopics } from './data/help'

const OPENED = new Date('2026-09-01T13:00:00Z')

/** Seeds the help center; existing content at the same URL isn't changed. */
export async function seedHelp(db: Db): Promise<void> {
  const categories = seedHelpCategories.map((category, position) => ({ ...category, position }))
  await db.insert(helpCategories).values(categories).onConflictDoNothing()
  const topics = seedHelpTopics().map((topic) => ({
    ...topic,
    publish_at: OPENED,
    updated_at: OPENED,
  }))
  await db.insert(helpTopics).values(topics).onConflictDoNothing()
  await db.insert(searchSynonyms).values(seedHelpSynonyms.map((words) => ({ words })))
}
