import { z } from 'zod'

import { text } from '../files/cells'
import { readRows } from '../files/read-data'

const Category = z.strictObject({ slug: text, title: text, description: text })

/** The categories that a shop begins with, in their order. */
export const seedForumCategories = readRows('forum-categories.tsv', Category, 'slug')
