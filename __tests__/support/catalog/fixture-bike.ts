import type { Bike, BikeSize, Color, Part, PartGroup, Performance } from '@/domain/shop/bikes/bike'
import type { ColorType } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { cents } from '@/domain/kit/money'

/** Small bike with every kind of rule; prices in dollars here, in figures that are easy to add. */

const NOTHING: Performance = {
  power: 0,
  max_speed: 0,
  practicality: 0,
  suspension: 0,
  range: 0,
  weight: 0,
  battery: 0,
}

type Row = Pick<Part, 'id' | 'title'> &
  Partial<Pick<Part, 'tags' | 'lead_days' | 'range_factor'>> & {
    dollars?: number
    changes?: Partial<Performance>
  }

function group(key: number, title: string, rows: Row[], more: Partial<PartGroup> = {}): PartGroup {
  const category_id = more.category_id ?? 1
  const parts = rows.map(({ dollars = 0, changes, ...row }) => ({
    category_id,
    category_part_id: key,
    code: `part-${row.id}`,
    note: '',
    price: cents(dollars * 100),
    performance: { ...NOTHING, ...changes },
    range_factor: 1,
    lead_days: 0,
    tags: [],
    by_size: null,
    look: {},
    ...row,
  }))
  const base = { selection: 'one' as const, exclusive_reason: null, category_id }
  return { category_part_id: key, title, ...base, ...more, parts }
}

function size(id: number, title: string, standover: number, color_ids: number[]): BikeSize {
  const step = id - 11
  const geometry = {
    reach: 430 + step * 25,
    stack: 610 + step * 8,
    top_tube: 580 + step * 27,
    seat_tube: 400 + step * 25,
    head_tube: 100 + step * 8,
    head_angle: 66,
    seat_angle: 76,
    chainstay: 447,
    bb_drop: 28,
    wheelbase: 1190 + step * 28,
    standover,
  }
  const rider = { min: 155 + step * 10, max: 167 + step * 10 }
  return {
    id,
    title,
    geometry,
    rider,
    inseam: { min: 70 + step * 4, max: 78 + step * 4 },
    color_ids,
  }
}

function color(id: number, title: string, type: ColorType): Color {
  const [surcharge, lead_days] = { Standard: [0, 0], Pearlized: [179, 5], Custom: [449, 15] }[
    type
  ] as [number, number]
  return { id, title, type, hex: '#111111', surcharge: cents(surcharge * 100), lead_days }
}

