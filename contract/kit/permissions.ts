import { PERMISSION_WORDS } from '@/domain/kit/permission-phrases'
import type { Permission } from '@/domain/kit/permissions'

/** @example missingPermission('orders.ship') // 'You don’t have permission to ship orders. …' */
export function missingPermission(permission: Permission): string {
  return `You don’t have permission to ${PERMISSION_WORDS[permission]}. Ask the shop’s owner for it.`
}
