import { boughtThings, type LineBundle } from '@/domain/shop/goods/ordered-bundle'

interface TitledLine {
  title: string
  count: number
  bike_slug: string | null
  options: { size: string | null; color: string | null } | null
  bundle?: LineBundle | null | undefined
}

/**
 * Names an order by its items; a bundle counts as one.
 * @example orderTitle([nyx, helmet]) // 'Nyx, size M, Night and 1 more'
 */
export function orderTitle(lines: readonly TitledLine[]): string {
  const things = boughtThings(lines).map(({ bundle, lines: [line] }) =>
    bundle ? { ...bundle, bike_slug: null, options: null } : line,
  )
  const named = things.find(({ bike_slug }) => bike_slug !== null) ?? things[0]
  if (!named) return ''
  const { size, color } = named.options ?? { size: null, color: null }
  const amount = named.count > 1 ? `${named.count} × ` : ''
  const words = amount + [named.title, size && `size ${size}`, color].filter(Boolean).join(', ')
  const others = things.reduce((sum, { count }) => sum + count, -named.count)
  return others > 0 ? `${words} and ${others} more` : words
}
