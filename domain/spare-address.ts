/** How many results the short list holds while somebody types, and a page of the search. */
export const SHORT_LIST = 8
export const SPARES_PAGE = 20

/** What a page of the search of spares shows; all of it stands in its address. */
export interface SpareQuery {
  q: string
  page: number
  /** Slug of the bike that the parts have to fit. */
  bike: string | null
  /** Code of the group that the parts have to be of. */
  group: string | null
  isInStock: boolean
}

/**
 * The address of a page of the search.
 * @example spareSearchAddress({ q: 'brake pads', page: 2, bike: null, group: null, isInStock: false }) // '/spares?q=brake+pads&page=2'
 */
export function spareSearchAddress({ q, page, bike, group, isInStock }: SpareQuery): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(bike === null ? {} : { bike }),
    ...(group === null ? {} : { group }),
    ...(isInStock ? { stock: '1' } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return query === '' ? '/spares' : `/spares?${query}`
}

/** What an address asks for; a member that is given twice counts once, a page that is none is the first. */
export function spareQueryOf(query: Record<string, string | string[] | undefined>): SpareQuery {
  const one = (name: string) => [query[name]].flat()[0] ?? ''
  const page = one('page')
  return {
    q: one('q').trim(),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    bike: one('bike') || null,
    group: one('group') || null,
    isInStock: one('stock') === '1',
  }
}
