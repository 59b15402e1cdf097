/** Number of topics per results page, and per suggestion list. */
export const HELP_PAGE = 10
export const HELP_SHORT_LIST = 6

export const HELP_COMMENT_BYTES = 2_048

export interface HelpQuery {
  q: string
  page: number
}

/** Parses the query string of a results page; invalid fields are ignored. */
export function helpQueryOf(params: Readonly<Record<string, unknown>>): HelpQuery {
  const page =
    typeof params.page === 'string' && /^[1-9]\d{0,5}$/.test(params.page) ? params.page : 1
  return { q: typeof params.q === 'string' ? params.q.trim() : '', page: Number(page) }
}

/** @example helpSearchAddress({ q: 'flat tire', page: 2 }) // '/help-center/search?q=flat+tire&page=2' */
export function helpSearchAddress({ q, page }: HelpQuery): string {
  const search = new URLSearchParams({ q, ...(page > 1 ? { page: String(page) } : {}) })
  return `/help-center/search?${search}`
}

export function helpTopicAddress(slug: string, anchor: string | null = null): string {
  return `/help-center/${slug}${anchor === null ? '' : `#${anchor}`}`
}

export const helpCategoryAddress = (slug: string) => `/help-center#${slug}`

/** Returns the lower bound of the Wilson score interval (95%). @example helpfulness(3, 3) // 0.44 */
export function helpfulness(yes: number, votes: number): number {
  if (votes === 0) return 0
  const z = 1.96
  const share = yes / votes
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * votes)) / votes)
  return Math.max(0, (share + (z * z) / (2 * votes) - spread) / (1 + (z * z) / votes))
}
