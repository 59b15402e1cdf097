import { z } from 'zod'

import { KEYWORD_LIMIT } from '@/domain/kit/search/words'
import { SERVICE_FIELDS } from '@/domain/shop/goods/product-fields'
import { PART_IDS } from '@/domain/shop/spares/spare-address'

import { Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { Goods } from '@/contract/shop/goods/goods.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { answersOf } from '@/contract/kit/text-field.schema'
import { line } from '@/contract/kit/text.schema'

const Keyword = line(KEYWORD_LIMIT)

const Marks = z
  .array(z.tuple([z.int(), z.int()]))
  .describe('Match ranges: start and end offsets, end exclusive')

const SpareHit = z.object({
  id: Id,
  title: z.string(),
  thumbnail: z.string().describe('Path of its picture; empty if it has none'),
  marks: Marks,
  found: z
    .object({
      in: z.enum(['number', 'standard', 'equivalent', 'bike', 'kind']),
      text: z.string(),
      marks: Marks,
    })
    .nullable()
    .describe('What matched besides the title, for example a standard'),
  is_near: z.boolean().describe('True if it matches the query terms only approximately'),
  price: Money,
  in_stock: z.boolean(),
  standard_equivalent: z.string().nullable(),
  fits: z.array(Slug),
})

const PartsOnBike = z
  .string()
  .regex(PART_IDS)
  .optional()
  .describe(
    'Ids of the options on the bike, joined by dots: leaves out parts that need another option',
  )

const Bike = z.object({ slug: Slug, title: z.string() })

const GroupCount = z.object({
  code: Slug,
  title: z.string(),
  count: z.int().describe('Parts of this group among all that match, whatever group is asked for'),
})

/** `data` in the error responses of both searches. */
const NOTHING_FOUND = { total: 0, results: [] } as const

named({ SpareHit, SpareGroup: [GroupCount, 'A kind of spare part to browse by'] })

export const sparesSchemas = {
  searching: {
    summary: 'Suggests up to eight spare parts as you type.',
    spec: '§7 Other',
    errors: ['invalid_input'],
    failureData: NOTHING_FOUND,
    query: z.object({ keyword: Keyword, bike: Slug.optional(), parts: PartsOnBike }),
    response: z.object({
      query: z.string(),
      total: z.int(),
      results: z.array(SpareHit),
    }),
  },
  search: {
    summary:
      'Searches spare parts by name, part number, standard, equivalent or bike, best matches first, 20 per page. Knows synonyms and tolerates a one-letter typo in each word. Without q, lists all of them. Groups are counted for browsing.',
    spec: '§7 Other',
    limits: limitedBy('searchLog'),
    errors: ['invalid_input'],
    failureData: NOTHING_FOUND,
    query: z.object({
      q: Keyword.default(''),
      page: z
        .string()
        .regex(/^[1-9]\d{0,5}$/, 'Enter a page number of 1 or higher.')
        .transform(Number)
        .default(1),
      bike: Slug.optional(),
      parts: PartsOnBike,
      group: Slug.optional().describe('Code of a group, for example `brakes`'),
      stock: z.literal('1').optional().describe('`1` returns only items in stock'),
    }),
    response: z.object({
      query: z.string(),
      group: z
        .string()
        .nullable()
        .describe('The group asked for, as it is called now: it may have been renamed'),
      page: z.int(),
      pages: z.int().describe('Number of pages. Later pages have no results'),
      total: z.int(),
      near: z.int().describe('How many of the total match only approximately'),
      is_partial: z.boolean().describe('True if no part has all query terms, so these lack one'),
      results: z.array(SpareHit),
      nearest: z.array(z.string()).describe('Similar words from the catalog, if nothing was found'),
      bikes: z.array(Bike).describe('Bikes to filter by'),
      groups: z.array(GroupCount).describe('Groups to filter by'),
    }),
  },
  read: {
    summary: 'Returns one spare part with everything a mechanic needs.',
    spec: 'open',
    errors: ['spare_not_found'],
    params: z.object({ id: IdParam }),
    response: Goods.extend({
      ...answersOf(SERVICE_FIELDS),
      labor_price: Money.nullable().describe(
        'About what a repairer charges to replace it, before tax and without the part; null if unknown',
      ),
      group: z
        .object({
          code: Slug,
          title: z.string(),
          place: z.record(z.string(), z.union([z.string(), z.number()])),
        })
        .nullable(),
    }),
  },
}
