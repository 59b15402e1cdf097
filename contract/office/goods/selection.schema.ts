import { z } from 'zod'

import { MAX_PRICED } from '@/domain/office/goods/prices'
import { TAG_LENGTH } from '@/domain/office/goods/many-products'

import { line } from '@/contract/kit/text.schema'
import { KINDS } from './goods-item.schema'

export const ProductId = z.int().positive()

export const filter = {
  kind: z.enum(KINDS),
  q: line(100).optional().describe('Words of the title, part number or GTIN'),
  bike: line(80).optional().describe('Slug of a bike that it fits'),
  group: line(80).optional(),
  offered: z.enum(['yes', 'no']).optional(),
  tag: line(TAG_LENGTH).optional().describe('A tag that staff gave it'),
}

export const Selection = z
  .object({
    ids: z
      .array(ProductId)
      .min(1)
      .max(MAX_PRICED)
      .optional()
      .describe('Numbers of products, or of bikes')
      .meta({ examples: [[5_000_336]] }),
    filter: z.object(filter).optional().describe('All that match, instead of `ids`'),
  })
  .refine(({ ids, filter: all }) => (ids === undefined) !== (all === undefined), {
    message: 'Send either `ids` or `filter`.',
  })
