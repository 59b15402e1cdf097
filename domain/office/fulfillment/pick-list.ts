export const PAPERS = ['a4', 'letter'] as const
export type PaperSize = (typeof PAPERS)[number]

/** Orders whose pieces are on one pick list at most, oldest first. */
export const MOST_PICKED = 200

interface ShelfRow {
  shelf: string
}

/** Groups the rows of a pick list by shelf, in their order. */
export function byShelf<Row extends ShelfRow>(
  rows: readonly Row[],
): { shelf: string; rows: Row[] }[] {
  const shelves = new Map<string, Row[]>()
  for (const row of rows) shelves.set(row.shelf, [...(shelves.get(row.shelf) ?? []), row])
  return [...shelves].map(([shelf, ofShelf]) => ({ shelf, rows: ofShelf }))
}
