import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { PictureCrop } from '../../../../domain/product-pictures'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { bytes, files } from './files'
import { products } from './products'

export const PICTURE_FORMATS = ['webp', 'avif'] as const

/**
 * Parts of uploads that products were saved with. A row stays as long as its product: earlier states of the product,
 * orders and carts show it.
 */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: bigId(),
    /** 128 random bits; stands in its address. */
    public_id: text().notNull().unique(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    file_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    crop: jsonb().$type<PictureCrop>(),
    /** Of the part that is shown, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** When its smaller files were made; null until then. */
    made_at: moment(),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    created_at: writtenAt(),
  },
  (table) => [
    index('product_pictures_product').on(table.product_id),
    index('product_pictures_file').on(table.file_id),
    index('product_pictures_open')
      .on(table.next_attempt_at)
      .where(sql`${table.made_at} is null`),
    check('product_pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)

/** A picture in the widths and formats that pages show. */
export const productPictureFiles = pgTable(
  'product_picture_files',
  {
    picture_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => productPictures.id, { onDelete: 'cascade' }),
    format: text({ enum: PICTURE_FORMATS }).notNull(),
    width: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.picture_id, table.format, table.width] }),
    check('product_picture_files_format', isOneOf(table.format, PICTURE_FORMATS)),
  ],
)
