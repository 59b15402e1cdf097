import { z } from 'zod'

import { text } from '../cells'
import { readRows } from '../read-data'

const Category = z.strictObject({ slug: text, title: text, description: text })

/** The categories that a shop begins with, in their order. */
export const seedForumCategories = readRows('forum-categories.tsv', Category, 'slug')
