import { ERROR_STATUS, type ErrorCode, type Problem } from '@/contract/errors'

import { DomainError } from './domain-error'

// Class 08: connection exceptions; 57P0x: the server is stopping or starting; 53300: too many connections.
const DATABASE_AWAY = /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|pool after calling end/

const RETRY_AFTER_S = 5

/** Turns anything thrown into an expected error. Unexpected ones keep no inner text. */
export function toDomainError(thrown: unknown): DomainError {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof DomainError) return error
    if (isDatabaseAway(error)) return new DomainError('database_unavailable', 'No database.')
  }
  return new DomainError('unexpected', 'See the log under the request id.')
}

/** The answer of a failure: RFC 9457 problem document, never cached. */
export function problemResponse(error: DomainError, requestId: string): Response {
  const status = ERROR_STATUS[error.code]
  const problem: Problem = {
    type: `urn:problem:${error.code}`,
    title: titleOf(error.code),
    status,
    code: error.code,
    detail: error.detail,
    message: error.sentence,
    request_id: requestId,
    errors: error.errors,
    ...(error.data === undefined ? {} : { data: error.data }),
  }
  return Response.json(problem, {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(status === 503 || status === 429
        ? { 'retry-after': String(error.retryAfter ?? RETRY_AFTER_S) }
        : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
  })
}

function isDatabaseAway(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && DATABASE_AWAY.test(code)) || POOL_AWAY.test(error.message)
}

function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
