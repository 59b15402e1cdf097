import type { ApiError } from '@/contract/errors'

import { toSentence } from './errors'

export const countries = {
  /** spec §8: the call failed; what is missing, and why. */
  failed: (error: ApiError | null) =>
    `The list of countries did not arrive. ${error ? toSentence(error) : ''}`.trim(),
} as const
