import { METRIC, type Unit } from '@/domain/kit/constants'
import { feet } from '@/domain/kit/height'
import { dateLong } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { heightField } from '@/messages/kit/height'

export const ownReview = {
  own: 'Your review',
  lead: 'What should someone know before ordering this bike? Good and bad both help.',
  notDelivered: 'Your bike hasn’t arrived yet. You can review it here once it does.',
  notDeliveredOn: (date: string) =>
    `Your bike should arrive ${dateLong(date)}. You can review it here once it does.`,
  rating: 'Your rating',
  title: 'Title',
  text: 'Review',
  textHint: (shortest: number) => `At least ${shortest} characters.`,
  yourHeight: heightField.label,
  /** Shows the height in the other unit, so that riders notice typos. */
  heightHint: (cm: number | null, unit: Unit) => {
    if (cm === null) return heightField.hint('Helps riders your height find it.', unit)
    return unit === METRIC ? `${feet(cm)}.` : `${cm} cm.`
  },
  consent: 'Show my bike, its size and my height with my review',
  consentHint:
    'Either way, readers see your first name and last initial. You can change this any time.',
  publish: 'Publish review',
  save: 'Save review',
  cancel: 'Cancel',
  edit: 'Edit review',
  withdraw: 'Delete review',
  published: 'Thank you. Your review is now on the bike’s page.',
  saved: 'Saved.',
  withdrawn: 'Your review is deleted.',
  shown: 'Shown with your bike, its size and your height',
  hidden: 'Shown without your bike’s size or your height',
  takenOff: 'We removed this review:',
  faults: {
    rating: 'Choose one to five stars.',
    title: 'Give your review a title.',
    text: (shortest: number) => `Please write at least ${shortest} characters.`,
    height: heightField.fault,
  },
} as const

export const withdrawReviewDialog: DialogRequest = {
  title: 'Are you sure?',
  message: 'This deletes your review from every page. You can write a new one.',
  icon: 'trash',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Delete',
  secondaryButton: 'Cancel',
}
