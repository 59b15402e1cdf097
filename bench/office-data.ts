import { sql } from 'drizzle-orm'

import { defaultBuild } from '@/domain/shop/bikes/build'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Db } from '@/server/kernel/db/client'
import { seedBikes } from '@/server/seed/data/bikes'
import { customerSegments } from '@/server/kernel/db/schema/accounts/segments'
import { ANYONE, type Conditions } from '@/domain/office/segments/segment'
import { seedCountries } from '@/server/seed/data/countries'

const FIRST_NAMES =
  'Ada|Ben|Carla|Dmitri|Elena|Farid|Greta|Hugo|Ines|Jonas|Klara|Liam|Maria|Nils|Olga|Pablo|Quinn|Rosa|Sven|Tara|Umar|Vera|Wim|Xenia|Yusuf|Zoe'
const LAST_NAMES =
  'Abbott|Bergmann|Castillo|Dubois|Eriksson|Ferrari|Gallagher|Hoffmann|Ivanova|Jansen|Kowalski|Lindqvist|Moreau|Nakamura|Olsen|Petrov|Quispe|Rossi|Schneider|Tanaka|Ueda|Vogel|Weber|Xu|Yilmaz|Zimmermann'
const CITIES =
  'Portland|Seattle|Boise|Denver|Austin|Chicago|Boston|Atlanta|Miami|Phoenix|Tucson|Omaha|Tulsa|Fresno|Oakland|Zürich|München|Köln|Malmö|Århus'
const SUBJECTS =
  'Where is my order|Battery loses charge|Brakes squeal|Change of address|Wrong size|Invoice for my company|Display stays dark|Noise from the motor|Return of a helmet|Test ride next week'

const word = (words: string, number: ReturnType<typeof sql>) =>
  sql`(string_to_array(${words}, '|'))[1 + (${number}) % ${words.split('|').length}]`

/** Fills a shop with deterministic data for three years, in bulk with triggers disabled. */
export async function fillOffice(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(triggers('disable'))
    await tx.execute(customers(count))
    await tx.execute(orders(count))
    await tx.execute(lines())
    await tx.execute(bikes())
    await tx.execute(attempts())
    await tx.execute(payments())
    await tx.execute(tickets(count))
    await tx.execute(messages())
    await tx.execute(giftCards(count))
    await tx.execute(reviews())
    await tx.execute(subscriptions(count))
    await tx.insert(customerSegments).values(segments())
    await tx.execute(
      sql`insert into order_search (order_id, words, variants)
        select o.id, order_words(o.id), order_name_variants(o.id) from orders o where o.number like 'NK-9%'`,
    )
    await tx.execute(
      sql`insert into customer_search (user_id, words, variants)
        select u.id, customer_words(u.id), customer_name_variants(u.id) from users u where u.user_name like 'bench%'`,
    )
    await tx.execute(triggers('enable'))
  })
  await db.execute(sql`vacuum analyze`)
}

const customers = (count: number) => sql`
  insert into users (public_id, email, email_key, name, last_name, user_name, email_verified_at, created_at)
  select md5('user' || n), mail, mail, first, last, 'bench' || n,
    case when n % 20 <> 0 then now() end, now() - (${count} - n) * interval '15 minutes'
  from (select n, first, last, lower(first || '.' || last || n || '@example.org') mail
    from generate_series(1, ${count}) n,
    lateral (select ${word(FIRST_NAMES, sql`n`)} first, ${word(LAST_NAMES, sql`n / 7`)} last) names) people`

const triggers = (state: 'enable' | 'disable') =>
  sql.raw(
    [
      ...['users', 'orders', 'order_lines', 'order_bikes', 'payments', 'tickets'],
      ...['ticket_messages', 'reviews', 'gift_cards'],
    ]
      .map((table) => `alter table ${table} ${state} trigger user`)
      .join('; '),
  )

