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
import type { PictureCrop } from '@/domain/office/goods/product-pictures'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { bytes, files } from '../system/files'
import { products } from './products'

export const PICTURE_FORMATS = ['webp', 'avif'] as const

/** Crops of uploads, kept as long as the product, because old states, orders and carts show them. */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: bigId(),
    /** 128 random bits; used in its URL. */
    public_id: text().notNull().unique(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    file_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    crop: jsonb().$type<PictureCrop>(),
    /** Size of the cropped area in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** When the resized files were created; null until then. */
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
