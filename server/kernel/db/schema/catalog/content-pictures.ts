import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { contentPages } from './content'
import { files } from '../system/files'
import { newsletterIssues } from '../community/issues'

/** Text an uploaded picture was first saved with. Old versions show the picture, so it stays. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    file_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    page_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('content_pictures_page').on(table.page_id)],
)

/** Newsletter issue an uploaded picture was first saved with. Emails show the picture, so it stays. */
export const issuePictures = pgTable(
  'issue_pictures',
  {
    file_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    issue_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
  },
  (table) => [index('issue_pictures_issue').on(table.issue_id)],
)
