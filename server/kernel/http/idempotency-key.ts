import { DomainError } from '../errors/domain-error'

/** Visible ASCII, in a syntax that all regular-expression engines support. */
export const KEY_PATTERN = /^[!-~]{8,200}$/

/** Validates the Idempotency-Key header; undefined if absent. @throws DomainError invalid_input */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY_PATTERN.test(header)) return header
  throw new DomainError('invalid_input', 'Idempotency-Key: 8 to 200 visible ASCII characters.')
}
