import { z } from 'zod'

import { COLOR_FINISHES, COLOR_TYPE_ORDER, CONFIGURATOR_MODES } from '@/domain/kit/constants'
import { MOST_VISIT_STEPS, VISIT_STEP } from '@/domain/shop/configurator/visits'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { codeText } from '@/contract/kit/text.schema'

export const Id = z.int().min(1).max(2_147_483_647)
// ID in a path: an integer in the OpenAPI document, but it arrives as a string of digits.
export const IdParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .meta({ type: 'integer', minimum: 1, maximum: 2_147_483_647, pattern: undefined, examples: [1] })
  .transform(Number)
  .pipe(Id)
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
  .meta({ examples: ['nyx'] })
export const BuildCode = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ examples: ['7K3M9QXT'] })

const Performance = z.object({
  power: z.number(),
  max_speed: z.number(),
  practicality: z.number(),
  suspension: z.number(),
  range: z.number(),
  weight: z.number(),
  battery: z.number(),
})

const Geometry = z.object({
  reach: z.number(),
  stack: z.number(),
  top_tube: z.number(),
  seat_tube: z.number(),
  head_tube: z.number(),
  head_angle: z.number(),
  seat_angle: z.number(),
  chainstay: z.number(),
  bb_drop: z.number(),
  wheelbase: z.number(),
  standover: z.number(),
})

const Band = z.object({ min: z.number(), max: z.number() })

const BikeSize = z.object({
  id: Id,
  title: z.string(),
  geometry: Geometry,
  rider: Band,
  inseam: Band,
  color_ids: z.array(Id),
})

const Color = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(COLOR_TYPE_ORDER),
  hex: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .meta({ examples: ['#1F2A44'] }),
  finish: z
    .enum(COLOR_FINISHES)
    .optional()
    .describe(
      'What the frame is finished with instead of paint: a matte clear coat over the weave',
    ),
  surcharge: Money,
  lead_days: z.int().min(0),
  unavailable: z
    .string()
    .optional()
    .describe('Why it isn’t offered right now; no size has it then'),
})

const Tyre = z.object({ diameter: z.number(), width: z.number() })

const PartLook = z.object({
  battery: z.enum(['standard', 'large']).optional(),
  fork: z.object({ kind: z.enum(['rigid', 'air']), travel: z.number() }).optional(),
  shock: z.enum(['air', 'piggyback']).optional(),
  wheels: z.enum(['alloy', 'carbon']).optional(),
  tyres: z
    .object({ front: Tyre, rear: Tyre, tread: z.enum(['all-round', 'slick', 'studded']) })
    .optional(),
  rotors: z
    .object({ front: z.number(), rear: z.number(), pistons: z.union([z.literal(2), z.literal(4)]) })
    .optional(),
  drivetrain: z
    .object({
      kind: z.enum(['derailleur', 'hub']),
      largest_cog: z.number(),
      electronic: z.boolean().optional(),
    })
    .optional(),
  seatpost: z.enum(['rigid', 'suspension', 'dropper']).optional(),
  saddle: z.object({ width: z.number(), leather: z.boolean().optional() }).optional(),
  bar: z.object({ width: z.number(), stem: z.number() }).optional(),
  display: z.enum(['mono', 'color']).optional(),
  extra: z
    .enum([
      'rack',
      'full-mudguards',
      'short-mudguards',
      'lock',
      'tracker',
      'radar',
      'radar-mount',
      'heart-rate',
      'front-light',
      'bottle-battery',
      'tool-roll',
    ])
    .optional(),
})

const Part = z.object({
  id: Id,
  category_id: Id,
  category_part_id: Id,
  code: z.string(),
  title: z.string(),
  note: z.string(),
  price: Money,
  performance: Performance,
  range_factor: z.number(),
  lead_days: z.int().min(0),
  tags: z.array(z.string()),
  by_size: z.record(z.string(), z.string()).nullable(),
  look: PartLook,
})

const PartGroup = z.object({
  category_part_id: Id,
  category_id: Id,
  title: z.string(),
  selection: z.enum(['one', 'many']),
  exclusive_reason: z.string().nullable(),
  parts: z.array(Part),
})

const BuildRule = z.object({
  id: z.string(),
  when: z.array(z.string()),
  excludes: z.array(z.string()),
  requires_any: z.array(z.string()),
  reason: z.string(),
})

const Preset = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  part_codes: z.array(z.string()),
})

export const Bike = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  kind: z.string(),
  tagline: z.string(),
  description: z.string(),
  price: Money,
  performance: Performance,
  range_profile: z.object({ crr: z.number(), cda: z.number() }),
  fork: z.object({ axle_to_crown: z.number(), offset: z.number(), headset: z.number() }),
  travel: z.object({ front: z.number(), rear: z.number() }),
  tyre_label: z.string(),
  gross_limit: z.number(),
  standover_clearance: z.number(),
  lead_days: z.int().min(0),
  unavailable: z
    .string()
    .optional()
    .describe('Why it can’t be bought: it isn’t offered yet. Bikes on offer have none'),
  sizes: z.array(BikeSize),
  colors: z.array(Color),
  groups: z.array(PartGroup),
  rules: z.array(BuildRule),
  presets: z.array(Preset),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
})

