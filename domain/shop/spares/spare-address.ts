/** Number of results in the suggestions while the user types, and on a search page. */
export const SHORT_LIST = 8
export const SPARES_PAGE = 20

/** Ids of options, joined by dots. */
export const PART_IDS = /^\d{1,9}(\.\d{1,9}){0,59}$/

export interface SpareQuery {
  q: string
  page: number
  /** Slug of a bike that the parts must fit. */
  bike: string | null
  /** Ids of the options on that bike, joined by dots; null for any build of it. */
  parts: string | null
  /** Code of the group to which the parts must belong. */
  group: string | null
  isInStock: boolean
}

/** @example spareSearchAddress({ q: 'brake pads', page: 2, … }) // '/spares?q=brake+pads&page=2' */
export function spareSearchAddress(spares: SpareQuery): string {
  const { q, page, bike, parts, group, isInStock } = spares
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(bike === null ? {} : { bike }),
    ...(bike === null || parts === null ? {} : { parts }),
    ...(group === null ? {} : { group }),
    ...(isInStock ? { stock: '1' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return query === '' ? '/spares' : `/spares?${query}`
}

/** Parses the query; of a repeated parameter the first counts, and an invalid page becomes 1. */
export function spareQueryOf(query: Record<string, string | string[] | undefined>): SpareQuery {
  const one = (name: string) => [query[name]].flat()[0] ?? ''
  const [page, parts] = [one('page'), one('parts')]
  return {
    q: one('q').trim(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    bike: one('bike') || null,
    parts: PART_IDS.test(parts) ? parts : null,
    group: one('group') || null,
    isInStock: one('stock') === '1',
  }
}
