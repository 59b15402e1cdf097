import type { ApiError } from '@/contract/kit/errors'

/** Error thrown by `call`. The store keeps only its plain `error`, never the instance. */
export class ApiFailure extends Error {
  constructor(readonly error: ApiError) {
    super(error.kind === 'problem' ? error.code : error.kind)
    this.name = 'ApiFailure'
  }
}

/** Returns the plain error. Anything other than an ApiFailure counts as unreachable (spec §8). */
export function apiErrorOf(thrown: unknown): ApiError {
  return thrown instanceof ApiFailure ? thrown.error : { kind: 'unreachable' }
}
