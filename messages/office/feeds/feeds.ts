import type { FeedFile } from '@/domain/shop/feeds/feeds'

export const feeds = {
  title: 'Product feeds',
  lead: 'Your bikes, accessories and spare parts for search engines, marketplaces and shopping assistants. A feed is always up to date: it has the prices, taxes, stock and delivery dates that your pages show. Feeds work once your shop is open.',
  country: 'Country',
  countryHint: 'Each country has its own feed, because prices, taxes and shipping differ.',
  files: {
    'google.xml': {
      title: 'Google Merchant Center',
      text: 'In Merchant Center, add products from a file and enter this link. Fetch it once a day.',
    },
    'meta.csv': {
      title: 'Meta: Facebook and Instagram',
      text: 'In Commerce Manager, add a data feed to your catalog and enter this link as a scheduled feed.',
    },
    'openai.jsonl': {
      title: 'OpenAI: ChatGPT',
      text: 'OpenAI takes files from approved merchants. Send it what is behind this link, one product per line.',
    },
    'openai.json': {
      title: 'Other programs',
      text: 'The same products as one JSON list.',
    },
  } satisfies Record<FeedFile, { title: string; text: string }>,
  leftOut:
    'Left out: gift cards, products that are sold in another shop, two-tone paint, and bikes that aren’t legal in the country.',
}
