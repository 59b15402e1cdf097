import type { ContentNode, Heading } from '@/domain/shop/content/content'

import type { CategoryRow } from './queries'

export interface Sentence {
  text: string
  anchor: string | null
  words: readonly string[]
}

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
