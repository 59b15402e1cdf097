import type { ErrorCode } from '@/contract/kit/errors'
import { DomainError } from '@/server/kernel/errors/domain-error'

export function fieldFault(field: string, message: string, code: ErrorCode = 'invalid_input') {
  return new DomainError(code, `${field}: ${message}`, {
    errors: [{ field, message }],
    ...(code === 'invalid_input' ? {} : { message }),
  })
}
