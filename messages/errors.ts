import type { ApiError, ErrorCode } from '@/contract/errors'
import { UNANSWERED } from '@/domain/unanswered'

/**
 * Returns the message of a failed call: the response's own, or the one of contract/errors.
 * @param instead what a screen says of a code in its own words
 * @example toSentence({ kind: 'unreachable' }) // "Can't reach server right now."
 */
export function toSentence(
  error: ApiError,
  instead: Partial<Record<ErrorCode, string>> = {},
): string {
  if (error.kind !== 'problem') return UNANSWERED[error.kind]
  const own = Object.hasOwn(instead, error.code) ? instead[error.code] : undefined
  return own ?? (error.message || UNANSWERED.contract)
}
