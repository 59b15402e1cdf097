import type { ApiError } from '@/contract/kit/errors'

import { toSentence } from './errors'
import type { ToastText } from './toast-text'

export function unitNotSaved(error: ApiError): ToastText {
  return { kind: 'error', text: `We couldn’t change your units. ${toSentence(error)}` }
}
