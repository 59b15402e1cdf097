import { z } from 'zod'

import { text, words } from '../files/cells'
import { readRows } from '../files/read-data'

/** Category. Its topics are in the file of the same name. */
const Category = z.strictObject({ slug: text, title: text, description: text })

const Topic = z.strictObject({
  slug: text,
  title: text,
  description: text,
  keywords: words,
  text: text.transform((source) => source.trim()),
})

export interface SeedHelpTopic extends Omit<z.output<typeof Topic>, 'text'> {
  category: string
  position: number
  source: string
}

export const seedHelpCategories = readRows('help-categories.tsv', Category, 'slug')

export const seedHelpSynonyms = readRows('help-synonyms.tsv', z.strictObject({ words })).map(
  (row) => row.words,
)

/** Reads one Markdown file per category; each topic starts with a header. */
export function seedHelpTopics(): SeedHelpTopic[] {
  return seedHelpCategories.flatMap(({ slug: category }) =>
    readRows(`help/${category}.md`, Topic, 'slug').map(({ text: source, ...topic }, position) => ({
      ...{ ...topic, source, category, position },
    })),
  )
}
