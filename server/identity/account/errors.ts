import type { ErrorCode } from '@/contract/errors'
import { DomainError } from '@/server/kernel/errors/domain-error'

/** A refusal that belongs to one field of the form: the same sentence beside the field and above it. */
export function fieldFault(field: string, message: string, code: ErrorCode = 'invalid_input') {
  return new DomainError(code, `${field}: ${message}`, {
    errors: [{ field, message }],
    ...(code === 'invalid_input' ? {} : { message }),
  })
}
