import { z } from 'zod'

import { text } from '../files/cells'
import { readRows } from '../files/read-data'

/** Categories of accessories, in the order of their filter. */
export const seedCategories = readRows(
  'accessory-categories.tsv',
  z.strictObject({ code: text, title: text }),
  'code',
)
