import { ERROR_SENTENCE, type ErrorCode, type FieldError } from '@/contract/kit/errors'

interface Extra {
  /** Message for users; defaults to the message of the code. */
  message?: string
  errors?: FieldError[]
  /** Data for the caller, already in the response format. */
  data?: unknown
  /** Seconds after which a retry can succeed. */
  retryAfter?: number
  cause?: unknown
}

/** Expected error. `detail` is for logs and developers. */
export class DomainError extends Error {
  readonly sentence: string
  readonly errors: FieldError[]
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    extra: Extra = {},
  ) {
    super(`${code}: ${detail}`, 'cause' in extra ? { cause: extra.cause } : undefined)
    this.name = 'DomainError'
    this.sentence = extra.message ?? ERROR_SENTENCE[code]
    this.errors = extra.errors ?? []
    this.data = extra.data
    this.retryAfter = extra.retryAfter
  }

  /** Returns the same error with `data` for the caller and the original as its cause, for the log. */
  carrying(data: unknown, thrown: unknown): DomainError {
    if (this.data !== undefined) return this
    const { sentence: message, errors, retryAfter } = this
    const more = retryAfter === undefined ? {} : { retryAfter }
    const error = new DomainError(this.code, this.detail, { message, errors, data, ...more })
    error.cause = thrown
    return error
  }
}
