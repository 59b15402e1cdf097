import type { ContentNode, Heading } from '@/domain/content'

import type { CategoryRow } from './queries'

/** A sentence of a topic, and the heading that it stands under. */
export interface Sentence {
  text: string
  anchor: string | null
  /** Its words as a search compares them. */
  words: readonly string[]
}

/** A topic as it is read, its facts filled in. */
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
