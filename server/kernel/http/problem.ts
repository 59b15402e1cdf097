import { ERROR_STATUS, type ErrorCode, type Problem } from '@/contract/kit/errors'

import { DomainError } from '../errors/domain-error'

// Class 08: connection exceptions; 53: disk full, out of memory, too many connections; 57P0x: the server is stopping
// or starting, or its database was dropped; 58030: I/O error of its disk; 3D000: no such database; 25006: read-only,
// so it rejects writes; 57014: the query took too long.
const DATABASE_AWAY =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|58030|3D000|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|pool after calling end/

const RETRY_AFTER_S = 5

/** Converts anything thrown to an expected error. Unexpected errors lose their details. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown
  // Only errors of queries count: a connection lost elsewhere, to a visitor or a provider, has the same codes.
  const error = isFailedQuery(thrown) ? thrown.cause : thrown
  if (error instanceof Error && isLastOwner(error)) {
    return new DomainError('last_owner', 'The database keeps one owner.')
  }
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return new DomainError('database_unavailable', 'No database.')
  }
  return new DomainError('unexpected', 'See the log under the request id.')
}

/** Returns the RFC 9457 problem document of an error, never cached. */
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
      ...(status === 401 ? { 'www-authenticate': challengeOf(error) } : {}),
    },
  })
}

const challengeOf = ({ code }: DomainError) =>
  code === 'key_refused' ? 'Bearer error="invalid_token"' : 'Bearer'

/** Checks properties, not the class: each bundle has its own class, but all share connections. */
function isFailedQuery(thrown: unknown): thrown is Error & { cause: Error } {
  if (!(thrown instanceof Error) || !(thrown.cause instanceof Error)) return false
  return 'query' in thrown && 'params' in thrown
}

export function isDatabaseUnavailable(thrown: Error): boolean {
  const error = isFailedQuery(thrown) ? thrown.cause : thrown
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // ENOENT on connect means the Unix socket of a server that is not running.
  if (code === 'ENOENT') return syscall === 'connect'
  return (typeof code === 'string' && DATABASE_AWAY.test(code)) || POOL_AWAY.test(error.message)
}

/** Returns whether the database rejected removing the last owner (`keep_an_owner`). */
function isLastOwner(error: Error): boolean {
  return (error as { constraint?: unknown }).constraint === 'users_last_owner'
}

function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
