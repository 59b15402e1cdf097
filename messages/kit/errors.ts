import type { ApiError, ErrorCode } from '@/contract/kit/errors'
import { UNANSWERED } from '@/domain/kit/unanswered'

/**
 * @param instead messages by error code that override the default ones
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
