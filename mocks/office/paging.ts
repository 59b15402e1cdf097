const PAGE_SIZE = 50

interface PageCursors {
  after?: string | undefined
  before?: string | undefined
}

/** Returns one page of a list with the cursors of its neighbors; `before` takes precedence. */
export function pageOf<Row extends { number: string }>(all: readonly Row[], marks: PageCursors) {
  const { after, before } = marks
  const indexOf = (mark: string) => all.findIndex(({ number }) => number === mark)
  const end = before === undefined ? undefined : indexOf(before)
  const start =
    end !== undefined ? Math.max(0, end - PAGE_SIZE) : after === undefined ? 0 : indexOf(after) + 1
  const rows = all.slice(start, Math.min(end ?? all.length, start + PAGE_SIZE))
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    next: last && all.at(-1) !== last ? last.number : null,
    previous: first && start > 0 ? first.number : null,
  }
}
