/** Shop sizes; filling a shop of 100,000 would take half of the time limit. */
export const SCALES = [
  { name: '1 ×', count: 500 },
  { name: '10 ×', count: 5_000 },
  { name: '100 ×', count: 50_000 },
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
