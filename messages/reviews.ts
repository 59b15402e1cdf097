import type { HeightBand } from '@/domain/reviews'
import { dateLong } from '@/utils/format'

import type { DialogRequest } from './dialogs'

const CM_PER_INCH = 2.54

/** Feet and inches. @example feet(178) // '5′10″' */
function feet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH)
  return `${Math.floor(inches / 12)}′${inches % 12}″`
}

const BANDS: Record<HeightBand, string> = {
  'under-165': 'Under 165 cm (5′5″)',
  '165-174': '165 to 174 cm (5′5″ to 5′9″)',
  '175-184': '175 to 184 cm (5′9″ to 6′0″)',
  'from-185': '185 cm (6′1″) and taller',
}

const reviewsOf = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)

/** What owners say. */
export const reviews = {
  heading: 'What owners say',
  lead: 'Only who got a bike from us can review it. Here is the latest word on each of them, whatever it says.',
  ofBike: (title: string) => `What owners say of the ${title}`,
  outOf: 'of 5',
  from: (count: number) => `from ${count} delivered ${count === 1 ? 'bike' : 'bikes'}`,
  stars: (stars: number) => `${stars} of 5 stars`,
  starsOnly: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  histogram: 'Reviews by stars',
  none: 'Nobody has reviewed it yet.',
  noneOfAll: 'No review yet. The first owners are still out riding.',
  verified: (title: string, size: string) => `Verified owner: ${title}, ${size}`,
  anonymous: 'Verified owner',
  height: (cm: number) => `${cm} cm, ${feet(cm)}`,
  date: (date: string) => dateLong(date),
  all: (title: string) => `All reviews of the ${title}`,
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

  own: 'Your review',
  ownLead: 'What should somebody know who is about to order this bike? Good and bad both help.',
  notDelivered: 'Your bike has not arrived yet. Once it has, you can review it here.',
  notDeliveredOn: (date: string) =>
    `Your bike has not arrived yet; it is planned for ${dateLong(date)}. Once it is with you, you can review it here.`,
  rating: 'Your rating',
  title: 'Title',
  text: 'Your review',
  textHint: (shortest: number) => `At least ${shortest} characters.`,
  yourHeight: 'Your height in cm',
  heightHint: (cm: number | null) =>
    cm === null ? 'So that riders of your height find it.' : `${feet(cm)}.`,
  consent: 'Show my bike, its size and my height with the review',
  consentHint:
    'Readers see your first name and the initial of your last name either way. You can change this at any time.',
  publish: 'Publish review',
  save: 'Save review',
  cancel: 'Cancel',
  edit: 'Change review',
  withdraw: 'Withdraw review',
  published: 'Thank you. Your review can be read on the page of the bike.',
  saved: 'Saved.',
  withdrawn: 'Your review is withdrawn.',
  shown: 'Shown with your bike, its size and your height.',
  hidden: 'Shown without your bike’s size and your height.',
  faults: {
    rating: 'Choose one to five stars.',
    title: 'Give your review a title.',
    text: (shortest: number) => `Please write at least ${shortest} characters.`,
    height: (min: number, max: number) => `Enter your height, from ${min} to ${max} cm.`,
  },
} as const

export const withdrawReviewDialog: DialogRequest = {
  title: 'Are you sure?',
  message: 'Your review will be deleted from every page. You can write another one.',
  icon: 'trash',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Withdraw',
  secondaryButton: 'Cancel',
}
