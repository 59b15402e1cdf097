/** How many pages a list has; an empty one has one. */
export function pagesOf(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size))
}
