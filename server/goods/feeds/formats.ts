import type { FeedFile } from '@/domain/shop/feeds/feeds'

import type { FeedFormat } from './feed-format'
import { googleFeed } from './google-feed'
import { metaFeed } from './meta-feed'
import { openAiArray, openAiLines } from './openai-feed'

export const FORMATS: Record<FeedFile, FeedFormat> = {
  'google.xml': googleFeed,
  'meta.csv': metaFeed,
  'openai.json': openAiArray,
  'openai.jsonl': openAiLines,
}
