import { sql } from 'drizzle-orm'

import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import { REGION_SETTING, regionOf } from '@/domain/office/settings/region'
import type { ShopRegion } from '@/utils/default-region'
import type { OpeningState } from '@/utils/shop-preview'

import type { Db } from '../db/client'
import { SHOP_SETTING, sellerFromEnvironment, sellerOf } from '../ports/seller'

interface PageMove {
  id: number
  /** 'all', or for example 'product:12' for the pages of one product. */
  pages: string
}

interface PageMoves {
  moves: PageMove[]
  /** Database time, for the next poll. */
  at: string
  /** Whether a text has reached its publication time. */
  hasText: boolean
  opening: OpeningState
  region: ShopRegion
}

/** Overlap of polls in s, because ids and times are assigned before the commit. */
const LATE_S = 60
/** Maximum age, in hours, of a cached page that an invalidation can apply to. */
const KEPT_H = 24

/** Reads invalidations and published texts since the last poll (database time), or all for null. */
export async function readPageMoves(
  db: Db,
  { since, from, to }: { since: string | null; from: Date; to: Date },
): Promise<PageMoves> {
  const { rows } = await db.execute<{
    at: string
    has_text: boolean
    opening: unknown
    region: unknown
    shop: unknown
    id: string | null
    pages: string | null
  }>(sql`
    select now()::text as at, moved.id, moved.pages,
      exists (select 1 from content_versions
        where publish_at > ${from.toISOString()}::timestamptz
          and publish_at <= ${to.toISOString()}::timestamptz) as has_text,
      (select value from settings where key = ${OPENING_SETTING}) as opening,
      (select value from settings where key = ${REGION_SETTING}) as region,
      (select value from settings where key = ${SHOP_SETTING}) as shop
    from (select 1) one left join lateral (
      select id, pages from page_moves
      where at > coalesce(${since}::timestamptz - ${LATE_S} * interval '1 second',
        now() - ${KEPT_H} * interval '1 hour')
    ) moved on true`)
  const [first] = rows
  if (!first) throw new Error('The database told no moves of pages.')
  const moves = rows.flatMap(({ id, pages }) =>
    id === null || pages === null ? [] : [{ id: Number(id), pages }],
  )
  return {
    ...{ moves, at: first.at, hasText: first.has_text },
    opening: openingOf(first.opening),
    region: regionOf(first.region, sellerOf(sellerFromEnvironment(), first.shop).address),
  }
}

/**
 * Returns a text that changes with every invalidation, also one whose transaction ended later than it began, and only
 * then: the purge spares what it is made of.
 */
export async function readMoveState(db: Db): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws('-', current_database(), max(id), count(*)) as state from page_moves where at >= ${LATEST}`)
  return rows[0]?.state ?? ''
}

/** Longer than any transaction that writes invalidations. */
const LATEST = sql`(select max(at) from page_moves) - interval '1 hour'`

export async function purgePageMoves(db: Db): Promise<void> {
  await db.execute(sql`
    delete from page_moves where at < least(now() - ${KEPT_H} * interval '1 hour', ${LATEST})`)
}
