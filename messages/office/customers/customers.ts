import type { CustomerRow } from '@/contract/office/customers/customers'
import type { AccessAction, CustomerList } from '@/domain/office/customers/customers'
import type { Role } from '@/domain/kit/permissions'
import { dateLong } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

const ROLES: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  catalog: 'Catalog',
  orders: 'Orders',
  support: 'Support',
  moderator: 'Moderator',
  content: 'Content',
  read_only: 'Read only',
}

export const customers = {
  title: 'Customers',
  lead: 'Everyone with an account. Guests have their orders only.',
  all: 'All customers',
  customer: 'Customer',
  lists: [
    { value: undefined, title: 'All' },
    { value: 'buyers', title: 'With orders' },
    { value: 'without_orders', title: 'Without orders' },
    { value: 'unconfirmed', title: 'Email not confirmed' },
    { value: 'disabled', title: 'Disabled' },
    { value: 'staff', title: 'Staff' },
  ] satisfies { value: CustomerList | undefined; title: string }[],
  segment: 'Segment',
  anySegment: 'Any',
  search: 'Search customers',
  searchHint: 'Name, email, phone, city, postal code or order number',
  order: 'Sort by',
  orders: [
    { value: '', title: 'Newest first' },
    { value: 'oldest', title: 'Oldest first' },
  ],
  found: (count: number, isWhole: boolean) =>
    isWhole
      ? count === 1
        ? '1 customer'
        : `${count} customers`
      : `${count} customers on this page`,
  none: 'No customers yet',
  noneHint: 'Customers show up here as soon as they register.',
  noMatch: 'No matching customers',
  noMatchHint:
    'Try another list, part of a name or email, a phone number, or a whole order number. Orders of guests are under Orders.',
  keysOfList: 'Use J and K to move between customers, Enter to open one, and / to search.',
  previous: 'Previous page',
  next: 'Next page',
  columns: {
    name: 'Name',
    email: 'Email',
    state: 'Status',
    orders: 'Orders',
    last: 'Last order',
    since: 'Customer since',
  },
  never: '–',
  day: (at: string) => dateLong(at.slice(0, 10)),
  unconfirmed: 'Email not confirmed',
  disabled: 'Disabled',
  roleOf: (role: Role) => `Staff: ${ROLES[role]}`,
  card: ({ orders }: CustomerRow) => (orders === 1 ? '1 order' : `${orders} orders`),
  failed: 'We couldn’t refresh this customer. You see what was loaded before.',
  userName: 'User name',
  credit: 'Store credit',
  sessions: 'Devices logged in',
  since: 'Customer since',
  addresses: 'Addresses',
  noAddresses: 'No saved addresses.',
} as const

const ACCESS: Record<AccessAction, { button: string; says: (name: string) => string }> = {
  disable: {
    button: 'Disable account',
    says: (name) =>
      `${name} is signed out everywhere and can’t log in until you enable the account again. Orders and emails about them go on.`,
  },
  enable: {
    button: 'Enable account',
    says: (name) => `${name} can log in again.`,
  },
  sign_out: {
    button: 'Sign out everywhere',
    says: (name) => `${name} is signed out on every device and can log in again.`,
  },
}

export const customerAccess = {
  title: 'Access',
  lead: 'The reason goes into the audit log, next to your name. The customer doesn’t see it.',
  reason: 'Reason',
  reasonMissing: 'Enter a short reason.',
  buttonOf: (action: AccessAction) => ACCESS[action].button,
} as const

export function accessDialog(action: AccessAction, name: string) {
  return {
    title: 'Are you sure?',
    message: ACCESS[action].says(name),
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: ACCESS[action].button,
    secondaryButton: 'Go back',
  } as const satisfies DialogRequest
}
