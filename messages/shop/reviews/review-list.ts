import type { HeightBand } from '@/domain/shop/reviews/reviews'

const BANDS: Record<HeightBand, string> = {
  'under-165': 'Under 165 cm (5′5″)',
  '165-174': '165 to 174 cm (5′5″ to 5′9″)',
  '175-184': '175 to 184 cm (5′9″ to 6′0″)',
  'from-185': '185 cm (6′1″) and taller',
}

const reviewsOf = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)

export const reviewList = {
  none: 'No reviews yet.',
  size: 'Size',
  riderHeight: 'Rider height',
  anySize: 'All sizes',
  anyHeight: 'All heights',
  sizeOption: (size: string, count: number) => `${size} (${count})`,
  bandOption: (band: HeightBand, count: number) => `${BANDS[band]} (${count})`,
  found: (found: number, count: number) =>
    found === count ? reviewsOf(count) : `${found} of ${reviewsOf(count)}`,
  noMatch: 'No reviews from owners with this size and height yet.',
  showAll: 'Show all reviews',
  privateNote:
    'Owners choose whether to show their size and height. Filters only find those who do.',
} as const