export const Build = z.object({
  size_id: Id,
  color_id: Id,
  paint: z
    .object({
      first_color_id: Id,
      second_color_id: Id,
      name: z.string().max(20).nullable(),
    })
    .nullable(),
  selectedParts: z.record(z.string().regex(/^\d{1,6}$/), Id),
  selectedMultipleParts: z.record(z.string().regex(/^\d{1,6}$/), z.array(Id).max(40)),
})

export const PriceLine = z.object({ id: z.string(), title: z.string(), price: Money })

export const FactoryCalendar = z.object({
  today: z.iso.date(),
  closed_days: z.array(z.iso.date()),
  full_weeks: z.array(z.iso.date()).describe('Mondays of weeks without room for another bike'),
})

export const Extra = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Money,
  weight_g: z.number(),
  thumbnail: z.string(),
  in_stock: z.boolean(),
  has_versions: z
    .boolean()
    .describe('True if a size or color must be chosen first, on the product page'),
})

const Edit = z.object({
  mode: z.enum(['CEOM', 'CECM', 'CEUM']),
  cart_id: Id.nullable(),
  order_bike_id: Id.nullable(),
  build: Build,
  count: z.int(),
  ordered: Build.nullable().describe('The build as ordered; null for a cart item'),
  preUpgrades: z
    .object({ color_id: Id, size_id: Id, part_ids: z.array(Id) })
    .nullable()
    .describe('The build as ordered, by ID. Its parts can only be exchanged for better ones'),
  upgradesInCart: z
    .array(z.object({ id: Id, title: z.string() }))
    .describe('Upgrades of the same bike that are already in the cart'),
  preUpgradePartsPrice: Money.describe(
    'Price of the parts as ordered. Upgrades cost the difference',
  ),
})

named({
  Performance,
  Geometry,
  BikeSize,
  Color,
  PartLook,
  Part,
  PartGroup,
  BuildRule,
  Preset,
  Bike,
  Build: [Build, 'A configuration of a bike. The server checks every ID against the bike'],
  FactoryCalendar,
  BikeExtra: [Extra, 'An accessory that fits the bike, offered at the end of the configurator'],
  BuildEdit: [Edit, 'What a user is editing: a cart item or an ordered bike'],
})

const PricedOption = z
  .string()
  .meta({ examples: ['color-351'] })
  .describe('color-351 or part-30102; empty for the bike itself')

const BuildAddress = z
  .string()
  .max(600)
  .meta({
    description: 'Size, color, paint and parts',
    examples: ['302.311.-.3001_3011_3201'],
  })

