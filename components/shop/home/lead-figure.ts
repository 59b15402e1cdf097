import type { ShowcaseBike } from '@/hooks/shop/home/use-home'

/** Figures that a row may show large, each with a value that is higher the better it is. */
const RANK = {
  power: ({ power }) => power,
  range: ({ range }) => range.high,
  weight: ({ weight }) => -weight,
  price: ({ price }) => -price,
} as const satisfies Record<string, (bike: ShowcaseBike) => number>

export type LeadFigure = keyof typeof RANK

/** Returns the figure in which a bike is better than all others; null if there is none. */
export function leadFigure(bike: ShowcaseBike, bikes: readonly ShowcaseBike[]): LeadFigure | null {
  const others = bikes.filter(({ slug }) => slug !== bike.slug)
  const names = Object.keys(RANK) as LeadFigure[]
  return names.find((name) => others.every((other) => RANK[name](other) < RANK[name](bike))) ?? null
}
