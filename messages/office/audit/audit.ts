import type { AuditRow } from '@/contract/office/audit/audit'
import { capitalized, kindOf, type AnyResource } from '@/contract/kit/resource/resource'
import { resources } from '@/contract/kit/resources'
import type { Role } from '@/domain/kit/permissions'

import { AUDIT_ACTIONS } from './audit-actions'
import { differencesOf, spoken, valueText } from './differences'
import { ROLE_WORDS } from '@/messages/office/staff/staff'

const CATEGORY_HREFS: Readonly<Record<string, string>> = {
  accessory: '/backoffice/catalog/accessories/categories',
  spare: '/backoffice/catalog/spares/categories',
}

/** Actions in old entries, with their names of today. */
const EARLIER_NAMES: Readonly<Record<string, string>> = {
  'desk.addCanned': 'canned.add',
  'desk.changeCanned': 'canned.change',
  'desk.removeCanned': 'canned.remove',
}

interface Kind {
  /** Singular form, shown before the number. */
  one: string
  title: string
  href?: (id: string) => string
}

function resourceKinds(): Record<string, Kind> {
  const kinds = Object.values<AnyResource>(resources).map((resource) => {
    const { nouns, routes } = resource
    const href = () => routes.list.path.replace('/api', '')
    return [kindOf(resource), { one: capitalized(nouns.one), title: capitalized(nouns.many), href }]
  })
  return Object.fromEntries(kinds) as Record<string, Kind>
}

/** Labels of audit subjects. Kinds not listed here use the path segment of their route. */
const KINDS: Record<string, Kind> = {
  ...resourceKinds(),
  orders: { one: 'Order', title: 'Orders', href: (id) => `/backoffice/orders/${id}` },
  'order-tags': { one: 'Tag', title: 'Tags of orders' },
  customers: {
    one: 'Customer',
    title: 'Customers',
    href: (id) => `/backoffice/customers/${id}`,
  },
  tickets: { one: 'Ticket', title: 'Tickets', href: (id) => `/backoffice/tickets/${id}` },
  products: { one: 'Product', title: 'Products', href: (id) => `/backoffice/catalog/${id}` },
  stock: { one: 'Stock of', title: 'Stock', href: (id) => `/backoffice/stock/${id}` },
  'factory-capacity': { one: 'Factory week of', title: 'Factory weeks' },
  'factory-days-off': {
    one: 'Day off on',
    title: 'Days off',
    href: () => '/backoffice/capacity',
  },
  disputes: { one: 'Dispute', title: 'Disputes' },
  drafts: { one: 'Draft order', title: 'Draft orders', href: () => '/backoffice/drafts' },
  emails: { one: 'Email', title: 'Emails', href: () => '/backoffice/emails' },
  jobs: { one: 'Background job', title: 'Background jobs', href: () => '/backoffice/health' },
  delays: { one: 'Delay', title: 'Delays' },
  bikes: { one: 'Bike', title: 'Bikes', href: (id) => `/backoffice/catalog/bikes/${id}` },
  categories: {
    one: 'Category',
    title: 'Categories',
    href: (id) => CATEGORY_HREFS[id.split('/')[0] ?? ''] ?? '/backoffice/catalog/accessories',
  },
  'category-lists': { one: 'Order of categories', title: 'Orders of categories' },
  'product-changes': { one: 'Many products', title: 'Changes of many products' },
  'price-changes': { one: 'Price change', title: 'Price changes' },
  issues: {
    one: 'Newsletter issue',
    title: 'Newsletter issues',
    href: (id) => `/backoffice/newsletter/${id}`,
  },
  synonyms: { one: 'Synonyms', title: 'Synonyms', href: () => '/backoffice/searches' },
  suppressions: { one: 'Suppressed address', title: 'Suppressed addresses' },
  'test-rides': {
    one: 'Test ride',
    title: 'Test rides',
    href: () => '/backoffice/test-rides',
  },
  'customers-table': { one: 'Table of customers', title: 'Tables of customers' },
  'orders-table': { one: 'Table of orders', title: 'Tables of orders' },
  imports: { one: 'Import', title: 'Imports' },
  'customer-imports': { one: 'Import of customers', title: 'Imports of customers' },
  content: { one: 'Text', title: 'Texts', href: (id) => `/backoffice/content/${id}` },
  'canned-answers': { one: 'Canned answer', title: 'Canned answers' },
  threads: { one: 'Thread', title: 'Forum threads' },
  posts: { one: 'Post', title: 'Forum posts' },
  queue: { one: 'First post', title: 'First posts' },
  silences: { one: 'Member', title: 'Silenced members' },
  refunds: { one: 'Refund', title: 'Refunds' },
  'bank-transfers': { one: 'Bank transfer', title: 'Bank transfers' },
  'provider-events': { one: 'Failed event', title: 'Failed events' },
  'tax-certificates': {
    one: 'Exemption certificate',
    title: 'Exemption certificates',
    href: () => '/backoffice/tax-certificates',
  },
  reviews: { one: 'Review', title: 'Reviews', href: () => '/backoffice/reviews' },
  support: {
    one: 'Support hours',
    title: 'Support hours',
    href: () => '/backoffice/settings',
  },
  samples: { one: 'Sample data', title: 'Sample data', href: () => '/backoffice/settings' },
  connections: {
    one: 'Connection',
    title: 'Connections',
    href: () => '/backoffice/connections',
  },
  setup: { one: 'Set-up guide', title: 'Set-up guide', href: () => '/backoffice' },
  opening: { one: 'Opening', title: 'Opening', href: () => '/backoffice/settings' },
  brand: { one: 'Brand', title: 'Brand', href: () => '/backoffice/brand' },
  'brand-draft': {
    one: 'Draft of the brand',
    title: 'Drafts of the brand',
    href: () => '/backoffice/brand',
  },
  'brand-pictures': {
    one: 'Brand picture',
    title: 'Brand pictures',
    href: () => '/backoffice/brand',
  },
  region: {
    one: 'Time zone and formats',
    title: 'Time zone and formats',
    href: () => '/backoffice/settings',
  },
  shop: { one: 'Seller', title: 'Seller', href: () => '/backoffice/settings' },
  'payment-methods': {
    one: 'Payment methods',
    title: 'Payment methods',
    href: () => '/backoffice/settings',
  },
  'carrier-order': {
    one: 'Order of carriers',
    title: 'Order of carriers',
    href: () => '/backoffice/carriers',
  },
  countries: { one: 'Country', title: 'Countries', href: () => '/backoffice/shipping' },
  'staff-invitations': { one: 'Invitation', title: 'Invitations' },
  staff: { one: 'Staff member', title: 'Staff' },
}

