import { z } from 'zod'

import { CATEGORY_KINDS, CODE_LENGTH, isCategoryCode } from '@/domain/office/categories/categories'

import { named } from '@/contract/kit/named.schema'
import { filled, line, prose } from '@/contract/kit/text.schema'

const MOST = 200
const MOST_PRODUCTS = 5_000
const Code = z
  .string()
  .max(CODE_LENGTH)
  .refine(isCategoryCode, 'Use small letters and digits, with hyphens between words.')
  .meta({ description: 'Stands in addresses', examples: ['bags'] })
const Kind = z.enum(CATEGORY_KINDS)
const RowVersion = z.string().max(64).describe('As it was read')

const texts = {
  code: Code,
  title: filled(60, 'Enter a title.'),
  text: prose(400).describe('Above the list of its products; empty for none'),
  keywords: z
    .array(line(40).min(1))
    .max(20)
    .describe('Other words by which its spare parts are found; none for accessories'),
}

const Row = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  keywords: z.array(z.string()),
  is_hidden: z.boolean().describe('No list, filter or menu of the shop offers it'),
  products: z.int(),
  offered: z.int().describe('How many of these are offered'),
  former: z.array(z.string()).describe('Addresses that lead here'),
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({
  Category: [Row, 'A category of accessories, or a group of spare parts'],
})

const List = z.object({
  categories: z.array(Row),
  seen: z.string().describe('Names this order; send it back with another one'),
})
const Products = z.object({
  products: z.array(z.object({ id: z.int(), title: z.string(), is_offered: z.boolean() })),
  seen: z.string().describe('Names this order; send it back with another one'),
})
const ofAccessories = z.object({
  kind: z.literal('accessory'),
  category: z.string().max(80).describe('Its present code'),
})
const ofKind = z.object({ kind: Kind })
const params = z.object({ kind: Kind, category: z.string().max(80).describe('Its present code') })

export const categoriesSchemas = {
  list: {
    summary: 'Lists the categories of accessories, or the groups of spare parts, in their order.',
    spec: 'open',
    params: ofKind,
    response: List,
  },
  order: {
    summary: 'Puts categories into another order. The shop shows it at once.',
    spec: 'open',
    errors: ['category_changed'],
    params: ofKind,
    body: z.object({ codes: z.array(z.string().max(80)).max(MOST), seen: RowVersion }),
    response: List,
  },
  add: {
    summary: 'Adds a category behind the others.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: ['category_exists', 'category_name_taken', 'category_not_found'],
    body: z.object({
      kind: Kind,
      ...texts,
      like: z
        .string()
        .max(80)
        .describe(
          'Group of spare parts that sit at the same place of a bike; empty for accessories',
        ),
    }),
    response: Row,
  },
  save: {
    summary:
      'Changes a category. Its former address leads to the new one, and its products move along.',
    spec: 'open',
    errors: ['category_not_found', 'category_changed', 'category_exists', 'category_name_taken'],
    params,
    body: z.object({ ...texts, is_hidden: z.boolean(), seen: RowVersion }),
    response: Row,
  },
  moving: {
    summary: 'Says which products would move if a category were merged into another one.',
    spec: 'open',
    errors: ['category_not_found'],
    params,
    response: z.object({
      count: z.int(),
      products: z
        .array(z.object({ id: z.int(), title: z.string(), is_offered: z.boolean() }))
        .describe('The first 20'),
      seen: z.string().describe('Names what was shown; send it to merge exactly that'),
    }),
  },
  products: {
    summary: 'Lists the products of a category of accessories in the order of the shop.',
    spec: 'open',
    errors: ['category_not_found'],
    params: ofAccessories,
    response: Products,
  },
  orderProducts: {
    summary: 'Puts the products of a category into another order. The shop shows it at once.',
    spec: 'open',
    errors: ['category_not_found', 'category_changed'],
    params: ofAccessories,
    body: z.object({ ids: z.array(z.int().positive()).max(MOST_PRODUCTS), seen: RowVersion }),
    response: Products,
  },
  merge: {
    summary:
      'Moves all products of a category into another one and removes it. Its address leads there from then on.',
    spec: 'open',
    repeats: 'A repeat finds nothing.',
    errors: ['category_not_found', 'category_changed'],
    params,
    body: z.object({ into: z.string().max(80), seen: RowVersion }),
    response: List,
  },
} as const