export const fixtureBike: Bike = {
  id: 9,
  slug: 'fixture',
  title: 'Fixture',
  kind: 'test bike',
  tagline: '',
  description: '',
  price: cents(300_000),
  performance: {
    power: 750,
    max_speed: 32,
    practicality: 45,
    suspension: 10,
    range: 53,
    weight: 26,
    battery: 480,
  },
  range_profile: { crr: 0.014, cda: 0.6 },
  fork: { axle_to_crown: 490, offset: 51, headset: 12 },
  travel: { front: 0, rear: 0 },
  tyre_label: '26 × 4.8',
  gross_limit: 150,
  standover_clearance: 50,
  lead_days: 10,
  sizes: [
    size(11, 'S', 650, [21, 23, 24]),
    size(12, 'M', 690, [21, 22, 23, 24]),
    size(13, 'L', 735, [21, 22, 23, 24]),
  ],
  // Not in the order of the color types, which must not matter.
  colors: [
    color(24, 'Two-tone', 'Custom'),
    color(23, 'Petrol', 'Pearlized'),
    color(21, 'Night', 'Standard'),
    color(22, 'Acid', 'Standard'),
  ],
  groups: [
    group(1, 'Battery', [
      { id: 101, title: 'Standard battery' },
      {
        id: 102,
        title: 'Large battery',
        dollars: 699,
        changes: { battery: 336, weight: 1.6, range: 37 },
      },
    ]),
    group(2, 'Motor class', [
      { id: 201, title: 'EU, 250 W', tags: ['tune-eu'], changes: { power: -500, max_speed: -7 } },
      { id: 202, title: 'US Class 1, 20 mph (32 km/h)', tags: ['tune-us1'] },
      {
        id: 203,
        title: 'US Class 3, 28 mph (45 km/h)',
        tags: ['tune-us3'],
        dollars: 99,
        changes: { max_speed: 13 },
      },
      {
        id: 204,
        title: 'Off-road, 1,000 W',
        tags: ['tune-offroad'],
        dollars: 349,
        changes: { power: 250 },
      },
    ]),
    group(3, 'Display', [
      { id: 301, title: 'Mono display' },
      {
        id: 302,
        title: 'Color display',
        tags: ['display-color'],
        dollars: 129,
        changes: { practicality: 5 },
      },
    ]),
    group(4, 'Fork', [
      { id: 401, title: 'Rigid carbon fork', tags: ['fork-rigid'] },
      {
        id: 402,
        title: 'Air fork',
        tags: ['fork-air'],
        dollars: 549,
        changes: { weight: 1.3, suspension: 40 },
      },
    ]),
    group(7, 'Tires', [
      { id: 701, title: 'All-around, 26 × 4.8', tags: ['tyre-4.8'] },
      { id: 702, title: 'City, 26 × 4.0', range_factor: 1.08 },
      { id: 703, title: 'Studded, 26 × 4.0', tags: ['studded'], dollars: 219, range_factor: 0.88 },
    ]),
    group(8, 'Brakes', [
      { id: 801, title: 'Two-piston, 160/160 mm' },
      {
        id: 802,
        title: 'Two-piston, 203/180 mm',
        tags: ['rotor-203'],
        dollars: 119,
        changes: { weight: 0.15 },
      },
      {
        id: 803,
        title: 'Four-piston, 203/203 mm',
        tags: ['rotor-203', 'rotor-203-203'],
        dollars: 279,
        changes: { weight: 0.3 },
      },
    ]),
    group(
      9,
      'Drivetrain',
      [
        { id: 901, title: '9-speed, 11-36' },
        { id: 902, title: '11-speed, 11-46', dollars: 249, changes: { weight: -0.1 } },
        {
          id: 903,
          title: '12-speed electronic, 10-51',
          tags: ['electronic'],
          dollars: 699,
          lead_days: 12,
        },
      ],
      { exclusive_reason: 'A bike has a single drivetrain.' },
    ),
    group(10, 'Seatpost', [
      { id: 1001, title: 'Rigid seatpost' },
      {
        id: 1002,
        title: 'Suspension seatpost',
        tags: ['post-suspension'],
        dollars: 149,
        changes: { weight: 0.4 },
      },
    ]),
    group(
      20,
      'Upgrades',
      [
        { id: 2001, title: 'Rear rack', tags: ['rack'], dollars: 119, changes: { weight: 0.9 } },
        {
          id: 2002,
          title: 'Full fenders',
          tags: ['mudguards-full'],
          dollars: 99,
          changes: { weight: 0.7 },
        },
        { id: 2003, title: 'Rear radar', tags: ['radar'], dollars: 249, changes: { weight: 0.1 } },
        { id: 2004, title: 'Short radar mount', tags: ['radar-mount'] },
        {
          id: 2005,
          title: 'Bottle battery',
          tags: ['bottle-battery'],
          dollars: 499,
          lead_days: 3,
          changes: { weight: 1.5, battery: 250 },
        },
        { id: 2006, title: 'GPS tracker', tags: ['included'] },
      ],
      { selection: 'many', category_id: 3 },
    ),
  ],
  rules: [
    {
      id: 'rotor-203',
      when: ['rotor-203'],
      excludes: ['fork-rigid'],
      requires_any: [],
      reason: 'The rigid fork is rated for 180 mm rotors.',
    },
    {
      id: 'offroad',
      when: ['tune-offroad'],
      excludes: [],
      requires_any: ['rotor-203-203'],
      reason: 'Power above 750 W needs 203 mm rotors front and rear.',
    },
    {
      id: 'mudguards-4.8',
      when: ['mudguards-full'],
      excludes: ['tyre-4.8'],
      requires_any: [],
      reason: 'The clearance is 8 mm short.',
    },
    {
      id: 'mudguards-studs',
      when: ['mudguards-full'],
      excludes: ['studded'],
      requires_any: [],
      reason: 'The studs would touch the mudguards.',
    },
    {
      id: 'rack-post',
      when: ['rack', 'post-suspension'],
      excludes: ['size-smallest'],
      requires_any: [],
      reason: 'The saddle would touch the rack.',
    },
    {
      id: 'radar-mount',
      when: ['radar'],
      excludes: [],
      requires_any: ['rack', 'radar-mount'],
      reason: 'The radar needs a mounting point.',
    },
    {
      id: 'bottle-size',
      when: ['bottle-battery'],
      excludes: ['size-S'],
      requires_any: [],
      reason: 'The triangle of size S has no room for it.',
    },
    {
      id: 'electronic',
      when: ['electronic'],
      excludes: [],
      requires_any: ['display-color'],
      reason: 'Electronic shifting pairs with the color display.',
    },
  ],
  presets: [
    { id: 'city', title: 'City', note: '', part_codes: ['part-702', 'part-2001', 'part-2002'] },
    // Breaks two rules on purpose, because presets are repaired.
    { id: 'broken', title: 'Broken', note: '', part_codes: ['part-803', 'part-903', 'part-2006'] },
  ],
  facts: [],
}

const aTax = (title: string, rate: number) => ({
  ...{ title, jurisdiction: 'Fixture', rate, taxes_delivery: true, limit: null },
})

export const unitedStates: Country = {
  id: 222,
  title: 'United States',
  code: 'US',
  tax_title: 'Sales tax',
  taxes: [aTax('Sales tax', 80_000)],
  taxed_regions: [],
  prices_include_tax: false,
  shipping_bike: cents(14_900),
  shipping_goods: cents(1_200),
  transit_days: { battery: 6, goods: 4 },
  legal_tunes: ['tune-us2', 'tune-us1', 'tune-us3'],
  region_title: 'State',
  postcode: { pattern: '^\\d{5}$', example: '10001' },
}

export const germany: Country = {
  ...unitedStates,
  id: 82,
  title: 'Germany',
  code: 'DE',
  tax_title: 'VAT',
  taxes: [aTax('VAT', 190_000)],
  prices_include_tax: true,
  transit_days: { battery: 9, goods: 6 },
  legal_tunes: ['tune-eu'],
  region_title: null,
}
