import { sql } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'

/** Kinds of parts with the components of their names; their shares resemble a parts wholesaler's. */
const KINDS: { title: string; forms: string[]; sizes: string[]; standards: string[] }[] = [
  kind(
    'Brake pads',
    'resin|metal|semi-metal|organic|ceramic',
    'two-piston|four-piston',
    'B01S shape|D02S shape|G03A shape|H03C shape|J04C shape',
  ),
  kind(
    'Rotor',
    'center-lock|six-bolt|floating|vented',
    '140 mm|160 mm|180 mm|203 mm|220 mm',
    '1.8 mm|2.0 mm|2.3 mm',
  ),
  kind(
    'Brake hose',
    'straight|banjo|braided',
    '1000 mm|1700 mm|2000 mm',
    '5.0 mm hose|Mineral oil|DOT 5.1',
  ),
  kind(
    'Brake lever',
    'left|right|with cut-off switch',
    'two-finger|three-finger',
    '22.2 mm clamp|Mineral oil',
  ),
  kind(
    'Chain',
    'e-rated|nickel|black|anti-rust',
    '8-speed|9-speed|10-speed|11-speed|12-speed',
    '1/2 × 11/128 in|1/2 × 3/32 in',
  ),
  kind(
    'Cassette',
    'steel|alloy|wide-range',
    '11-34|11-36|11-42|11-46|10-51|11-50',
    'HG freehub|Micro Spline freehub|XD freehub',
  ),
  kind(
    'Chainring',
    'narrow-wide|steel|alloy|oval',
    '32 teeth|34 teeth|36 teeth|38 teeth|42 teeth|44 teeth',
    '104 mm bolt circle|Direct mount',
  ),
  kind('Derailleur hanger', 'forged|milled|universal', 'standard|long', 'UDH|M10 × 1'),
  kind(
    'Rear derailleur',
    'clutch|long-cage|medium-cage|electronic',
    '9-speed|10-speed|11-speed|12-speed',
    '1.7 actuation|Mountain pull',
  ),
  kind(
    'Shifter',
    'trigger|twist|electronic',
    '8-speed|9-speed|11-speed|12-speed',
    '22.2 mm clamp|I-Spec EV',
  ),
  kind(
    'Tyre',
    'all-round|winter studded|slick|trail|tubeless',
    '26 × 4.8|26 × 4.0|27.5 × 2.25|27.5 × 2.6|29 × 2.5|700 × 40',
    'ETRTO 122-559|ETRTO 57-584|ETRTO 63-622|E-50',
  ),
  kind(
    'Tube',
    'butyl|latex|light',
    '26 × 4.8|27.5 × 2.6|29 × 2.5|700 × 40',
    'Schrader valve, 40 mm|Presta valve, 48 mm',
  ),
  kind(
    'Spoke set',
    'stainless|butted|black',
    '256 mm|260 mm|272 mm|278 mm|292 mm',
    '2.0 mm, J-bend|2.3 mm, straight-pull',
  ),
  kind('Front wheel', 'alloy|carbon', '26 in|27.5 in|29 in', '150 × 15 mm|110 × 15 mm Boost'),
  kind('Rear wheel', 'alloy|carbon', '26 in|27.5 in|29 in', '197 × 12 mm|148 × 12 mm Boost'),
  kind(
    'Thru-axle',
    'front|rear|with lever',
    '110 × 15|150 × 15|148 × 12|197 × 12',
    'M15 × 1.5|M12 × 1.0',
  ),
  kind(
    'Headset bearing',
    'upper|lower|sealed',
    'IS41|IS42|IS52',
    '41.8 × 30.5 × 8 mm|52 × 40 × 7 mm',
  ),
  kind(
    'Pivot bearing',
    'full-complement|sealed|max-type',
    '6900|6902|6903|6802',
    '6902-2RS|6900-2RS|6802-2RS',
  ),
  kind('Bottom bracket', 'threaded|press-fit', '68 mm|73 mm|92 mm', 'BSA 73 mm|BB92|PF30'),
  kind('Seat clamp', 'bolt|quick-release', '31.8 mm|34.9 mm|36.4 mm', '36.4 mm|34.9 mm'),
  kind('Grips', 'lock-on|ergonomic|foam', '130 mm|135 mm|90 mm', '22.2 mm bar'),
  kind('Pedals', 'flat|grip|touring', 'pair|single', '9/16 in × 20 TPI'),
  kind('Display', 'monochrome|color', '2.4 in|3.5 in', 'CAN plug|UART plug'),
  kind('Wiring harness', 'main|light|sensor', '800 mm|1200 mm|1500 mm', '5-pin plug|3-pin plug'),
  kind('Speed sensor', 'reed|hall', 'with magnet|without magnet', 'Reed sensor|Hall sensor'),
  kind('Charger', 'fan-cooled|passive|travel', '2 A|3 A|4 A', '54.6 V|42 V'),
  kind('Battery lock', 'with 2 keys|keyed alike', 'left|right', 'Disc cylinder'),
  kind('Controller', 'sealed|sine-wave', '15 A|18 A|22 A', '36 V|48 V'),
  kind('Mudguard', 'full|short|clip-on', '26 in|27.5 in|29 in', '60 mm wide|75 mm wide'),
  kind(
    'Fork service kit',
    '100 hours|200 hours',
    '32 mm|34 mm|36 mm',
    '34 mm stanchions|36 mm stanchions',
  ),
]
const MAKERS =
  'Aldara|Brevik|Corvina|Dunmore|Elstree|Falken|Gavia|Halden|Ironwood|Jorvik|Kestrel|Lumen|Marmot|Norvik|Ostara|Pinion|Quarry|Rambler|Saltire|Tarmac|Ulvik|Vireo|Westray|Yarrow|Zephyr'.split(
    '|',
  )
