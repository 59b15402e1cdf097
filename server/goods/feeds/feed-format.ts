import type { FeedRow, FeedShop } from './feed-row'

export interface FeedFormat {
  type: string
  head(shop: FeedShop): string
  item(row: FeedRow, shop: FeedShop): string
  /** Between two items. */
  between: string
  tail: string
}
