import type { ContentNode, Heading } from '@/domain/content'

import type { CategoryRow } from './queries'

/** A sentence of a topic with its heading. */
export interface Sentence {
  text: string
  anchor: string | null
  /** Its terms, normalized for search. */
  words: readonly string[]
}

/** A topic with its placeholders filled in. */
export interface HelpTopic {
  id: number
  slug: string
  title: string
  description: string
  category: Pick<CategoryRow, 'slug' | 'title'>
  keywords: readonly string[]
  publish_at: Date
  updated_at: Date
  body: ContentNode[]
  headings: Heading[]
  sentences: Sentence[]
}
