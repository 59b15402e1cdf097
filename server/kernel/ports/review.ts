import { DEFAULT_REVIEW_DAYS } from '@/domain/office/payment/payment-review'

import { wholeNumber } from './whole-number'

const DAY_MS = 24 * 3_600_000

/** Returns the review period in ms. @throws Error for a setting that is not a positive integer */
export function reviewMsFromEnvironment(): number {
  return wholeNumber('REVIEW_DAYS', process.env.REVIEW_DAYS, DEFAULT_REVIEW_DAYS) * DAY_MS
}
