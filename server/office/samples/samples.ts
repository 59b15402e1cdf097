import { sql, type SQL } from 'drizzle-orm'

import { PROMO_BASIS_POINTS, PROMO_CODE } from '@/domain/kit/constants'
import {
  type SampleCounts,
  SAMPLE_BIKES,
  SAMPLE_CAMPAIGNS,
  SAMPLE_DOMAINS,
  SAMPLE_EMAIL_END,
  SAMPLE_NEWS,
} from '@/domain/kit/sample'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { removeRows } from '@/server/kernel/db/remove-rows'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'
import { countryCode } from '@/utils/country-code'

import { endBike } from '../bikes/end-bike'
import { lockBikeEnds } from '../bikes/queries'

const [RIDERS, GUESTS] = SAMPLE_DOMAINS

/** Sample riders can't log in: an account with a password belongs to a real user. */
const IS_RIDER = sql`email like ${`%@${RIDERS}`} and password_hash is null`
const RIDER_IDS = sql`select id from users where ${IS_RIDER}`
/** Orders with real payments or numbered documents aren't deleted. */
const IS_ORDER = sql`user_id in (${RIDER_IDS})
  and not exists (select 1 from payments p where p.order_id = orders.id and p.provider <> 'sandbox')
  and not exists (select 1 from documents d where d.order_id = orders.id)`
const IS_KEPT = sql`user_id in (${RIDER_IDS}) and not (${IS_ORDER})`
const IS_TICKET = sql`user_id in (${RIDER_IDS}) or (user_id is null and email like ${`%@${GUESTS}`})`
/** Threads with posts by other users aren't deleted. */
const IS_THREAD = sql`user_id in (${RIDER_IDS}) and not exists (select 1 from forum_posts p
  where p.thread_id = forum_threads.id and (p.user_id is null or p.user_id not in (${RIDER_IDS})))`
const IS_REMOVED = sql`${IS_RIDER} and not exists (select 1 from orders where user_id = users.id)`

const IS_DEALER = sql`is_active and email like ${`%${SAMPLE_EMAIL_END}`}`
/** Dealers whom rides and orders name aren't deleted, only no longer listed. */
const IS_UNUSED_DEALER = sql`${IS_DEALER}
  and not exists (select 1 from test_rides r join test_ride_bikes b on b.id = r.test_ride_bike_id where b.dealer_id = dealers.id)
  and not exists (select 1 from orders o where (o.assembly ->> 'dealer_id')::int = dealers.id)`
const IS_NEWS = sql`kind = 'news' and latest = 1 and slug = any(${sql.param([...SAMPLE_NEWS])})
  and not exists (select 1 from content_versions v where v.page_id = content_pages.id and v.author_id is not null)`
const IS_CAMPAIGN = isOneOf(SAMPLE_CAMPAIGNS, sql`id`)
const IS_SAMPLE_BIKE = isOneOf(SAMPLE_BIKES, sql`slug`)
const IS_SOLD_BIKE = sql`not is_draft and ended_at is null`
/** Sample bikes are sold until the company sells one of its own, because a shop without bikes has nothing to show. */
const HAS_OWN_BIKE = sql`exists (select 1 from bikes where ${IS_SOLD_BIKE} and not (${IS_SAMPLE_BIKE}))`
const IS_CODE = sql`is_active and code = ${PROMO_CODE} and basis_points = ${PROMO_BASIS_POINTS}
  and not exists (select 1 from campaigns c where c.code = promotions.code and not (${IS_CAMPAIGN}))`
/** Codes that orders or drafts name aren't deleted, only no longer taken. */
const IS_UNUSED_CODE = sql`${IS_CODE} and not exists (select 1 from promotion_uses u where u.code = promotions.code)
  and not exists (select 1 from draft_orders d where d.promo_code = promotions.code)`

/** Registrations that staff never changed, and without a tax number of the company's own. */
const IS_REGISTRATION = sql`id ~ '^[a-z]{2}(-[a-z]+)?$' and number = '' and ends_on is null
  and not exists (select 1 from audit_entries e
    where e.entity_kind = 'tax-registrations' and e.entity_id = tax_registrations.id)`

/** @returns the code of the country in which the company is, null until staff have entered its address */
async function readHomeCountry(db: Db, seller: Seller): Promise<string | null> {
  const { settings } = await readCatalog(db)
  if (!(SHOP_SETTING in settings)) return null
  return countryCode(sellerOf(seller, settings[SHOP_SETTING]).address.at(-1) ?? '')
}

