import { z } from 'zod'

import { TAG_LENGTH } from '@/domain/office/goods/many-products'

import { filled, line } from '@/contract/kit/text.schema'
import { Selection } from './selection.schema'

const Tag = filled(TAG_LENGTH, 'Enter a tag.')

const Change = z
  .object({
    is_offered: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    group: line(80).optional().describe('Code of a category or group; empty for none'),
    add_tag: Tag.optional(),
    remove_tag: Tag.optional(),
  })
  .refine((change) => Object.values(change).filter((one) => one !== undefined).length === 1, {
    message: 'Send exactly one change.',
  })

const chosen = { selection: Selection, change: Change }
const errors = ['too_many_prices', 'catalog_item_not_found', 'group_not_found'] as const

/** Changes of many products at once, apart from prices. */
export const manySchemas = {
  previewMany: {
    summary: 'Says how many of the chosen products a change would change.',
    spec: 'open',
    repeats: 'It changes nothing.',
    errors,
    body: z.object(chosen),
    response: z.object({
      count: z.int().describe('Products that are chosen'),
      changing: z.int(),
      titles: z.array(z.string()).describe('Of the first five that change'),
      bundles: z
        .array(z.string())
        .describe('Titles of other bundles that leave the shop, because they contain what does'),
      seen: z.string().describe('Names what was counted; send it to change exactly that'),
    }),
  },
  changeMany: {
    summary:
      'Offers, withdraws, moves or tags products, all together. Refused if any of them has changed since the preview.',
    spec: 'open',
    repeats: 'A repeat is refused.',
    errors: [...errors, 'catalog_changed', 'no_price_changes'],
    body: z.object({ ...chosen, seen: line(80) }),
    response: z.object({ changed: z.int() }),
  },
} as const
