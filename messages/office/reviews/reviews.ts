import type { ModeratedReview } from '@/contract/office/reviews/reviews'
import type { ReviewList } from '@/domain/shop/reviews/reviews'
import { dateLong } from '@/utils/format'

const LISTS: Record<ReviewList, string> = {
  low: 'One and two stars',
  unanswered: 'Without a reply',
  hidden: 'Hidden',
}

const count = (number: number) => (number === 1 ? '1 review' : `${number} reviews`)

export const moderation = {
  title: 'Reviews',
  lead: 'What riders say of the bikes they own. Reply for everyone to read, or take a review off the pages.',
  lists: [
    { value: undefined, title: 'All' },
    ...Object.entries(LISTS).map(([value, title]) => ({ value, title })),
  ] as { value: ReviewList | undefined; title: string }[],
  all: 'All reviews',
  found: (number: number, isWhole: boolean) =>
    isWhole ? count(number) : `${count(number)} on this page`,
  none: 'No reviews yet',
  noneHint: 'Riders can review a bike once it was delivered.',
  noMatch: 'No review in this list',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between reviews, and Enter to open one.',
  facts: ({ bike_title, date }: ModeratedReview) => `${bike_title}, ${dateLong(date)}`,
  hidden: 'Hidden',
  replied: 'Your reply:',
  because: 'Hidden because:',
  open: (title: string) => `Reply or hide: ${title}`,
  answer: 'Reply',
  answerHint: 'Everyone reads it below the review. Leave blank for no reply.',
  hide: 'Hide this review from everyone but its rider',
  reason: 'Reason',
  reasonHint: 'Its rider reads this',
  reasonFault: 'Say why, for its rider.',
  saved: (title: string) => `Saved: ${title}.`,
} as const