function isOneOf(samples: Readonly<Record<string, string>>, key: SQL): SQL {
  const each = Object.entries(samples).map(
    ([id, title]) => sql`(${key} = ${id} and title = ${title})`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

const NONE: SampleCounts = {
  ...{ customers: 0, orders: 0, kept_orders: 0, reviews: 0, threads: 0, tickets: 0 },
  ...{ dealers: 0, news: 0, campaigns: 0, codes: 0, bikes: 0, kept_bikes: 0 },
  ...{ registrations: 0, kept_registrations: 0 },
}

type SampleDeps = Pick<Deps, 'db' | 'seller'>

export async function countSamples({ db, seller }: SampleDeps): Promise<SampleCounts> {
  const home = await readHomeCountry(db, seller)
  const { rows } = await db.execute<SampleCounts & Record<string, unknown>>(sql`select
    (select count(*)::int from users where ${IS_RIDER}) as customers,
    (select count(*)::int from orders where ${IS_ORDER}) as orders,
    (select count(*)::int from orders where ${IS_KEPT}) as kept_orders,
    (select count(*)::int from reviews where user_id in (${RIDER_IDS})) as reviews,
    (select count(*)::int from forum_threads where ${IS_THREAD}) as threads,
    (select count(*)::int from tickets where ${IS_TICKET}) as tickets,
    (select count(*)::int from dealers where ${IS_DEALER}) as dealers,
    (select count(*)::int from content_pages where ${IS_NEWS}) as news,
    (select count(*)::int from campaigns where ${IS_CAMPAIGN}) as campaigns,
    (select count(*)::int from promotions where ${IS_CODE}) as codes,
    (select count(*)::int from bikes where ${IS_SAMPLE_BIKE} and ${IS_SOLD_BIKE} and ${HAS_OWN_BIKE}) as bikes,
    (select count(*)::int from bikes where ${IS_SAMPLE_BIKE} and ${IS_SOLD_BIKE} and not ${HAS_OWN_BIKE}) as kept_bikes,
    (select count(*)::int from tax_registrations where ${IS_REGISTRATION} and country_code <> ${home}) as registrations,
    (select count(*)::int from tax_registrations where ${IS_REGISTRATION} and ${home}::text is null) as kept_registrations`)
  return rows[0] ?? NONE
}

/**
 * Deletes sample riders, dealers, news and offers, takes the sample bikes off the shop, and ends tax registrations in
 * countries where the company isn't; stock was never taken.
 * Idempotent. @returns what is left
 */
export async function removeSamples(
  { db, seller, clock }: SampleDeps & Pick<Deps, 'clock'>,
  by: number,
): Promise<SampleCounts> {
  return db.transaction(async (tx) => {
    await removeRows(tx, 'tickets', IS_TICKET)
    await removeRows(tx, 'forum_threads', IS_THREAD)
    // The sandbox has its own tables, like a remote provider.
    await tx.execute(sql`delete from sandbox_payments where id in (select a.provider_ref
      from payment_attempts a join orders on orders.id = a.order_id where ${IS_ORDER})`)
    await removeRows(tx, 'orders', IS_ORDER)
    await removeRows(tx, 'users', IS_REMOVED)
    await removeRows(tx, 'reviews', sql`user_id in (${RIDER_IDS})`)
    await tx.execute(sql`update forum_categories set threads = (select count(*) from forum_threads
      where category_id = forum_categories.id and hidden_at is null)`)
    await removeRows(tx, 'dealers', IS_UNUSED_DEALER)
    await tx.execute(sql`update dealers set is_active = false where ${IS_DEALER}`)
    await tx.execute(sql`delete from content_pages where ${IS_NEWS}`)
    await removeRows(tx, 'promotions', IS_UNUSED_CODE)
    await tx.execute(sql`update promotions set is_active = false where ${IS_CODE}`)
    await tx.execute(sql`delete from campaigns where ${IS_CAMPAIGN}`)
    await endBikes(tx, { at: clock.now(), by })
    await endRegistrations(tx, {
      home: await readHomeCountry(tx, seller),
      today: dayOf(clock.now()),
    })
    return countSamples({ db: tx, seller })
  })
}

/** Bikes aren't deleted: copies have their torques and manuals, and orders name them. */
async function endBikes(tx: Db, end: { at: Date; by: number }): Promise<void> {
  await lockBikeEnds(tx)
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from bikes where ${IS_SAMPLE_BIKE} and ${IS_SOLD_BIKE} and ${HAS_OWN_BIKE} order by slug`)
  for (const { slug } of rows) await endBike(tx, { slug, note: 'Sample data removed.', ...end })
}

/** Registrations aren't deleted, so that their rates are there for a company that registers later. */
async function endRegistrations(tx: Db, { home, today }: { home: string | null; today: string }) {
  await tx.execute(sql`update tax_registrations set ends_on = greatest(starts_on, ${today}::date - 1)
    where ${IS_REGISTRATION} and country_code <> ${home}`)
}
