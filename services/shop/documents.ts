import type { WireOrder } from '@/contract/shop/orders/orders'
import { publicSettings } from '@/utils/public-settings'

type Papers = WireOrder['documents']

/** Documents of an order, which the browser downloads by link. */
export function documentsService() {
  return {
    async linksOf(papers: Papers): Promise<Papers> {
      return withHost(papers)
    },
  }
}

/** Points document links to the API host if the API has a different origin. */
export function withHost(papers: Papers): Papers {
  const host = publicSettings().apiHost
  if (!host) return papers
  return papers.map(({ title, href }) => ({
    title,
    href: href.startsWith('/api/') ? new URL(href, host).href : href,
  }))
}
