import { sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'

/** Adds version history to help topics. Unedited topics keep one version with their current text. */
export async function adoptTopics(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into content_pages (kind, slug, position, owner, latest)
    select 'help', t.slug, c.position * 1000 + t.position, 'Support', 1
    from help_topics t join help_categories c on c.slug = t.category
    on conflict do nothing`)
  await tx.execute(sql`
    insert into content_versions
      (page_id, number, title, description, source, category, keywords, publish_at, saved_at)
    select p.id, 1, t.title, t.description, t.source, t.category, t.keywords, t.publish_at, t.updated_at
    from help_topics t join content_pages p on p.kind = 'help' and p.slug = t.slug
    where not exists (select from content_versions v where v.page_id = p.id)`)
  await tx.execute(sql`
    update content_versions v
    set title = t.title, description = t.description, source = t.source, keywords = t.keywords,
      saved_at = t.updated_at
    from content_pages p join help_topics t on t.slug = p.slug
    where p.kind = 'help' and p.latest = 1 and v.page_id = p.id and v.author_id is null
      and (v.title, v.description, v.source, v.keywords)
        is distinct from (t.title, t.description, t.source, t.keywords)`)
}
