import { z } from 'zod'

import { BIKE_EDIT_STATES } from '@/domain/office/bikes/bikes-edit'
import { GEOMETRY_FIELDS } from '@/domain/office/bikes/bikes'
import { BIKE_FIGURES, PART_FIGURES } from '@/domain/office/bikes/bikes-figures'
import { DRAFT_LISTS, NEW_COLOR_TYPES, SIZE_TITLE } from '@/domain/office/bikes/bikes-new'
import { MAX_PRICE, PRICE_CHANGE_STATES } from '@/domain/office/goods/prices'

import {
  Bike,
  Extra,
  FactoryCalendar,
  Id,
  Slug,
} from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { filled, line, prose } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const Days = z.int().min(0).max(365)
const Title = filled(120, 'Enter a title.')
const Tags = z.array(line(60).min(1)).max(30)

const Withheld = z.object({
  reason: filled(200, 'Say why it isn’t offered.').describe('Shoppers read it'),
  until: z.iso.date().nullable().describe('The first day on which it’s offered again'),
  is_draft: z
    .boolean()
    .optional()
    .describe('True if it was never offered: shoppers don’t see it. Nothing becomes a draft again'),
})

/** Length with bounds that include every real bike. */
const Length = z.number().min(-200).max(2_500)
const Geometry = z.object({
  ...(Object.fromEntries(GEOMETRY_FIELDS.map((field) => [field, Length])) as Record<
    (typeof GEOMETRY_FIELDS)[number],
    typeof Length
  >),
  head_angle: z.number().min(45).max(85),
  seat_angle: z.number().min(55).max(85),
  chainstay: z.number().min(300).max(700),
  head_tube: z.number().min(50).max(400),
})

const Band = z
  .object({ min: z.int().min(40).max(250), max: z.int().min(40).max(250) })
  .refine(({ min, max }) => min <= max, 'Enter the smaller figure first.')

const Rule = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9.-]{1,60}$/)
    .meta({ examples: ['radar-mounting'] }),
  when: Tags.describe('All of these must be on a bike for the rule to matter'),
  excludes: Tags.describe('None of these may be on it then'),
  requires_any: Tags.describe('One of these has to be on it then'),
  reason: filled(200, 'Write the sentence that shoppers read.'),
})

const Weight = z.number().min(-30).max(30).describe('Difference to the bike’s own weight in kg')
const isPartPrice = (cents: number) => Math.abs(cents) <= MAX_PRICE
const isSurcharge = (cents: number) => cents >= 0 && cents <= MAX_PRICE

/** Number with loose bounds; a later check rejects impossible figures with its own message. */
const Figure = z.number().min(-9_999).max(9_999)
const figuresIn = <Name extends string>(table: Record<Name, { name: string; unit: string }>) =>
  z.object(
    Object.fromEntries(
      Object.entries<{ name: string; unit: string }>(table).map(([key, { name, unit }]) => [
        key,
        Figure.describe([name, unit].filter(Boolean).join(', ')),
      ]),
    ) as Record<Name, typeof Figure>,
  )
const BikeFigures = figuresIn(BIKE_FIGURES)
const PartFigures = figuresIn(PART_FIGURES).extend({
  travel: Figure.optional().describe('Of a fork, in mm; other parts have none'),
})

const State = z.object({
  title: Title,
  tagline: filled(200, 'Enter a line.'),
  description: prose(2_000).min(1, 'Enter a description.'),
  facts: z
    .array(
      z.object({
        label: filled(60, 'Enter a name.'),
        text: filled(300, 'Enter a value.'),
      }),
    )
    .max(40),
  lead_days: Days,
  is_draft: z
    .boolean()
    .optional()
    .describe('True if it was never offered: shoppers don’t see it. Leave it out to keep it'),
  is_ended: z
    .boolean()
    .optional()
    .describe('True if it is no longer sold. Leave it out to keep it'),
  kind: filled(60, 'Enter what kind of bike it is.').optional().describe('Leave it out to keep it'),
  tyre_label: filled(60, 'Enter its tires.').optional().describe('Leave it out to keep it'),
  serial_prefix: line(10)
    .nullish()
    .describe(
      'Two letters before the numbers of its frames; null for those that bikes without letters share. They stay once a frame has a number. Leave it out to keep it',
    )
    .meta({ examples: ['NX'] }),
  figures: BikeFigures.optional().describe('Of the bike as it stands. Leave them out to keep them'),
  colors: z.array(
    z.object({ id: Id, title: Title, lead_days: Days, withheld: Withheld.nullable() }),
  ),
  parts: z.array(
    z.object({
      id: Id,
      title: Title,
      note: line(300),
      weight: Weight,
      lead_days: Days,
      withheld: Withheld.nullable(),
      figures: PartFigures.optional().describe('What it changes. Leave them out to keep them'),
    }),
  ),
  sizes: z.array(
    z.object({
      id: Id,
      geometry: Geometry,
      rider: Band,
      inseam: Band,
      color_ids: z.array(Id).describe('Colors that are made in this size'),
      is_draft: z
        .boolean()
        .optional()
        .describe('True if it was never offered: shoppers don’t see it. Leave it out to keep it'),
    }),
  ),
  rules: z.array(Rule).max(100),
})

