import type { ApiError, Problem } from '@/contract/kit/errors'

/** Parses a problem document and the Retry-After header; other bodies are `unreachable`. */
export function errorFromBody(status: number, body: unknown, retryAfter?: unknown): ApiError {
  if (!isProblem(body)) return { kind: 'unreachable' }
  const { code, message, errors, data } = body
  const seconds = Number(retryAfter)
  return {
    kind: 'problem',
    status,
    code,
    message,
    errors: errors ?? [],
    ...(data === undefined ? {} : { data }),
    ...(seconds > 0 ? { retry_after: seconds } : {}),
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    typeof (body as Problem).code === 'string' &&
    typeof (body as Problem).message === 'string'
  )
}
