import { missingPermission } from '@/contract/kit/permissions'
import { isAllowed, type Permission } from '@/domain/kit/permissions'

import { DomainError } from '../errors/domain-error'
import type { Caller } from './caller'

type Rights = Pick<Caller, 'role' | 'hasSecondFactor'>

/** @throws DomainError not_allowed for a customer, second_factor_needed, permission_missing */
export function requirePermission(caller: Rights, permission: Permission): void {
  if (caller.role === null) throw new DomainError('not_allowed', 'Staff only.')
  if (!caller.hasSecondFactor)
    throw new DomainError('second_factor_needed', 'No two-factor authentication.')
  if (!isAllowed(caller.role, permission)) {
    throw new DomainError('permission_missing', `The role ${caller.role} lacks ${permission}.`, {
      message: missingPermission(permission),
      data: { permission },
    })
  }
}

/** Returns whether the caller has a permission. Staff without a second factor count as customers. */
export function may(caller: Rights | null, permission: Permission): boolean {
  return caller !== null && caller.hasSecondFactor && isAllowed(caller.role, permission)
}
