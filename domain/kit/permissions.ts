/** Permissions of staff. Each back-office route requires one; roles consist of them. */
export const PERMISSIONS = [
  'office.open',
  'reports.read',
  'orders.read',
  'orders.change',
  'orders.ship',
  'payments.read',
  'payments.refund',
  'payments.manage',
  'catalog.read',
  'catalog.write',
  'stock.read',
  'stock.write',
  'customers.read',
  'customers.write',
  'customers.credit',
  'support.read',
  'support.answer',
  'forum.read',
  'forum.moderate',
  'content.read',
  'content.write',
  'marketing.read',
  'marketing.write',
  'settings.read',
  'settings.write',
  'connections.manage',
  'system.read',
  'system.manage',
  'audit.read',
  'staff.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = [
  'owner',
  'manager',
  'catalog',
  'orders',
  'support',
  'moderator',
  'content',
  'read_only',
] as const
export type Role = (typeof ROLES)[number]

const OWNERS_ONLY = ['staff.manage', 'connections.manage'] as const satisfies readonly Permission[]
type OwnersOnly = (typeof OWNERS_ONLY)[number]

export const isOwnersOnly = (permission: Permission): permission is OwnersOnly =>
  OWNERS_ONLY.some((one) => one === permission)

/** Permissions that an API key can carry; owners' own tasks need a person with a second factor. */
export type KeyPermission = Exclude<Permission, OwnersOnly>
export const KEY_PERMISSIONS = PERMISSIONS.filter((one): one is KeyPermission => !isOwnersOnly(one))
/** Read-only roles see everything except the audit log. */
const READING = PERMISSIONS.filter((one) => one.endsWith('.read') && one !== 'audit.read')

/** Permissions of each role, defined only here: the server enforces them, and the UI shows what they allow. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: KEY_PERMISSIONS,
  catalog: [
    'office.open',
    'catalog.read',
    'catalog.write',
    'stock.read',
    'stock.write',
    'content.read',
  ],
  orders: [
    'office.open',
    'orders.read',
    'orders.change',
    'orders.ship',
    'payments.read',
    'payments.refund',
    'catalog.read',
    'stock.read',
    'customers.read',
    'support.read',
  ],
  support: ['office.open', 'orders.read', 'customers.read', 'support.read', 'support.answer'],
  moderator: ['office.open', 'forum.read', 'forum.moderate'],
  content: ['office.open', 'content.read', 'content.write', 'catalog.read', 'marketing.read'],
  read_only: ['office.open', ...READING],
}

const GRANTED = new Map(ROLES.map((role) => [role, new Set(ROLE_PERMISSIONS[role])]))

/** Allows nothing without a role. @example isAllowed('support', 'payments.refund') // false */
export function isAllowed(role: Role | null, permission: Permission): boolean {
  return role !== null && GRANTED.get(role)?.has(permission) === true
}

export const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => isAllowed(role, permission))
