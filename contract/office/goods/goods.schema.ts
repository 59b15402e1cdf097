import { z } from 'zod'

import {
  FIRST_LINES,
  MAX_PRICED,
  PERCENT_RANGE,
  PRICE_CHANGE_KINDS,
  PRICE_CHANGE_STATES,
  PRICE_REFUSALS,
} from '@/domain/office/goods/prices'

import { accessoriesSchemas } from '@/contract/shop/accessories/accessories.schema'
import { TouchedBuilds } from '@/contract/office/bikes/bikes.schema'
import { Variant } from '@/contract/shop/cart/cart.schema'
import { IdParam } from '@/contract/shop/configurator/configurator.schema'
import {
  BundleInput,
  Choice,
  Created,
  Details,
  Item,
  KINDS,
  Pictures,
  Service,
  Texts,
  UploadedPicture,
  Versions,
} from './goods-item.schema'
import { CHANGE_CURSOR, changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { sparesSchemas } from '@/contract/shop/spares/spares.schema'
import { line } from '@/contract/kit/text.schema'
import { manySchemas } from './many.schema'
import { filter, ProductId, Selection } from './selection.schema'

const Moment = z.iso.datetime()
/** A part number as a cursor. */
const Place = z.string().regex(/^[1-9]\d{0,8}$/, 'Enter a number.')

const Row = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  title: z.string(),
  thumbnail: z.string().describe('Empty without a picture'),
  group: z.string().nullable().describe('Group of a spare part, or category of an accessory'),
  fits: z.array(z.string()).describe('Slugs of bikes'),
  price: Money,
  versions: z.int(),
  is_offered: z.boolean(),
  for_sale: z.int().describe('Pieces that are for sale'),
  tags: z.array(z.string()).describe('For staff only'),
  has_stuck_picture: z.boolean().describe('Whether one of its pictures couldn’t be made smaller'),
})

const Line = z.object({
  product_id: z.int(),
  variant: z
    .string()
    .describe(
      'Empty for the product itself; a version of it, or “color-351” or “part-30102” of a bike',
    ),
  title: z.string(),
  old: Money,
  new: Money,
  refusal: z.enum(PRICE_REFUSALS).nullable().describe('Why this price stays; null if it changes'),
})

const Change = z.object({
  id: z.int(),
  kind: z.enum(PRICE_CHANGE_KINDS),
  percent: z.number().nullable(),
  note: z.string(),
  by: z.string().describe('Empty once that account is gone'),
  made_at: Moment,
  starts_at: Moment,
  state: z.enum(PRICE_CHANGE_STATES),
  undoes: z.int().nullable().describe('The change that this one undid'),
  count: z.int().describe('Prices that it changes'),
})

named({
  PriceLine: [Line, 'What a change does to a price'],
  PriceChange: [Change, 'A change of prices, of one product or many'],
})

const Plan = z
  .object({
    percent: z
      .number()
      .min(PERCENT_RANGE.least)
      .max(PERCENT_RANGE.most)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
        message: 'Please use at most two decimal places.',
      })
      .optional()
      .meta({ examples: [5] }),
    prices: z
      .array(z.object({ product_id: ProductId, variant: line(80), price: Money }))
      .min(1)
      .max(MAX_PRICED)
      .optional(),
  })
  .refine(({ percent, prices }) => (percent === undefined) !== (prices === undefined), {
    message: 'Send either `percent` or `prices`.',
  })

const planned = { selection: Selection, plan: Plan }
const params = z.object({ id: z.coerce.number().int().positive() })
const Lines = z.array(Line)
const Preview = z.object({
  lines: Lines,
  changing: z.int(),
  seen: z.string().describe('Names what was shown; send it to apply exactly that'),
  touched: TouchedBuilds.nullable().describe(
    'Bikes whose price changes where they are kept; null if no bike is among the products',
  ),
})
const WholeChange = Change.extend({ lines: Lines.describe('The first 1,000') })

