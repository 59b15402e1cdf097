import { missingPermission } from '@/contract/kit/permissions'
import { isAllowed, type Permission } from '@/domain/kit/permissions'

import { DomainError } from '../errors/domain-error'
import type { Caller } from './caller'

type Rights = Pick<Caller, 'role' | 'hasSecondFactor' | 'key'>

/** @throws DomainError not_allowed for a customer, second_factor_needed, permission_missing */
export function requirePermission(caller: Rights, permission: Permission): void {
  if (caller.role === null) throw new DomainError('not_allowed', 'Staff only.')
  if (!caller.hasSecondFactor)
    throw new DomainError('second_factor_needed', 'No two-factor authentication.')
  if (!may(caller, permission)) {
    const holder = caller.key ? 'key' : `role ${caller.role}`
    throw new DomainError('permission_missing', `The ${holder} lacks ${permission}.`, {
      message: missingPermission(permission),
      data: { permission },
    })
  }
}

/** Returns whether the caller has a permission. Staff without a second factor count as customers. */
export function may(caller: Rights | null, permission: Permission): boolean {
  if (!caller?.hasSecondFactor || !isAllowed(caller.role, permission)) return false
  return caller.key === null || caller.key.permissions.includes(permission)
}