const Some = z.object({
  count: z.int(),
  some: z.array(z.string()).describe('Numbers, codes or ids of the first ten'),
})
const Touched = z.object({
  orders: Some.describe('Paid bikes that haven’t left yet. They stay as they were ordered'),
  carts: Some,
  saved_builds: Some,
  drafts: Some,
})

const Difference = z.object({
  key: z.string().meta({ examples: ['colors.351.withheld'] }),
  was: z.string().nullable().describe('As JSON; null where there was none'),
  became: z.string().nullable(),
})

const Edit = z.object({
  id: z.int(),
  by: z.string().describe('Empty for what the shop did by itself, and once that account is gone'),
  note: z.string(),
  made_at: Moment,
  starts_at: Moment,
  state: z.enum(BIKE_EDIT_STATES),
  undoes: z.int().nullable(),
  differences: z.array(Difference),
})

const Papers = z.object({
  frames: z.int().describe('So many of its frames have numbers'),
  model: z
    .object({ slug: z.string(), title: z.string() })
    .nullable()
    .describe('The bike that it was copied from, whose torques it has'),
  torques: z.array(z.object({ part: z.string(), newton_metres: z.string() })),
  manual: z
    .object({
      title: z.string(),
      of: z.string().describe('Slug of the bike whose text it is'),
    })
    .nullable()
    .describe('Null where there is none'),
})

const Page = z.object({
  bike: Bike.describe('Everything in its catalog, whatever is offered'),
  ended_at: Moment.nullable().describe('Since when it is no longer sold; null while it is'),
  state: State,
  edition: z.string().describe('Names this state of the bike; send it when saving'),
  papers: Papers,
  edits: z.array(Edit).describe('The last 50 changes, newest first'),
  history: z
    .array(
      z.object({
        change: z.int(),
        at: Moment,
        by: z.string(),
        note: z.string(),
        state: z.enum(PRICE_CHANGE_STATES),
        title: z.string(),
        old: Money,
        new: Money,
      }),
    )
    .describe('The last 100 changes of its prices, newest first'),
})

const RuleTest = z.object({
  rule_id: z.string(),
  change: z.enum(['added', 'edited', 'withdrawn', 'none']),
  of: z.int().describe('So many builds there are, told apart by what the rule speaks of'),
  forbids: z.int().describe('So many of them it forbids'),
  examples: z.array(z.string()),
  touched: Touched.describe('What it forbids of what exists'),
})

named({
  BikeFigures: [BikeFigures, 'What powers a bike, its fork, travel and limits'],
  PartFigures: [PartFigures, 'What a part changes of its bike, beside the weight'],
  BikeState: [State, 'All of a bike that staff edit, but its prices'],
  BikePapers: [Papers, 'Numbers of frames, manual and torques of a bike'],
  BikeEdit: [Edit, 'A change of a bike, with each member that differs'],
  BikePage: [Page, 'A bike as the back office edits it'],
  TouchedBuilds: [Touched, 'Where builds of a bike are kept, and how many of them are meant'],
})

export const TouchedBuilds = Touched

const params = z.object({ slug: Slug })
const NOT_FOUND = ['bike_not_found'] as const

const Rows = z.object({
  bikes: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      is_draft: z.boolean().describe('True if it was never offered: shoppers don’t see it'),
      ended_at: Moment.nullable().describe('Since when it is no longer sold; null while it is'),
      price: Money,
      sizes: z.int(),
      colors: z.int(),
      colors_offered: z.int(),
      parts: z.int(),
      parts_offered: z.int(),
      rules: z.int(),
      planned: z.int().describe('Changes that are to start'),
    }),
  ),
})