export const pricesSchemas = {
  ...manySchemas,
  list: {
    summary: 'Returns a page of accessories or spare parts, ordered by part number.',
    spec: 'open',
    query: z.object({
      ...filter,
      ...changesQuery,
      after: z.union([Place, z.string().regex(CHANGE_CURSOR)]).optional(),
      before: Place.optional(),
    }),
    response: z.object({
      products: z.array(Row),
      count: z.int().describe(`All that match, counted up to ${MAX_PRICED + 1}`),
      groups: z.array(Choice),
      bikes: z.array(z.object({ slug: z.string(), title: z.string() })),
      tags: z.array(z.string()).describe('All tags of such products, in alphabetical order'),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      ...changesEnd,
    }),
  },
  read: {
    summary: 'Returns a product with its texts, prices and their history.',
    spec: 'open',
    errors: ['catalog_item_not_found'],
    params,
    response: Item,
  },
  shopPage: {
    summary: 'Returns the page of a product as the shop shows it once it’s offered.',
    spec: 'open',
    errors: ['catalog_item_not_found', 'country_not_found', 'product_not_found'],
    params,
    query: z.object({
      country: IdParam.describe('For the delivered price'),
      variant: Variant.optional().describe('Version that the delivered price is for'),
    }),
    response: z.object({
      is_offered: z.boolean(),
      accessory: accessoriesSchemas.read.response.nullable(),
      spare: sparesSchemas.read.response.nullable(),
    }),
  },
  save: {
    summary:
      'Saves all of a product but its prices: texts, pictures, versions, facts, fit, what a mechanic needs to know, and whether it’s offered.',
    spec: 'open',
    errors: ['catalog_item_not_found', 'catalog_changed', 'group_not_found'],
    params,
    body: z.object({
      ...Texts,
      ...Details,
      pictures: Pictures.describe('In the order of its page; the first one is the main one'),
      versions: Versions.optional().describe(
        'In the order of its page; leave it out to keep them as they are',
      ),
      service: Service.nullish().describe('Of a spare part; leave it out to keep it as it is'),
      fits: z.array(line(80)).max(50),
      is_offered: z.boolean(),
      bundle: BundleInput.nullish().describe(
        'Of a bundle, whose fit and weight follow from its parts; leave it out to keep it as it is',
      ),
      version: line(80).describe('As it was read'),
    }),
    response: Item,
  },
  uploadPicture: {
    summary:
      'Accepts a picture as the body, up to 20 MB. It’s re-encoded without metadata, and deleted after a day unless a product is saved with it.',
    spec: 'open',
    limits: limitedBy('pictureUpload'),
    errors: ['image_unreadable', 'server_busy'],
    query: z.object({ name: z.string().max(300) }),
    response: UploadedPicture,
  },
  upload: {
    summary:
      'Returns an uploaded picture of a product. Its address comes with the product and works for an hour.',
    spec: 'open',
    file: { type: 'image/*', description: 'PNG, JPEG or WebP, without metadata.' },
    errors: ['file_not_found'],
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ until: z.string().regex(/^\d{1,9}$/), key: z.string().max(60) }),
    response: z.any(),
  },
  retryPictures: {
    summary: 'Tries once more to make pictures smaller that failed too often.',
    spec: 'open',
    repeats: 'A repeat changes nothing while an attempt is pending.',
    errors: ['catalog_item_not_found'],
    params,
    response: Item,
  },
  create: {
    summary: 'Adds a product. It isn’t offered before someone says so.',
    spec: 'open',
    repeats: 'Repeating a `request_key` returns the first product.',
    errors: ['group_not_found'],
    body: Created,
    response: Item,
  },
  planOffer: {
    summary: 'Plans to offer a product, or to withdraw it, at an hour to come.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['catalog_item_not_found', 'offer_changed', 'offer_hour_past'],
    params,
    body: z.object({ is_offered: z.boolean(), starts_at: Moment }),
    response: Item,
  },
  cancelOffer: {
    summary: 'Cancels what was planned. The product stays as it is.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['catalog_item_not_found', 'offer_changed'],
    params,
    response: Item,
  },
  preview: {
    summary: 'Says what each price would become, and which would stay and why.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors: ['too_many_prices', 'catalog_item_not_found'],
    body: z.object(planned),
    response: Preview,
  },
  changes: {
    summary: 'Returns the last 100 changes of prices, newest first.',
    spec: 'open',
    response: z.object({
      changes: z.array(
        Change.extend({
          lines: z
            .array(Line.omit({ refusal: true }))
            .describe(`The first ${FIRST_LINES}; \`readChange\` has the others`),
        }),
      ),
    }),
  },
  change: {
    summary:
      'Changes prices, all together, now or from a moment on. Refused if any price has changed since the preview.',
    spec: 'open',
    repeats: 'Repeating a `request_key` returns the first change.',
    errors: ['too_many_prices', 'catalog_item_not_found', 'prices_changed', 'no_price_changes'],
    body: z.object({
      ...planned,
      seen: line(80),
      starts_at: Moment.nullable().describe('Null for now'),
      note: line(200),
      request_key: z.uuid(),
    }),
    response: WholeChange,
  },
  readChange: {
    summary: 'Returns a change of prices with its lines.',
    spec: 'open',
    errors: ['price_change_not_found'],
    params,
    response: WholeChange,
  },
  undo: {
    summary:
      'Undoes a change as a whole, or cancels one that hasn’t started. Prices that were changed again since then stay, and the answer names them.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['price_change_not_found', 'price_change_ended'],
    params,
    response: WholeChange,
  },
}
