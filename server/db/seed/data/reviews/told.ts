/** Who says it: name, size, height in cm, stars, day of the review, days since the bike arrived. */
type Rider = [
  name: string,
  size: string,
  height: number,
  stars: 1 | 2 | 3 | 4 | 5,
  on: string,
  after: number,
]

/** What was ordered, where it is not the bike as it stands. */
interface Order {
  color?: string
  /** Codes of parts. */
  parts?: string[]
  /** The rider keeps size and height private. */
  isPrivate?: boolean
}

export interface SeedReview extends Required<Order> {
  name: string
  last_name: string
  size: string
  height: number
  stars: number
  on: string
  after: number
  title: string
  text: string
}

/** One review of the seed with the order behind it. */
export function told(
  [name, size, height, stars, on, after]: Rider,
  [title, text]: [title: string, text: string],
  { color = '', parts = [], isPrivate = false }: Order = {},
): SeedReview {
  const [first = '', ...rest] = name.split(' ')
  const rider = { name: first, last_name: rest.join(' '), size, height, stars, on, after }
  return { ...rider, title, text, color, parts, isPrivate }
}
