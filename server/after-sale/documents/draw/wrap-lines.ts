import type { Cluster } from '@/server/kernel/fonts/text-clusters'

type FitsLine = (line: readonly Cluster[]) => boolean

/** Wraps a paragraph, splitting words that are longer than a line. */
export function wrapLines(paragraph: readonly Cluster[], fits: FitsLine): Cluster[][] {
  const lines: Cluster[][] = []
  let start = 0
  do {
    const end = endOfLine(paragraph, start, fits)
    lines.push(trimmed(paragraph.slice(start, end)))
    start = end
  } while (start < paragraph.length)
  return lines
}

function endOfLine(paragraph: readonly Cluster[], start: number, fits: FitsLine): number {
  const ends = paragraph.map((_, index) => index + 1).filter((end) => end > start)
  const breaks = ends.filter((end) => paragraph[end - 1]?.canBreak)
  const isFitting = (end: number) => fits(trimmed(paragraph.slice(start, end)))
  return lastFitting(breaks, isFitting) ?? lastFitting(ends, isFitting) ?? start + 1
}

/** Finds the last fitting end by binary search: each end must need more room than the one before. */
function lastFitting(ends: readonly number[], fits: (end: number) => boolean): number | undefined {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(ends[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return ends[low - 1]
}

function trimmed(line: readonly Cluster[]): Cluster[] {
  const end = line.findLastIndex(({ text }) => text !== ' ') + 1
  return line.slice(0, end)
}
