import type { ApiError } from '@/contract/errors'

import { toSentence } from './errors'
import type { ToastText } from './toast-text'

/** A member's choice of units did not reach the account. */
export function unitNotSaved(error: ApiError): ToastText {
  return { kind: 'error', text: `We couldn’t change your units. ${toSentence(error)}` }
}
