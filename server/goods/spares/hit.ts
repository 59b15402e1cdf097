import { highlightRanges, type HighlightRange, type QueryTerm } from '@/domain/kit/search/words'

import type { SpareRow } from './queries'

/** Returns a hit with its matches in the title, or else in the first other field that matches. */
export function hitOf(
  row: SpareRow,
  terms: readonly QueryTerm[],
  bikeTitles: ReadonlyMap<string, string>,
) {
  const marks = highlightRanges(row.title, terms)
  return {
    id: row.id,
    title: row.title,
    thumbnail: row.thumbnail,
    marks: wire(marks),
    found: marks.length > 0 ? null : besideTitle(row, terms, bikeTitles),
    price: row.price_cents,
    standard_equivalent: row.standard_equivalent,
    fits: row.fits.filter((slug) => bikeTitles.has(slug)),
  }
}

function besideTitle(
  row: SpareRow,
  terms: readonly QueryTerm[],
  bikeTitles: ReadonlyMap<string, string>,
) {
  const kind = [row.group_title, ...(row.keywords ?? [])].filter((text) => text !== null)
  const sources = [
    { in: 'number' as const, text: String(row.id) },
    ...row.standards.map((text) => ({ in: 'standard' as const, text })),
    { in: 'equivalent' as const, text: row.standard_equivalent ?? '' },
    ...row.fits.flatMap((slug) => {
      // Hides bikes that aren't offered yet.
      const text = bikeTitles.get(slug)
      return text === undefined ? [] : [{ in: 'bike' as const, text }]
    }),
    ...kind.map((text) => ({ in: 'kind' as const, text })),
  ]
  for (const source of sources) {
    const marks = highlightRanges(source.text, terms)
    if (marks.length > 0) return { ...source, marks: wire(marks) }
  }
  return null
}

const wire = (marks: readonly HighlightRange[]) =>
  marks.map(([start, end]): [number, number] => [start, end])