/** Two thirds belong to accounts; most were delivered long ago, and a few hundred are in each list. */
const orders = (count: number) => sql`
  insert into orders (number, payment_state, fulfillment_state, user_id, email, country_id, shipping_address,
    billing_address, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_title, total_cents, paid_cents,
    has_bike, delivery_date, cart_hash, created_at, paid_at, delivered_at, cancelled_at)
  select 'NK-9' || lpad(n::text, 6, '0'), payment, fulfillment, account, mail, 222, address, address,
    cents, 0, 0, 0, 'VAT', cents, case when payment in ('paid', 'partly_refunded') then cents else 0 end, n % 4 = 0,
    case when n % 4 = 0 then (placed + interval '40 days')::date end, md5('cart' || n), placed,
    case when payment in ('paid', 'partly_refunded', 'refunded') then placed + interval '2 minutes' end,
    case when fulfillment = 'delivered' then placed + interval '30 days' end,
    case when fulfillment = 'cancelled' then placed + interval '1 day' end
  from (select n, u.id account, coalesce(u.email, 'guest' || n || '@example.net') mail,
      1500 + (n * 7919) % 400000 cents, now() - (${count} - n) * interval '15 minutes' as placed,
      jsonb_build_object('name', coalesce(u.name || ' ' || u.last_name, 'Guest ' || ${word(LAST_NAMES, sql`n`)}),
        'line1', n || ' Main Street', 'line2', '', 'city', ${word(CITIES, sql`n / 3`)}, 'region', 'OR', 'postcode', lpad((n * 53 % 90000)::text, 5, '1'),
        'country_id', 222, 'phone', '+1 518 ' || lpad((n * 37 % 10000000)::text, 7, '0')) address,
      case when n > ${count} - 60 then 'unpaid' when n % 25 = 0 then 'expired' when n % 101 = 0 then 'refunded'
        when n % 103 = 0 then 'partly_refunded' else 'paid' end payment
    from generate_series(1, ${count}) n
    left join users u on n % 3 <> 0 and u.public_id = md5('user' || (1 + (n * 31) % ${count}))) base,
  lateral (select case when payment = 'unpaid' then 'awaiting_payment' when payment = 'expired' then 'cancelled'
    when payment = 'refunded' then 'returned'
    when n > ${count} - 400 then 'to_build' when n > ${count} - 700 then 'in_production'
    when n > ${count} - 900 then 'ready' when n > ${count} - 2000 then 'shipped' else 'delivered' end fulfillment) states`

/** One item per order; a quarter of the orders have a bike with its default build. */
const lines = () => sql`
  with goods as (select row_number() over (order by id) as at, id, kind, title from products where kind in ('accessory', 'spare')),
  sample as (select row_number() over () as at, s.* from jsonb_to_recordset(${JSON.stringify(builds())}::jsonb)
    as s (product_id int, title text, bike_slug text, build jsonb))
  insert into order_lines (order_id, position, kind, product_id, title, description, thumbnail, count, shipped_count,
    price_cents, total_cents, discount_cents, sku, bike_slug, build)
  select o.id, 0, case when o.has_bike then 'bike' else g.kind end, case when o.has_bike then s.product_id else g.id end,
    case when o.has_bike then s.title else g.title end, '', '', 1,
    case when o.fulfillment_state in ('shipped', 'delivered', 'returned') then 1 else 0 end,
    o.total_cents, o.total_cents, 0, case when not o.has_bike then 'product:' || g.id end,
    case when o.has_bike then s.bike_slug end, case when o.has_bike then s.build end
  from orders o
  left join goods g on g.at = 1 + (o.id * 7907) % (select count(*) from goods)
  left join sample s on s.at = 1 + (o.id / 4) % (select count(*) from sample)
  where o.number like 'NK-9%'`

function builds() {
  const country = seedCountries.find(({ id }) => id === DEFAULT_COUNTRY_ID)
  if (!country) throw new Error('The bench needs the seed catalog.')
  return seedBikes.map((bike) => ({
    product_id: bike.id,
    title: bike.title,
    bike_slug: bike.slug,
    build: defaultBuild(bike, country),
  }))
}

const bikes = () => sql`
  insert into order_bikes (order_id, line, piece, user_id, product_id, bike_slug, title, build, build_sheet, settings,
    production_began_at, ready_at, shipped_at, delivered_at)
  select o.id, 0, 0, o.user_id, l.product_id, l.bike_slug, l.title, l.build, '{"rows":[],"prices":[]}', '{}',
    case when o.fulfillment_state not in ('to_build') then o.paid_at end,
    case when o.fulfillment_state in ('ready', 'shipped', 'delivered') then o.paid_at end,
    case when o.fulfillment_state in ('shipped', 'delivered') then o.paid_at end, o.delivered_at
  from orders o join order_lines l on l.order_id = o.id and l.kind = 'bike'
  where o.number like 'NK-9%' and o.payment_state in ('paid', 'partly_refunded')`

