import { dateLong } from '@/utils/format'

import type { DialogRequest } from './dialogs'
import { feet } from './reviews'

/** The review that an owner writes in the garage. */
export const ownReview = {
  own: 'Your review',
  lead: 'What should somebody know who is about to order this bike? Good and bad both help.',
  notDelivered: 'Your bike has not arrived yet. Once it has, you can review it here.',
  notDeliveredOn: (date: string) =>
    `Your bike has not arrived yet; it is planned for ${dateLong(date)}. Once it is with you, you can review it here.`,
  rating: 'Your rating',
  title: 'Title',
  text: 'What you think of it',
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
