import { z } from 'zod'

import { text, words } from '../files/cells'
import { readRows } from '../files/read-data'

/** A shelf of the help center; its topics lie in a file of the same name. */
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

/** In the order of the help center. */
export const seedHelpCategories = readRows('help-categories.tsv', Category, 'slug')

/** Words that people use for the same thing. */
export const seedHelpSynonyms = readRows('help-synonyms.tsv', z.strictObject({ words })).map(
  (row) => row.words,
)

/** The topics lie in Markdown, one file for each category, each topic with its head on top. */
export function seedHelpTopics(): SeedHelpTopic[] {
  return seedHelpCategories.flatMap(({ slug: category }) =>
    readRows(`help/${category}.md`, Topic, 'slug').map(({ text: source, ...topic }, position) => ({
      ...{ ...topic, source, category, position },
    })),
  )
}