const attempts = () => sql`
  insert into payment_attempts (public_id, order_id, provider, provider_ref, return_token_hash, status, amount_cents, currency)
  select md5('attempt' || o.id), o.id, 'sandbox', 'bench-' || o.id, '',
    case o.payment_state when 'unpaid' then 'created' when 'expired' then 'expired' else 'captured' end, o.total_cents, 'USD'
  from orders o where o.number like 'NK-9%'`

const payments = () => sql`
  insert into payments (order_id, attempt_id, provider, provider_payment_id, amount_cents, currency, captured_at)
  select a.order_id, a.id, a.provider, a.provider_ref, a.amount_cents, 'USD', o.paid_at
  from payment_attempts a join orders o on o.id = a.order_id
  where a.provider_ref like 'bench-%' and o.paid_at is not null`

const tickets = (count: number) => sql`
  insert into tickets (user_id, name, email, topic, subject, order_number, status, request_key, closed_at, due_at, created_at, updated_at)
  select u.id, u.name, u.email, 'other', ${word(SUBJECTS, sql`n`)}, 'NK-9' || lpad(n::text, 6, '0'),
    case when n > ${count} - 300 then 'new' when n > ${count} - 600 then 'open' else 'closed' end, 'bench' || n,
    case when n <= ${count} - 600 then placed end, case when n > ${count} - 300 then placed + interval '1 day' end, placed, placed
  from generate_series(1, ${count}) n join users u on u.public_id = md5('user' || (1 + (n * 17) % ${count})),
  lateral (select now() - (${count} - n) * interval '15 minutes' as placed) moments`

const messages = () => sql`
  insert into ticket_messages (ticket_id, author, user_id, body, request_key, created_at)
  select t.id, 'customer', t.user_id, 'Hello, I write about order ' || t.order_number || '. ' || t.subject
    || '. What do you advise?', t.request_key, t.created_at
  from tickets t where t.request_key like 'bench%'`

const giftCards = (count: number) => sql`
  insert into gift_cards (order_id, position, piece, amount_cents, code_hash, created_at)
  select o.id, 0, 0, 10000, md5('card' || o.id), o.created_at from orders o
  where o.number like 'NK-9%' and o.paid_at is not null limit ${count}`

const reviews = () => sql`
  insert into reviews (order_bike_id, user_id, bike_slug, size, rider_height, rating, title, text, status, hidden_reason, consent, created_at)
  select b.id, b.user_id, b.bike_slug, 'M', 178, 1 + b.id % 5, 'A ride', 'It rides as it should.',
    case when b.id % 200 = 0 then 'hidden' else 'published' end, case when b.id % 200 = 0 then 'Names' else '' end, true, b.delivered_at
  from order_bikes b where b.user_id is not null and b.delivered_at is not null`

const subscriptions = (count: number) => sql`
  insert into newsletter_subscriptions (public_id, email, email_key, status, confirmed_at)
  select md5('news' || n), u.email, u.email_key, 'confirmed', now()
  from generate_series(1, ${count}, 3) n join users u on u.public_id = md5('user' || n)`

/** Segments with many matches, with few, and with conditions that must check most accounts. */
export const BENCH_SEGMENTS = {
  regulars: { ...ANYONE, orders_min: 2, paid_min: 1_000 },
  without: { ...ANYONE, orders_max: 0, joined_days: 365 },
  quiet: { ...ANYONE, quiet_days: 365, newsletter: true },
  riders: { ...ANYONE, bike: 'nyx', country_id: DEFAULT_COUNTRY_ID, open_ticket: false },
  waiting: { ...ANYONE, open_ticket: true, ordered_days: 180 },
}

const segments = () =>
  Object.entries(BENCH_SEGMENTS).map(([id, conditions]) => {
    return { id, name: id, conditions: conditions as Conditions }
  })
