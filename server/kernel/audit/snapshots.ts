import { sql, type SQL } from 'drizzle-orm'

import {
  columnsWithout,
  PRODUCT_COLUMNS,
  type ColumnUse,
} from '@/domain/shop/goods/product-columns'

import type { Db } from '../db/client'
import type { products } from '../db/schema/catalog/products'
import type { AuditEntity } from './entity'

/** Queries for the state of a subject, by kind. */
export type Snapshots = Readonly<Record<string, (id: string) => SQL>>

/** Title of a color or part of a bike, with its key where others have the same title. */
const NAMED = sql`c.title || case when c.alike > 1 then ' (' || c.key || ')' else '' end`

const NOTHING = sql`select 1 as nothing where false`

/**
 * Queries for the state that the audit log compares before and after a change: states, amounts, ids and times,
 * without personal data.
 */
export const SNAPSHOTS: Snapshots = {
  orders: (id) => sql`
    select o.payment_state, o.fulfillment_state, o.disputed, o.needs_review, o.total_cents, o.paid_cents,
      o.delivery_date,
      (select e.words from order_edits e where e.order_id = o.id order by e.edition desc limit 1) as last_edit,
      (select jsonb_build_object('id', p.id, 'cents', p.total_cents, 'sends', p.sends, 'paid_at', p.paid_at,
        'ended_why', p.ended_why) from pending_edits p where p.order_id = o.id order by p.id desc limit 1) as last_difference,
      (select jsonb_object_agg(l.position, jsonb_build_object('size', l.options ->> 'size', 'parts', l.build -> 'selectedParts',
        'extras', l.build -> 'selectedMultipleParts', 'color', l.options ->> 'color', 'count', l.count)) from order_lines l where l.order_id = o.id and l.build is not null) as builds,
      (select count(*) from order_tags t where t.order_id = o.id) as tags,
      (select sum(l.shipped_count) from order_lines l where l.order_id = o.id) as pieces_shipped,
      (select count(*) from shipments s where s.order_id = o.id) as parcels,
      (select count(*) from undone_parcels p where p.order_id = o.id) as parcels_undone,
      (select count(*) from shipments s where s.order_id = o.id and s.delivered_at is not null) as parcels_delivered,
      (select count(*) from order_bikes b where b.order_id = o.id and b.production_began_at is not null) as bikes_begun,
      (select count(*) from order_bikes b where b.order_id = o.id and b.ready_at is not null) as bikes_ready,
      (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id) as refunds_cents
    from orders o where o.number = ${id}`,
  'order-tags': (id) => sql`
    select count(*) as orders from order_tags where tag = ${id} having count(*) > 0`,
  customers: (id) => sql`
    select u.disabled_at,
      (select a.balance_cents from ledger_accounts a where a.user_id = u.id) as credit_cents,
      (select count(*) from sessions s where s.user_id = u.id and s.revoked_at is null) as sessions,
      (select count(*) from customer_notes n where n.user_id = u.id and n.removed_at is null) as notes
    from users u where u.public_id = ${id}`,
  issues: (id) => sql`
    select edition, state, segment_id, segment_name, send_at from newsletter_issues where id::text = ${id}`,
  suppressions: (id) => sql`select cause, issue_id from mail_suppressions where id::text = ${id}`,
  'test-rides': (id) => sql`
    select status, starts_at, outcome from test_rides where id::text = ${id}`,
  tickets: (id) => sql`
    select status, priority, tags, assignee_id, merged_into, version from tickets where number = ${id}`,
  content: (id) => sql`
    select p.latest, p.owner, p.review_by, p.archived_at,
      (select jsonb_object_agg(v.number, v.publish_at) from content_versions v
        where v.page_id = p.id and v.publish_at is not null) as published
    from content_pages p where p.kind || '/' || p.slug = ${id}`,
  stock: (id) => sql`
    select i.on_hand, i.threshold,
      (select jsonb_object_agg(a.due, a.count) from (select due, sum(count) as count from stock_arrivals
        where sku = i.sku and received_at is null group by due) a) as arrivals
    from stock_items i where i.sku = ${id}`,
  products: (id) => sql`
    select p.*, (select jsonb_build_object('is_offered', l.is_offered, 'starts_at', l.starts_at) from product_plans l
      where l.product_id = p.id) as plan
    from products p where p.id::text = ${id}`,
  categories: (id) => sql`
    select c.title, c.text, c.is_hidden, c.position, (select count(*) from products p
      where p.kind || '/' || case p.kind when 'spare' then p.spare_group else p.category end = ${id}) as products,
      (select jsonb_agg(p.title order by p.position, p.id) from products p
        where p.kind = 'accessory' and 'accessory/' || p.category = ${id}) as products_in_order
    from (select 'accessory/' || code as id, title, text, is_hidden, position from accessory_categories
      union all select 'spare/' || code, title, text, is_hidden, position from spare_groups) c where c.id = ${id}`,
  'category-lists': (id) => sql`
    select jsonb_agg(c.code order by c.position) as categories
    from (select 'accessory' as kind, code, position from accessory_categories
      union all select 'spare', code, position from spare_groups) c where c.kind = ${id} group by c.kind`,
  'price-changes': (id) => sql`
    select kind, basis_points, starts_at, applied_at, ended_at from price_changes where id::text = ${id}`,
  bikes: (id) => sql`
    select b.title, b.kind, b.tagline, b.description, b.lead_days, b.facts, b.tyre_label, b.performance,
      b.range_profile, b.fork, b.travel, b.gross_limit, b.standover_clearance, b.is_draft, b.ended_at, b.serial_prefix,
      (select jsonb_object_agg(${NAMED}, coalesce(c.withheld, '{"is_offered": true}'))
        from (select *, id::text as key, count(*) over (partition by bike_id, title) as alike from colors) c
        where c.bike_id = b.id) as colors,
      (select jsonb_object_agg(${NAMED}, jsonb_build_object('performance', c.performance, 'range_factor', c.range_factor,
        'fork', c.look -> 'fork', 'lead_days', c.lead_days) || coalesce(c.withheld, '{"is_offered": true}'))
        from (select *, code as key, count(*) over (partition by bike_id, title) as alike from parts) c
        where c.bike_id = b.id) as parts,
      (select jsonb_object_agg(s.title, s.geometry) from bike_sizes s where s.bike_id = b.id) as sizes,
      (select jsonb_object_agg(array_to_string(r.when_tags, ' + ') || ' (' || r.id || ')',
        jsonb_build_object('excludes', r.excludes, 'requires_any', r.requires_any)) from build_rules r
        where r.bike_id = b.id) as rules,
      (select jsonb_agg(e.starts_at order by e.starts_at) from bike_edits e
        where e.bike_id = b.id and e.applied_at is null and e.ended_at is null) as planned
    from bikes b where b.slug = ${id}`,
  shop: (id) => sql`
    select value ->> 'name' as name, value -> 'address' as address, value ->> 'vat_id' as vat_id, value ->> 'email' as email
    from settings where key = 'shop' and ${id} = ''`,
  'product-safety': (id) => sql`
    select value -> 'maker' as maker, value -> 'eu_responsible' as eu_responsible, value -> 'bikes' as bikes,
      value -> 'batteries' as batteries,
      value -> 'labor_rate' as labor_rate from settings where key = 'product_safety' and ${id} = ''`,
  support: (id) => sql`
    select value -> 'hours' as hours, value -> 'closed_days' as closed_days,
      (select count(*) from tickets where due_at < now()) as tickets_overdue
    from settings where key = 'support' and ${id} = ''`,
  setup: (id) => sql`
    select value -> 'marked' as marked, value -> 'is_hidden' as is_hidden
    from settings where key = 'setup' and ${id} = ''`,
  opening: (id) => sql`
    select value -> 'is_open' as is_open from settings where key = 'opening' and ${id} = ''`,
  brand: (id) => sql`
    select value -> 'name' as name, value -> 'line' as line, value -> 'announcement' as announcement,
      value -> 'accent' as accent, value -> 'second_accent' as second_accent, value -> 'socials' as socials, value -> 'menu' as menu,
      value -> 'footer' as footer, value -> 'heading' as heading, value -> 'lead' as lead,
      value -> 'hero_bike' as hero_bike, value -> 'hero_color' as hero_color, value -> 'hero_picture' as hero_picture,
      value -> 'hero_alt' as hero_alt, value -> 'hero_focus' as hero_focus, value -> 'sections' as sections
    from settings where key = 'brand' and ${id} = ''`,
  'brand-draft': (id) => sql`
    select value -> 'at' as saved_at from settings where key = 'brand_draft' and ${id} = ''`,
  'brand-pictures': (id) => sql`
    select value -> ${id} -> 'version' as version from settings where key = 'brand_pictures'`,
  region: (id) => sql`
    select value -> 'zone' as zone, value -> 'dates' as dates, value -> 'paper' as paper,
      value -> 'week_start' as week_start, value -> 'units' as units,
      value -> 'currency' as currency from settings where key = 'region' and ${id} = ''`,
  connections: (id) => sql`
    select ends, is_used, set_at from connection_keys
    where connection || '/' || mode = ${id} and replaced_at is null`,
  'test-emails': () => NOTHING,
  assembly: (id) => sql`
    select value -> 'max_km' as max_km from settings where key = 'assembly' and ${id} = ''`,
  csv: (id) => sql`
    select value ->> 'separator' as separator, value ->> 'decimal' as decimal,
      value -> 'has_mark' as has_mark from settings where key = 'csv' and ${id} = ''`,
  samples: (id) => sql`
    select count(*) as customers, (select count(*) from bikes where ended_at is not null) as bikes_ended,
      (select count(*) from tax_registrations where ends_on is not null) as registrations_ended
    from users where email like '%@riders.example' having ${id} = ''`,
  'payment-methods': (id) => sql`
    select value as hidden from settings where key = 'hidden_payment_ways' and ${id} = ''`,
  'carrier-order': (id) => sql`
    select jsonb_agg(title order by position, title) as carriers from carriers having ${id} = ''`,
  countries: (id) => sql`
    select title, tax_title, prices_include_tax, shipping_bike_cents, shipping_goods_cents,
      transit_battery_days, transit_goods_days, legal_tunes, region_title, is_offered from countries where code = ${id}`,
  'tax-certificates': (id) => sql`
    select country_code, region, decision, ends_on from tax_certificates where id::text = ${id}`,
  reviews: (id) => sql`select status, hidden_reason, answer from reviews where id::text = ${id}`,
  'factory-capacity': (id) => sql`
    select jsonb_object_agg(reach, bikes) as bikes from factory_capacity where week::text = ${id} group by week`,
  'factory-days-off': (id) => sql`
    select date, reason from factory_closed_days where date::text = ${id}`,
  delays: (id) => sql`
    select item, arrives_on, work_days, state from delays where id::text = ${id}`,
  disputes: (id) => sql`
    select d.status, d.evidence_due_at, d.evidence_sent_at,
      (select jsonb_object_agg(f.field, jsonb_build_object('type', c.type, 'size', c.size))
        from dispute_files f join files c on c.id = f.file_id where f.dispute_id = d.id) as evidence_files
    from disputes d where d.id::text = ${id}`,
  drafts: (id) => sql`
    select d.total_cents, d.expires_at, d.sends, d.canceled_at, o.number as order
    from draft_orders d left join orders o on o.id = d.order_id where d.id::text = ${id}`,
  emails: (id) => sql`select status from mail_outbox where id::text = ${id}`,
  jobs: (id) => sql`
    select count(*) as waiting from jobs.job where name = ${id} and state in ('created', 'retry') group by name`,
  // Each product has an entry of its own.
  'product-changes': () => NOTHING,
  // Downloads change nothing.
  'customers-table': () => NOTHING,
  'guest-exports': () => NOTHING,
  'guest-erasures': () => NOTHING,
  'accounting-exports': (id) => sql`
    select from_day, to_day from accounting_exports where id::text = ${id}`,
  'orders-table': () => NOTHING,
  imports: (id) =>
    sql`select kind, state, total, added, changes from csv_imports where id::text = ${id}`,
  'customer-imports': (id) =>
    sql`select state, total, added, changes from csv_imports where id::text = ${id}`,
  threads: (id) => sql`
    select is_pinned, hidden_at, locked_at from forum_threads where id::text = ${id}`,
  posts: (id) => sql`select hidden_at from forum_posts where id::text = ${id}`,
  queue: (id) => sql`
    select category_id, thread_id, rejected_at from forum_queue where id::text = ${id}`,
  'staff-invitations': (id) =>
    sql`select role, expires_at from staff_invitations where id::text = ${id}`,
  staff: (id) => sql`
    select staff_role as role, disabled_at, totp_confirmed_at as second_factor_at from users where public_id = ${id}`,
  silences: (id) => sql`
    select s.until, s.created_at from forum_silences s join users u on u.id = s.user_id where u.public_id = ${id}`,
  refunds: (id) => sql`
    select r.status, r.amount_cents, o.number as order from refunds r join orders o on o.id = r.order_id
    where r.id::text = ${id}`,
  'bank-transfers': (id) => sql`
    select status, received_cents from bank_transfers where id = ${id}`,
  'provider-events': (id) => sql`select status from provider_events where id::text = ${id}`,
}

/** Doesn’t compile while a column is undeclared. */
const PRODUCT_USES: Record<keyof typeof products.$inferSelect, ColumnUse> = PRODUCT_COLUMNS

/** Columns that a snapshot of all columns omits. */
const UNAUDITED: Record<string, readonly string[]> = {
  products: columnsWithout(PRODUCT_USES, 'edited', 'audited'),
}

export type Snapshot = Record<string, unknown>

export async function snapshotOf(
  db: Db,
  { kind, id }: AuditEntity,
  snapshots: Snapshots = {},
): Promise<Snapshot> {
  const query = (snapshots[kind] ?? SNAPSHOTS[kind])?.(id)
  if (!query) return {}
  const { rows } = await db.execute<{ state: Snapshot }>(
    sql`select to_jsonb(t) - ${sql.param(UNAUDITED[kind] ?? [])}::text[] as state from (${query}) t`,
  )
  return rows[0]?.state ?? {}
}

export function differenceOf(was: Snapshot, is: Snapshot): { before: Snapshot; after: Snapshot } {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
  const pick = (from: Snapshot) =>
    Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
  return { before: pick(was), after: pick(is) }
}
