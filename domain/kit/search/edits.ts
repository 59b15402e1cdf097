export function deletionVariants(word: string): string[] {
  const shorter = [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}

/** Whether the words differ only by a letter replaced, omitted, added, or swapped with its neighbor. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Minimum word length for tolerating two typos. */
export const LONG_WORD = 8

export function farVariantsOf(word: string): string[] {
  return [...new Set(deletionVariants(word).flatMap(deletionVariants))]
}

/** Uses optimal string alignment. @example isWithinTwoEdits('derailer', 'derailleur') // true */
export function isWithinTwoEdits(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity
      const [above, left, diagonal] = [last[j] ?? 0, row[j - 1] ?? 0, last[j - 1] ?? 0]
      row.push(Math.min(above + 1, left + 1, diagonal + cost, swapped))
    }
    ;[before, last] = [last, row]
  }
  return (last[b.length] ?? 0) <= 2
}

/**
 * Returns LIKE patterns of all texts that contain the word with at most one letter replaced, omitted, added, or swapped
 * with its neighbor.
 */
export function oneEditPatterns(word: string): string[] {
  const edited = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`
    return [`${before}_${after}`, `${before}${after}`, `${before}${letter}_${after}`, swapped]
  })
  return [...new Set([word, ...edited])].map((pattern) => `%${pattern}%`)
}
