import type { HeightBand } from '@/domain/reviews'

const BANDS: Record<HeightBand, string> = {
  'under-165': 'Under 165 cm (5′5″)',
  '165-174': '165 to 174 cm (5′5″ to 5′9″)',
  '175-184': '175 to 184 cm (5′9″ to 6′0″)',
  'from-185': '185 cm (6′1″) and taller',
}

const reviewsOf = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)

/** All reviews of a bike and their filters. */
export const reviewList = {
  none: 'Nobody has reviewed it yet.',
  size: 'Size',
  riderHeight: 'Height of the rider',
  anySize: 'Every size',
  anyHeight: 'Every height',
  sizeOption: (size: string, count: number) => `${size} (${count})`,
  bandOption: (band: HeightBand, count: number) => `${BANDS[band]} (${count})`,
  found: (found: number, count: number) =>
    found === count ? reviewsOf(count) : `${found} of ${reviewsOf(count)}`,
  noMatch: 'No owner of this size and height has written yet.',
  showAll: 'Show all reviews',
  privateNote:
    'Owners decide whether their size and height are shown; the filters find those who agreed.',
} as const
