import type { ApiError } from '@/contract/kit/errors'

import { toSentence } from '@/messages/kit/errors'

export const countries = {
  shipTo: 'Ship to',
  /** Message when the request fails (spec §8): names what is missing, and why. */
  failed: (error: ApiError | null) =>
    `We couldn’t load the list of countries. ${error ? toSentence(error) : ''}`.trim(),
} as const