export const configuratorSchemas = {
  list: {
    summary: 'Lists all bikes with their sizes, colors, parts and rules.',
    spec: '§7 Configurator',
    response: z.object({ bikes: z.array(Bike), calendar: FactoryCalendar }),
  },
  bike: {
    summary: 'Returns one bike with its accessories and the factory calendar.',
    spec: '§7 Configurator',
    errors: [
      'bike_not_found',
      'cart_line_not_found',
      'owned_bike_not_found',
      'bike_not_upgradable',
    ],
    params: z.object({ slug: Slug }),
    query: z.object({
      has_upgrade_only: z
        .enum(['true', 'false'])
        .optional()
        .describe('Returns only part groups that can still be upgraded'),
      mode: z.enum(CONFIGURATOR_MODES).optional(),
      cartID: IdParam.optional().describe('The cart item to edit. Requires its owner’s token'),
      orderBikeID: IdParam.optional(),
    }),
    response: z.object({
      bike: Bike,
      extras: z.array(Extra),
      calendar: FactoryCalendar,
      edit: Edit.nullable(),
      earlier_prices: z
        .array(z.array(z.object({ variant: PricedOption, price: Money })))
        .nullish()
        .describe(
          'While an offer reduces all prices, each combination of prices of the 30 days before: those that weren’t the present ones',
        ),
    }),
  },
  colors: {
    summary: 'Lists the colors available in a size, grouped by color type.',
    spec: '§7 Configurator',
    errors: ['bike_not_found', 'size_not_found'],
    params: z.object({ productId: IdParam, sizeId: IdParam }),
    response: z.record(z.enum(COLOR_TYPE_ORDER), z.array(Color)),
  },
  date: {
    summary: 'Returns the date a bike of this size and color leaves the factory.',
    spec: '§7 Configurator',
    errors: ['bike_not_found', 'size_not_found', 'color_not_found', 'color_not_available'],
    params: z.object({ productId: IdParam, sizeId: IdParam, colorId: IdParam }),
    response: z.object({
      ready_date: z.iso.date().describe('The day the bike leaves the factory with standard parts'),
      working_days: z.int(),
      in_stock: z.boolean(),
      calendar: FactoryCalendar,
    }),
  },
  saveToCart: {
    summary:
      'Adds a configured bike, or an upgrade for an ordered bike, to the user’s cart. With cart_id, replaces the build of that line, which keeps its place and its quantity. Send an Idempotency-Key header; the same key saves only once.',
    spec: '§7 Configurator',
    takesKey: true,
    errors: [
      'bike_not_found',
      'build_invalid',
      'cart_line_not_found',
      'owned_bike_not_found',
      'bike_not_upgradable',
      'nothing_to_upgrade',
      'cart_full',
      'too_many_pieces',
      'idempotency_mismatch',
    ],
    body: z.object({
      mode: z.enum(CONFIGURATOR_MODES).default('CNM'),
      product_id: Id,
      bike_slug: Slug,
      build: Build,
      count: z.int().min(1).max(99).default(1),
      cart_id: Id.nullish(),
      order_bike_id: Id.nullish(),
    }),
    response: z.object({ cart_id: Id, version: z.int() }),
  },
  changePromoCode: {
    summary:
      'Returns the promotion’s discount for a cart line. The server ignores the total in the body and calculates its own.',
    spec: '§7 Configurator',
    errors: ['cart_line_not_found'],
    params: z.object({ id: IdParam }),
    body: z.object({ total_price: Money.optional() }),
    response: z.object({ code: z.string(), discount: Money, total_price: Money }),
  },
  saveBuild: {
    summary:
      'Saves a build under an eight-character code. The same build always gets the same code.',
    spec: 'open',
    repeats: 'The same build always returns the same code.',
    limits: limitedBy('saveBuild', 'saveBuildByDay'),
    errors: ['bike_not_found', 'build_invalid'],
    body: z.object({ bike_slug: Slug, build: Build }),
    response: z.object({ code: BuildCode }),
  },
  countVisit: {
    summary:
      'Counts the steps that a visit to a bike’s page came to, by day. Nothing about the visitor is stored, and nothing is counted if the browser sends Do Not Track or Global Privacy Control.',
    spec: 'open',
    repeats: 'Each call counts.',
    limits: limitedBy('visits'),
    body: z.object({
      bike: Slug,
      steps: z
        .array(
          z
            .string()
            .max(20)
            .regex(VISIT_STEP)
            .meta({ examples: ['viewed'] }),
        )
        .min(1)
        .max(MOST_VISIT_STEPS),
    }),
    response: z.object({}),
  },
  model: {
    summary:
      'Returns a build as a 3D file in true size, also at /models/{slug}.glb. Its address holds the whole build.',
    spec: 'open',
    limits: limitedBy('model'),
    file: { type: 'model/gltf-binary', description: 'Binary glTF 2.0 in meters, at most 2 MB.' },
    errors: ['bike_not_found', 'build_not_found', 'server_busy'],
    params: z.object({ slug: Slug }),
    query: z.object({
      build: BuildAddress.optional().describe(
        'Size, color, paint and parts; the bike as it is first offered without it',
      ),
    }),
    response: z.any(),
  },
  planPicture: {
    summary:
      'Has the picture of a build rendered that a guest added to the cart, unless it exists. Above the limits, nothing happens.',
    spec: 'open',
    repeats: 'A picture is rendered once.',
    limits: limitedBy('saveBuild', 'buildPictureByAddress', 'buildPictures'),
    errors: ['bike_not_found', 'build_invalid'],
    body: z.object({ bike_slug: Slug, build: Build }),
    response: z.object({}),
  },
  pictured: {
    summary: 'Returns a bike as pictures show it, also one that is no longer sold.',
    spec: 'open',
    errors: ['bike_not_found'],
    params: z.object({ slug: Slug }),
    response: z.object({ bike: Bike }),
  },
  pictureState: {
    summary: 'Returns whether a build has its own picture, or one is being rendered.',
    spec: 'open',
    params: z.object({ slug: Slug }),
    query: z.object({ build: BuildAddress }),
    response: z.object({ state: z.enum(['final', 'planned', 'none']) }),
  },
  picture: {
    summary: 'Returns the rendered picture of a build in the next larger width.',
    spec: 'open',
    file: { type: 'image/*', description: 'AVIF or WebP.' },
    errors: ['file_not_found'],
    params: z.object({
      slug: Slug,
      file: z
        .string()
        .regex(/^(dark|paper)-[a-z]{4,7}-\d{1,5}\.(avif|webp)$/)
        .meta({
          description: 'Stage, view, width in pixels and format',
          examples: ['paper-side-960.avif'],
        }),
    }),
    query: z.object({ build: BuildAddress }),
    response: z.any(),
  },
  restoreBuild: {
    summary: 'Returns a saved build and what has changed since it was saved.',
    spec: 'open',
    errors: ['build_not_found'],
    params: z.object({ code: codeText(20) }),
    response: z.object({
      code: BuildCode,
      bike_slug: Slug,
      build: Build,
      saved_at: z.iso.datetime(),
      differences: z
        .array(z.string())
        .describe('What has changed since, in sentences: prices, discontinued parts, rules'),
    }),
  },
}
