import { ERROR_SENTENCE, type ErrorCode, type FieldError } from '@/contract/errors'

interface Extra {
  /** The sentence for people; the table's by default. */
  message?: string
  errors?: FieldError[]
  /** What the caller needs to go on, already in wire form. */
  data?: unknown
  /** Seconds after which a repeat can work. */
  retryAfter?: number
  /** What was thrown, for the log. */
  cause?: unknown
}

/**
 * An outcome that the caller must expect. `detail` is for logs and developers.
 * @example throw new DomainError('bike_not_found', 'No bike "foo".')
 */
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

  /** The same outcome with `data` for its reader; what was thrown stays its cause, for the log. */
  carrying(data: unknown, thrown: unknown): DomainError {
    if (this.data !== undefined) return this
    const { sentence: message, errors, retryAfter } = this
    const more = retryAfter === undefined ? {} : { retryAfter }
    const error = new DomainError(this.code, this.detail, { message, errors, data, ...more })
    error.cause = thrown
    return error
  }
}
