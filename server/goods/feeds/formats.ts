import type { FeedFile } from '@/domain/shop/feeds/feeds'

import type { FeedRow, FeedShop } from './feed-row'
import { googleFeed } from './google-feed'
import { metaFeed } from './meta-feed'
import { openAiArray, openAiLines } from './openai-feed'

export interface FeedFormat {
  type: string
  head(shop: FeedShop): string
  item(row: FeedRow, shop: FeedShop): string
  /** Between two items. */
  between: string
  tail: string
}

export const FORMATS: Record<FeedFile, FeedFormat> = {
  'google.xml': googleFeed,
  'meta.csv': metaFeed,
  'openai.json': openAiArray,
  'openai.jsonl': openAiLines,
}