/** Numbers of rows that no screen shows. Numbers of products are on their pages. */
const INTERNAL = /(?<!product)_ids?$/u

type Subject = AuditRow['subject']

export const audit = {
  title: 'Audit log',
  lead: 'Every change your team made, newest first. Entries are never changed or removed.',
  all: 'All entries',
  entry: 'Audit entry',
  whoChanged: 'Who changed this?',
  search: 'Search a subject',
  searchHint: 'Order or ticket number, SKU or product number',
  person: 'Person or API key',
  everyone: 'Everyone',
  action: 'Action',
  actions: [
    { value: '', title: 'All actions' },
    ...Object.entries(AUDIT_ACTIONS)
      .map(([value, title]) => ({ value, title }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  ],
  kind: 'Subject',
  kinds: [
    { value: '', title: 'All subjects' },
    ...Object.entries(KINDS)
      .map(([value, { title }]) => ({ value, title }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  ],
  from: 'From',
  to: 'To',
  columns: { at: 'When', person: 'Person', action: 'Action', subject: 'Subject', change: 'Change' },
  actionOf: (action: string) => AUDIT_ACTIONS[EARLIER_NAMES[action] ?? action] ?? action,
  personOf: ({ actor, api_key, role }: Pick<AuditRow, 'actor' | 'api_key' | 'role'>) =>
    actor?.name ??
    (api_key && `API key “${api_key.name}”`) ??
    (role === null ? 'The shop' : 'Closed account'),
  roleOf: (role: Role | null) => (role ? ROLE_WORDS[role] : '–'),
  subjectOf: ({ kind, id }: Subject) => `${KINDS[kind]?.one ?? spoken(kind)} ${id}`.trim(),
  hrefOf: ({ kind, id }: Subject) => KINDS[kind]?.href?.(encodeURIComponent(id)) ?? null,
  changeOf: (row: AuditRow) =>
    row.is_erased
      ? 'Details erased'
      : differencesOf(row)
          .map(({ name, before, after }) => `${name}: ${before} → ${after}`)
          .join('; '),
  found: (count: number, isWhole: boolean) =>
    isWhole ? (count === 1 ? '1 entry' : `${count} entries`) : `${count} entries on this page`,
  none: 'No entries yet',
  noneHint: 'Changes that staff make show up here.',
  noMatch: 'No matching entries',
  noMatchHint:
    'No one of your team changed this, or the filters leave it out. Search by the whole number or SKU.',
  file: 'audit-log.csv',
  keys: 'Use J and K to move between entries, Enter to open one, and / to search.',
  differences: 'What changed',
  differenceColumns: { name: 'Detail', before: 'Before', after: 'After' },
  noDifference: 'Nothing else is recorded about this change.',
  erased: 'The details were erased for the privacy of a person.',
  requested: 'Requested',
  askedOf: (entries: Record<string, unknown>) =>
    Object.entries(entries)
      .filter(([name]) => !INTERNAL.test(name))
      .map(([name, value]) => `${spoken(name)}: ${valueText(name, value)}`)
      .join(', '),
  reason: 'Reason',
  role: 'Role',
  request: 'Request',
  session: 'Session',
  link: 'Place in the chain',
  linkOf: (link: { number: string; hash: string } | null) =>
    link ? `${link.number}, hash ${link.hash}` : 'Not linked',
} as const
