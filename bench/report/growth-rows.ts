/** Shop sizes; `count` is the number of customers, orders, tickets and spare parts that are added to the sample data. */
export const SCALES = [
  { name: 'samples', count: 0, posts: 0 },
  { name: '1 ×', count: 500, posts: 10_000 },
  { name: '10 ×', count: 5_000, posts: 100_000 },
  { name: '100 ×', count: 50_000, posts: 1_000_000 },
] as const

/** Times of one URL at one shop size, in ms. */
export interface RouteTiming {
  group: string
  what: string
  p50: number
  p99: number
  /** CPU time of the serving process and the database. */
  cpu: number
}

export interface GrowthRow {
  group: string
  what: string
  sizes: RouteTiming[]
}
