interface TitledLine {
  title: string
  count: number
  bike_slug: string | null
  options: { size: string | null; color: string | null } | null
}

/**
 * What an order is called: its bike in words, else its first item, and how many more there are.
 * @example orderTitle([nyx, helmet]) // 'Nyx, size M, Night and 1 more'
 */
export function orderTitle(lines: readonly TitledLine[]): string {
  const named = lines.find(({ bike_slug }) => bike_slug !== null) ?? lines[0]
  if (!named) return ''
  const { size, color } = named.options ?? { size: null, color: null }
  const words = [named.title, size && `size ${size}`, color].filter(Boolean).join(', ')
  const others = lines.reduce((sum, { count }) => sum + count, 0) - 1
  return others > 0 ? `${words} and ${others} more` : words
}
