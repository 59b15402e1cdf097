import type { Permission } from '@/domain/kit/permissions'

/** Permission phrases that complete “may …” and “You can’t …”; these are defined only here. */
export const PERMISSION_WORDS: Record<Permission, string> = {
  'office.open': 'open the back office',
  'reports.read': 'see sales figures and reports',
  'orders.read': 'see orders',
  'orders.change': 'change and cancel orders',
  'orders.ship': 'ship orders',
  'payments.read': 'see payments',
  'payments.refund': 'refund payments',
  'payments.manage': 'enter bank transfers and decide about payments under review',
  'catalog.read': 'see the catalog in the back office',
  'catalog.write': 'change the catalog and its prices',
  'stock.read': 'see stock and lead times',
  'stock.write': 'change stock and lead times',
  'customers.read': 'see customers',
  'customers.write': 'change, disable and erase customer accounts',
  'customers.credit': 'change store credit',
  'support.read': 'see tickets',
  'support.answer': 'answer tickets',
  'forum.read': 'see forum reports',
  'forum.moderate': 'moderate the forum',
  'content.read': 'see drafts and earlier versions of pages',
  'content.write': 'write and publish pages',
  'marketing.read': 'see promotions and newsletters',
  'marketing.write': 'run promotions and newsletters',
  'settings.read': 'see settings',
  'settings.write': 'change settings',
  'connections.manage': 'change the keys of payment and email',
  'system.read': 'see background jobs and emails',
  'system.manage': 'repeat background jobs and emails',
  'audit.read': 'see the audit log',
  'staff.manage': 'manage staff',
}

/** @example missingPermission('orders.ship') // 'You don’t have permission to ship orders. …' */
export function missingPermission(permission: Permission): string {
  return `You don’t have permission to ${PERMISSION_WORDS[permission]}. Ask the shop’s owner for it.`
}
