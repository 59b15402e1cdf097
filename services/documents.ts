import type { WireOrder } from '@/contract/orders'
import { publicSettings } from '@/utils/public-settings'

type Papers = WireOrder['documents']

/** Papers are files: a browser follows the links that an order names. */
export function documentsService() {
  return {
    /** The papers of an order with addresses that lead to the host of the API. */
    async linksOf(papers: Papers): Promise<Papers> {
      return withHost(papers)
    },
  }
}

/** Where another origin serves the API, its files are there too. */
export function withHost(papers: Papers): Papers {
  const host = publicSettings().apiHost
  if (!host) return papers
  return papers.map(({ title, href }) => ({
    title,
    href: href.startsWith('/api/') ? new URL(href, host).href : href,
  }))
}
