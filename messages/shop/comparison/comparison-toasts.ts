import {
  BIKE_REMOVED,
  COMPARISON_FAULTS,
  type ComparisonFaultKind,
} from '@/domain/shop/comparison/comparison-fault'
import { COMPARISON_LIMIT } from '@/domain/kit/constants'

import type { ToastText } from '@/messages/kit/toast-text'

/** Comparison toasts of spec §4 and §8, and those for added builds. */
export const comparisonToasts = {
  removed: (sentence: string = BIKE_REMOVED): ToastText => ({ kind: 'success', text: sentence }),
  /** spec §8: a database that can't be opened is a warning, any other fault an error. */
  fault: (kind: ComparisonFaultKind): ToastText => ({
    kind: kind === 'not_initialized' ? 'warning' : 'error',
    text: COMPARISON_FAULTS[kind],
  }),
  added: (title: string, size: number): ToastText => ({
    kind: 'success',
    text: `${title} was added to the comparison (${size} of ${COMPARISON_LIMIT}).`,
  }),
  same: (title: string): ToastText => ({
    kind: 'info',
    text: `This ${title} build is already in the comparison.`,
  }),
} as const
