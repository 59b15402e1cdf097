import type { WireOrder } from '@/contract/shop/orders/orders'
import { publicSettings } from '@/utils/public-settings'

type Papers = WireOrder['documents']

/** Documents are files: the browser follows the links of an order. */
export function documentsService() {
  return {
    async linksOf(papers: Papers): Promise<Papers> {
      return withHost(papers)
    },
  }
}

/** Points document links to the API host where the API has another origin. */
export function withHost(papers: Papers): Papers {
  const host = publicSettings().apiHost
  if (!host) return papers
  return papers.map(({ title, href }) => ({
    title,
    href: href.startsWith('/api/') ? new URL(href, host).href : href,
  }))
}
