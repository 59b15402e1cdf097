import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { RIDER_HEIGHT } from '@/domain/shop/reviews/reviews'
import { bigId, isOneOf, writtenAt } from '../columns'
import { orderBikes } from '../orders/garage'
import { users } from '../accounts/users'

/** `hidden`: an administrator hid it; only its author still sees it. */
export const REVIEW_STATUSES = ['published', 'hidden'] as const

/** Reviews of delivered bikes, checked by a trigger. Deleted on withdrawal or with the account. */
export const reviews = pgTable(
  'reviews',
  {
    id: bigId(),
    order_bike_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderBikes.id),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bike_slug: text().notNull(),
    /** Size of the bike as delivered. */
    size: text().notNull(),
    /** Height in cm. */
    rider_height: integer().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    status: text({ enum: REVIEW_STATUSES }).notNull().default('published'),
    /** Reason for hiding, shown to the author; empty while it is published. */
    hidden_reason: text().notNull().default(''),
    answer: text().notNull().default(''),
    /** Consent to show bike, size and height with the review. */
    consent: boolean().notNull(),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    unique('reviews_once').on(table.order_bike_id),
    index('reviews_user').on(table.user_id),
    index('reviews_latest').on(table.bike_slug, table.created_at, table.id),
    index('reviews_hidden')
      .on(table.id)
      .where(sql`${table.status} = 'hidden'`),
    check('reviews_status', isOneOf(table.status, REVIEW_STATUSES)),
    check(
      'reviews_hidden_reason',
      sql`(${table.status} = 'hidden') = (${table.hidden_reason} <> '')`,
    ),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_height',
      sql`${table.rider_height} between ${sql.raw(`${RIDER_HEIGHT.min} and ${RIDER_HEIGHT.max}`)}`,
    ),
    check('reviews_words', sql`${table.title} <> '' and ${table.text} <> ''`),
  ],
)
