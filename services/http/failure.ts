import type { ApiError } from '@/contract/errors'

/** What `call` throws. The store keeps `error`, which is plain, never the instance. */
export class ApiFailure extends Error {
  constructor(readonly error: ApiError) {
    super(error.kind === 'problem' ? error.code : error.kind)
    this.name = 'ApiFailure'
  }
}

/**
 * The plain error inside anything that was thrown. What is no ApiFailure counts as unreachable,
 * the specification's case of "no response body" (spec §8).
 */
export function apiErrorOf(thrown: unknown): ApiError {
  return thrown instanceof ApiFailure ? thrown.error : { kind: 'unreachable' }
}
