import type { WireReview } from '@/contract/shop/reviews/reviews'
import { feet } from '@/domain/kit/height'
import { dateLong } from '@/utils/format'

type Owner = Pick<WireReview, 'bike_title' | 'size' | 'is_verified'>

export const reviews = {
  heading: 'What owners say',
  lead: 'Only owners whose bikes have arrived can write a review. Here’s the latest one for each bike, good or bad.',
  outOf: 'out of 5',
  from: (count: number) => `from ${count} delivered ${count === 1 ? 'bike' : 'bikes'}`,
  stars: (stars: number) => `${stars} out of 5 stars`,
  starsOnly: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  histogram: 'Reviews by stars',
  answered: 'We replied:',
  ownerOf: ({ bike_title, size, is_verified }: Owner) =>
    is_verified && size !== null ? `Verified owner: ${bike_title}, ${size}` : 'Verified owner',
  height: (cm: number) => `${cm} cm, ${feet(cm)}`,
  date: (date: string) => dateLong(date),
  all: (title: string) => `All reviews of the ${title}`,
} as const
