export function pagesOf(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size))
}
