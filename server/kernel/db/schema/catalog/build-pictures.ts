import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import { VIEWS } from '@/domain/shop/bike3d/views'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { bytes } from '../system/files'

/** What a picture is for; earlier ones are rendered first. */
export const PICTURE_USES = ['order', 'cart', 'saved', 'standard'] as const

const STAGES = ['dark', 'paper'] as const

/** Pictures of builds without a still, one row for each look. */
export const buildPictures = pgTable(
  'build_pictures',
  {
    id: bigId(),
    /** `stillKey` of domain/shop/bike3d. */
    look: text().notNull().unique(),
    bike_slug: text().notNull(),
    build: jsonb().$type<Build>().notNull(),
    use: text({ enum: PICTURE_USES }).notNull(),
    /** Whether a paid order has the look; its picture is never evicted. */
    is_retained: boolean().notNull().default(false),
    made_at: moment(),
    /** Hash of the program that rendered it. */
    renderer: text(),
    /** Size of its files. */
    byte_count: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    /** Set while a process renders it. */
    leased_until: moment(),
    last_used_at: writtenAt(),
    created_at: writtenAt(),
  },
  (table) => [
    index('build_pictures_open')
      .on(table.next_attempt_at)
      .where(sql`${table.made_at} is null`),
    index('build_pictures_leased')
      .on(table.leased_until)
      .where(sql`${table.leased_until} is not null`),
    index('build_pictures_use').on(table.last_used_at),
    check('build_pictures_use', isOneOf(table.use, PICTURE_USES)),
    check('build_pictures_made', sql`(${table.made_at} is null) = (${table.renderer} is null)`),
  ],
)

export const buildPictureFiles = pgTable(
  'build_picture_files',
  {
    picture_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => buildPictures.id, { onDelete: 'cascade' }),
    stage: text({ enum: STAGES }).notNull(),
    view: text({ enum: VIEWS }).notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    width: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.picture_id, table.stage, table.view, table.format, table.width],
    }),
    check('build_picture_files_stage', isOneOf(table.stage, STAGES)),
    check('build_picture_files_format', isOneOf(table.format, ['avif', 'webp'])),
  ],
)
