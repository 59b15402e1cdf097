import { z } from 'zod'

import { KEYWORD_LIMIT } from '@/domain/spare-search'

import { Id, IdParam, Slug } from './configurator.schema'
import { Goods } from './goods.schema'
import { Money } from './money.schema'
import { line } from './text.schema'

const Keyword = line(KEYWORD_LIMIT)

/** Where the match stands in `text`: start and end as `slice` takes them. Never HTML. */
const Marks = z.array(z.tuple([z.int(), z.int()]))

const SpareHit = z.object({
  id: Id,
  title: z.string(),
  marks: Marks,
  /** What matched beside the title, for example a standard. */
  found: z
    .object({
      in: z.enum(['number', 'standard', 'equivalent', 'bike', 'kind']),
      text: z.string(),
      marks: Marks,
    })
    .nullable(),
  /** Its words are only nearly those that were asked for. */
  is_near: z.boolean(),
  price: Money,
  in_stock: z.boolean(),
  standard_equivalent: z.string().nullable(),
  fits: z.array(Slug),
})

const Bike = z.object({ slug: Slug, title: z.string() })

/** What failures of both searches carry as `data`. */
export const NOTHING_FOUND = { total: 0, results: [] } as const

export const sparesSchemas = {
  searching: {
    summary: 'Suggests up to eight spare parts as you type.',
    spec: '§7 Other',
    errors: ['invalid_input'],
    failureData: NOTHING_FOUND,
    query: z.object({ keyword: Keyword, bike: Slug.optional() }),
    response: z.object({
      query: z.string(),
      total: z.int(),
      results: z.array(SpareHit),
    }),
  },
  search: {
    summary:
      'Searches spare parts by name, part number, standard, equivalent or bike, best matches first, 20 per page. Tolerates a one-letter typo in each word. Without q, lists all of them.',
    spec: '§7 Other',
    errors: ['invalid_input'],
    failureData: NOTHING_FOUND,
    query: z.object({
      q: Keyword.default(''),
      page: z
        .string()
        .regex(/^[1-9]\d{0,5}$/, 'Give a page from 1 on.')
        .transform(Number)
        .default(1),
      bike: Slug.optional(),
      /** '1': only what is in stock. */
      stock: z.literal('1').optional(),
    }),
    response: z.object({
      query: z.string(),
      page: z.int(),
      /** How many pages there are; a page beyond them has no results. */
      pages: z.int(),
      total: z.int(),
      /** How many of the total are only near. */
      near: z.int(),
      /** No part has all the words, so these have all but one of them. */
      is_partial: z.boolean(),
      results: z.array(SpareHit),
      /** Words of our parts that resemble what was asked for; only where nothing was found. */
      nearest: z.array(z.string()),
      /** Bikes to choose from. */
      bikes: z.array(Bike),
    }),
  },
  read: {
    summary: 'Returns one spare part with everything a mechanic needs.',
    spec: 'open',
    errors: ['spare_not_found'],
    params: z.object({ id: IdParam }),
    response: Goods.extend({
      standards: z.array(z.string()),
      standard_equivalent: z.string().nullable(),
      tools: z.array(z.string()),
      /** 1 anyone, 2 practiced, 3 workshop. */
      difficulty: z.int().min(1).max(3).nullable(),
      minutes: z.int().nullable(),
      wear_interval_km: z.int().nullable(),
      group: z
        .object({
          title: z.string(),
          place: z.record(z.string(), z.union([z.string(), z.number()])),
        })
        .nullable(),
    }),
  },
}