export const bikesSchemas = {
  list: {
    summary: 'Lists the bikes with what is offered of each.',
    spec: 'open',
    response: Rows,
  },
  read: {
    summary: 'Returns a bike with all that can be edited, and what was changed.',
    spec: 'open',
    errors: [...NOT_FOUND],
    params,
    response: Page,
  },
  seal: {
    summary:
      'Returns the name under which the configurator shows a draft for one to two hours, to whoever has it.',
    spec: 'open',
    errors: [...NOT_FOUND],
    params,
    response: z.object({
      seal: z.string().nullable().describe('Null once it’s offered: the shop shows it then'),
    }),
  },
  sealed: {
    summary: 'Returns a draft as the configurator shows it, to whoever was given its name.',
    spec: 'open',
    errors: [...NOT_FOUND],
    params: z.object({
      seal: z
        .string()
        .regex(/^draft-[0-9a-f]{24}$/)
        .meta({ examples: ['draft-0123456789abcdef01234567'] }),
    }),
    response: z.object({ bike: Bike, extras: z.array(Extra), calendar: FactoryCalendar }),
  },
  preview: {
    summary:
      'Says what a change would do: which builds each rule forbids, and which orders, carts, saved builds and drafts could no longer be built.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: [...NOT_FOUND, 'bike_not_buildable'],
    params,
    body: z.object({ state: State }),
    response: z.object({
      differences: z.array(Difference),
      rules: z.array(RuleTest).describe('Rules that the shop keeps as data'),
      built_in: z
        .array(z.object({ rule_id: z.string(), reason: z.string(), touched: Touched }))
        .describe('What else forbids builds that exist, by rules of the shop that nobody edits'),
      broken: Touched.describe('Builds that can be built now, and couldn’t after the change'),
    }),
  },
  save: {
    summary:
      'Changes a bike, now or from a moment on. Prices have a change of their own. Refused if someone else changed it meanwhile.',
    spec: 'open',
    repeats: 'Repeating a `request_key` returns the bike without changing it again.',
    errors: [
      ...NOT_FOUND,
      'bike_changed',
      'bike_unchanged',
      'bike_not_buildable',
      'bike_hour_past',
    ],
    params,
    body: z.object({
      state: State,
      edition: line(80).describe('As it was read'),
      starts_at: Moment.nullable().describe('Null for now'),
      note: line(200),
      request_key: z.uuid(),
    }),
    response: Page,
  },
  copy: {
    summary:
      'Copies a bike under a name of its own, with its sizes, colors, parts, prices, rules and what fits it. Shoppers don’t see the copy before it’s offered by a change of it.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...NOT_FOUND, 'bike_slug_exists'],
    params,
    body: z.object({
      title: Title,
      slug: Slug.describe('Stands in the address of its page'),
    }),
    response: Page,
  },
  remove: {
    summary: 'Removes a bike that was never offered.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: [...NOT_FOUND, 'bike_draft_not_found'],
    params,
    response: Rows,
  },
  addPart: {
    summary:
      'Adds a part to one bike or several. Shoppers don’t see it before it’s offered by a change of the bike.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...NOT_FOUND, 'bike_option_exists', 'bike_option_not_found'],
    params,
    body: z.object({
      like: line(60).min(1).describe('Code of the part that it looks and works like'),
      also: z.array(Slug).max(50).describe('Other bikes that get it, too'),
      title: Title,
      note: line(300),
      price: Money.refine(isPartPrice, 'Enter an amount of up to $100,000.').describe(
        'Below zero where it costs less than the standard choice',
      ),
      weight: Weight,
      lead_days: Days,
    }),
    response: Page,
  },
  addColor: {
    summary: 'Adds a color. Shoppers don’t see it before it’s offered by a change of the bike.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...NOT_FOUND, 'bike_option_exists', 'bike_option_not_found'],
    params,
    body: z.object({
      title: Title,
      type: z.enum(NEW_COLOR_TYPES),
      hex: z
        .string()
        .regex(/^#[0-9A-F]{6}$/, 'Choose a color.')
        .meta({ examples: ['#0F5C63'] }),
      surcharge: Money.refine(isSurcharge, 'Enter an amount of up to $100,000.'),
      lead_days: Days,
      size_ids: z.array(Id).min(1, 'Choose a size.').describe('Sizes that it’s made in'),
    }),
    response: Page,
  },
  addSize: {
    summary:
      'Adds a size. Shoppers don’t see it before it’s offered by a change of the bike. Refused if the bike can’t be drawn that way.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...NOT_FOUND, 'bike_size_exists', 'bike_option_not_found', 'bike_size_unsound'],
    params,
    body: z.object({
      title: z
        .string()
        .regex(SIZE_TITLE, 'Enter up to 12 letters and digits.')
        .meta({ examples: ['XL'] }),
      after: Id.nullable().describe('The size that it’s listed behind; null for the first place'),
      geometry: Geometry,
      rider: Band,
      inseam: Band,
      color_ids: z.array(Id).min(1, 'Choose a color.').describe('Colors that are made in it'),
    }),
    response: Page,
  },
  removeDraft: {
    summary: 'Removes a part, a color or a size that was never offered.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: [...NOT_FOUND, 'bike_draft_not_found'],
    params: z.object({
      slug: Slug,
      list: z.enum(DRAFT_LISTS),
      id: z.coerce.number().int().positive(),
    }),
    response: Page,
  },
  undo: {
    summary:
      'Undoes a change, or cancels one that hasn’t started. What was changed again since then stays.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...NOT_FOUND, 'bike_edit_not_found', 'bike_edit_ended', 'bike_not_buildable'],
    params: z.object({ slug: Slug, id: z.coerce.number().int().positive() }),
    response: Page,
  },
}