const SERIES =
  'Alta|Basin|Cinder|Delta|Ember|Fjord|Granite|Harbor|Isle|Juniper|Kelp|Lagoon|Mesa|Nimbus|Orbit|Prairie|Quill|Ridge|Summit|Tundra|Umber|Vapor|Willow|Yonder'.split(
    '|',
  )
const BIKES = [
  ['nireeka-prime'],
  ['nireeka-homie'],
  ['nyx'],
  ['nireeka-prime', 'nireeka-homie'],
  ['nireeka-prime', 'nyx'],
  ['nireeka-prime', 'nireeka-homie', 'nyx'],
]
const GROUPS = [
  'brakes',
  'chain',
  'sprockets',
  'cranks',
  'derailleur',
  'tires',
  'wheels',
  'cockpit',
  null,
]

function kind(title: string, forms: string, sizes: string, standards: string) {
  return {
    title,
    forms: forms.split('|'),
    sizes: sizes.split('|'),
    standards: standards.split('|'),
  }
}

const FIRST_ID = 6_000_001
const BATCH = 2_000
const INDEX_BATCH = 10_000

/** Adds deterministic spare parts with stock to the seeded catalog, after `present` earlier ones. */
export async function fillWithSpares(db: Db, count: number, present = 0): Promise<void> {
  const next = numbers(20_261_121 + present)
  await db.execute(sql`alter table products disable trigger spares_inserted`)
  for (let done = present; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const rows = Array.from({ length: size }, (_, at) => spareRow(FIRST_ID + done + at, next))
    await db.insert(products).values(rows)
    const stock = rows.map(({ id }) => ({
      sku: `product:${id}`,
      on_hand: next(10) === 0 ? 0 : next(90) + 1,
    }))
    await db.insert(stockItems).values(stock)
  }
  await db.execute(sql`alter table products enable trigger spares_inserted`)
  // Larger batches than for the inserts, because each batch rewrites most of the postings.
  for (let done = present; done < count; done += INDEX_BATCH) {
    const [from, to] = [FIRST_ID + done, FIRST_ID + done + INDEX_BATCH - 1]
    await db.execute(
      sql`select index_spares(array(select id from products where id between ${from} and ${to}))`,
    )
  }
  await db.execute(
    sql`vacuum analyze spare_index, spare_postings, spare_terms, products, stock_items`,
  )
}

function spareRow(id: number, next: (below: number) => number): typeof products.$inferInsert {
  const pick = <Item>(list: readonly Item[]): Item => list[next(list.length)] as Item
  const { title, forms, sizes, standards } = pick(KINDS)
  const name = `${pick(MAKERS)} ${pick(SERIES)} ${next(90) + 10}`
  const standard = pick(standards)
  return {
    id,
    position: 1_000 + (id - FIRST_ID),
    kind: 'spare',
    title: `${title} ${name}, ${pick(forms)}, ${pick(sizes)}`,
    description: `${title} of the ${name} line for bikes with ${standard}. Check the size on the old part.`,
    price_cents: cents(500 + next(20_000)),
    weight_g: 10 + next(900),
    thumbnail: '',
    fits: pick(BIKES),
    is_battery: false,
    is_digital: false,
    standards: [standard, pick(standards)],
    standard_equivalent: next(2) === 0 ? `Any ${title.toLowerCase()} of ${standard}` : null,
    tools: ['5 mm hex key'],
    difficulty: 1 + next(3),
    minutes: 5 + next(90),
    wear_interval_km: next(3) === 0 ? 1_000 + next(9) * 500 : null,
    spare_group: pick(GROUPS),
  }
}

/** Returns a generator of deterministic random integers from 0 (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
