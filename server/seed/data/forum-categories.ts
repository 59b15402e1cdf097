import { z } from 'zod'

import { text } from '../files/cells'
import { readRows } from '../files/read-data'

const Category = z.strictObject({ slug: text, title: text, description: text })

export const seedForumCategories = readRows('forum-categories.tsv', Category, 'slug')
