import { DomainError } from '../errors/domain-error'

/** Visible ASCII, written so that every regular-expression engine reads it. */
export const KEY_PATTERN = /^[!-~]{8,200}$/

/**
 * The Idempotency-Key of a request; undefined without one.
 * @throws DomainError invalid_input
 */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY_PATTERN.test(header)) return header
  throw new DomainError('invalid_input', 'Idempotency-Key: 8 to 200 visible ASCII characters.')
}
