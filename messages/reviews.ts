import { dateLong } from '@/utils/format'

const CM_PER_INCH = 2.54

/** Feet and inches. @example feet(178) // '5′10″' */
export function feet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

/** What owners say. */
export const reviews = {
  heading: 'What owners say',
  lead: 'Only owners whose bikes have arrived can write a review. Here’s the latest one for each bike, good or bad.',
  noneOfAll: 'No reviews yet. The first owners are still out riding.',
  outOf: 'out of 5',
  from: (count: number) => `from ${count} delivered ${count === 1 ? 'bike' : 'bikes'}`,
  stars: (stars: number) => `${stars} out of 5 stars`,
  starsOnly: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  histogram: 'Reviews by stars',
  verified: (title: string, size: string) => `Verified owner: ${title}, ${size}`,
  anonymous: 'Verified owner',
  height: (cm: number) => `${cm} cm, ${feet(cm)}`,
  date: (date: string) => dateLong(date),
  all: (title: string) => `All reviews of the ${title}`,
} as const
