/** Stars of a review, best first, which is the order of every histogram. */
export const STARS = [5, 4, 3, 2, 1] as const

export const RIDER_HEIGHT = { min: 130, max: 220 } as const

export const REVIEW_LIMITS = { title: 80, shortest: 40, text: 2_000 } as const

/** Bands of rider heights by which reviews are filtered, in whole cm, bounds inclusive. */
export const HEIGHT_BANDS = [
  { id: 'under-165', min: RIDER_HEIGHT.min, max: 164 },
  { id: '165-174', min: 165, max: 174 },
  { id: '175-184', min: 175, max: 184 },
  { id: 'from-185', min: 185, max: RIDER_HEIGHT.max },
] as const

export type HeightBand = (typeof HEIGHT_BANDS)[number]['id']

export function bandOf(height: number): HeightBand | undefined {
  return HEIGHT_BANDS.find(({ min, max }) => height >= min && height <= max)?.id
}

export interface ReviewCount {
  rating: number
  /** Size and height are null if the rider hides them. */
  size: string | null
  band: HeightBand | null
  count: number
}

export interface ReviewSummary {
  /** Mean rating with one decimal; null without reviews. */
  mean: number | null
  count: number
  histogram: { stars: number; count: number }[]
}

/** @example summaryOf([{ rating: 5, …, count: 3 }, { rating: 4, …, count: 1 }]).mean // 4.8 */
export function summaryOf(counts: readonly ReviewCount[]): ReviewSummary {
  const count = sumOf(counts)
  const points = counts.reduce((sum, one) => sum + one.rating * one.count, 0)
  return {
    mean: count === 0 ? null : Math.round((points / count) * 10) / 10,
    count,
    histogram: STARS.map((stars) => ({
      stars,
      count: sumOf(counts.filter(({ rating }) => rating === stars)),
    })),
  }
}

/** Counts reviews per height band, including empty bands. */
export function bandCounts(counts: readonly ReviewCount[]): { band: HeightBand; count: number }[] {
  return HEIGHT_BANDS.map(({ id }) => ({
    band: id,
    count: sumOf(counts.filter(({ band }) => band === id)),
  }))
}

export function sizeCounts(
  counts: readonly ReviewCount[],
  sizes: readonly string[],
): { size: string; count: number }[] {
  return sizes.map((size) => ({ size, count: sumOf(counts.filter((one) => one.size === size)) }))
}

function sumOf(counts: readonly ReviewCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** Returns first name and initial, the only author data that a review shows. @example 'Ada L.' */
export function publicName(name: string, lastName: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  const [initial = ''] = lastName.trim()
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`
}

export const REVIEW_LISTS = ['low', 'unanswered', 'hidden'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]

/** Maximum stars of a review whose author may be unhappy. */
export const LOW_RATING = 2

export const MODERATION_LIMITS = { reason: 500, answer: 2_000 } as const
