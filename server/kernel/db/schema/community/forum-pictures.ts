import { bigint, index, pgTable } from 'drizzle-orm/pg-core'
import { files } from '../system/files'
import { forumPosts } from './forum'

/** The post that shows an uploaded picture. The file is deleted together with the post's text. */
export const forumPictures = pgTable(
  'forum_pictures',
  {
    file_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    post_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('forum_pictures_post').on(table.post_id)],
)
