import { sql } from 'drizzle-orm'

import { MOST_CARDS, type BOARD_STATES } from '@/domain/office/builds/builds'
import type { Db } from '@/server/kernel/db/client'

/** Bikes of paid orders that haven't shipped. */
const OPEN = sql`
  select b.id::int, o.number, b.title, b.bike_slug, b.serial::int, b.serial_prefix,
    coalesce(nullif(o.shipping_address ->> 'name', ''), o.email) as name,
    l.options ->> 'size' as size, l.options ->> 'color' as color,
    o.delivery_date::text as promised, o.delivery_cause as cause,
    c.transit_battery_days as transit_days, coalesce((o.assembly ->> 'days')::int, 0) as assembly_days,
    exists (select 1 from delayed_orders r join delays y on y.id = r.delay_id
      where r.order_id = o.id and y.state = 'active' and r.new_date = o.delivery_date
        and r.new_date <> r.base_date) as is_delayed,
    not (o.disputed or o.needs_review) as may_build, o.email,
    (extract(epoch from b.production_began_at) * 1000)::float8 as began_ms,
    case when b.ready_at is not null then 'ready'
      when b.production_began_at is not null then 'in_production' else 'to_build' end as state
  from order_bikes b
  join orders o on o.id = b.order_id
  join countries c on c.id = o.country_id
  join order_lines l on l.order_id = b.order_id and l.position = b.line
  where b.shipped_at is null and b.cancelled_at is null and o.delivery_date is not null
    and o.payment_state in ('paid', 'partly_refunded')
    and o.fulfillment_state in ('to_build', 'in_production', 'ready', 'partly_shipped')`

export interface OpenBuild {
  id: number
  number: string
  title: string
  bike_slug: string
  serial: number
  serial_prefix: string
  name: string
  size: string | null
  color: string | null
  promised: string
  cause: string | null
  transit_days: number
  assembly_days: number
  is_delayed: boolean
  may_build: boolean
  email: string
  /** When its production began, in milliseconds since 1970. */
  began_ms: number | null
  state: (typeof BOARD_STATES)[number]
  /** Number of all bikes in the same state. */
  count: number
}

/** Lists the most urgent bikes of each state. */
export async function listOpenBuilds(db: Db): Promise<OpenBuild[]> {
  const { rows } = await db.execute<{ [Name in keyof OpenBuild]: OpenBuild[Name] }>(sql`
    select * from (
      select open.*, count(*) over (partition by state)::int as count,
        row_number() over (partition by state order by promised::date - transit_days - assembly_days, id) as place
      from (${OPEN}) open
    ) ranked where place <= ${MOST_CARDS} order by state, place`)
  return rows
}
