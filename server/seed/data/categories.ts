import { z } from 'zod'

import { text } from '../files/cells'
import { readRows } from '../files/read-data'

export const seedCategories = readRows(
  'accessory-categories.tsv',
  z.strictObject({ code: text, title: text }),
  'code',
)
