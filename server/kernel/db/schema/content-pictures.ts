import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { contentPages } from './content'
import { files } from './files'

/** Which text an uploaded picture was first saved with. It stays as long as the text, because earlier versions show it. */
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
