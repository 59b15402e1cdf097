import type { Permission } from '@/domain/kit/permissions'

/** Navigation groups in display order; the first has no heading. */
export const OFFICE_GROUPS = [
  '',
  'Orders and customers',
  'Products',
  'Support',
  'Content',
  'Marketing',
  'Reports',
  'Shop',
] as const

export interface OfficeLink {
  group: (typeof OFFICE_GROUPS)[number]
  href: string
  title: string
  permission: Permission
}

export const LINKS: readonly OfficeLink[] = [
  { group: '', href: '/backoffice', title: 'Overview', permission: 'reports.read' },
  ...inGroup('Orders and customers', [
    { href: '/backoffice/orders', title: 'Orders', permission: 'orders.read' },
    { href: '/backoffice/drafts', title: 'Draft orders', permission: 'orders.read' },
    { href: '/backoffice/pick-list', title: 'Pick list', permission: 'orders.read' },
    { href: '/backoffice/builds', title: 'Builds', permission: 'orders.read' },
    { href: '/backoffice/delays', title: 'Late parts', permission: 'orders.read' },
    { href: '/backoffice/capacity', title: 'Factory weeks', permission: 'orders.read' },
    { href: '/backoffice/customers', title: 'Customers', permission: 'customers.read' },
    {
      href: '/backoffice/customers/guests',
      title: 'Data of guests',
      permission: 'customers.write',
    },
    {
      href: '/backoffice/customers/tables',
      title: 'Import customers',
      permission: 'customers.write',
    },
    {
      href: '/backoffice/tax-certificates',
      title: 'Exemption certificates',
      permission: 'customers.read',
    },
    { href: '/backoffice/segments', title: 'Segments', permission: 'customers.read' },
    { href: '/backoffice/test-rides', title: 'Test rides', permission: 'customers.read' },
    { href: '/backoffice/dealers', title: 'Dealers', permission: 'settings.read' },
    { href: '/backoffice/gift-cards', title: 'Gift cards', permission: 'orders.read' },
    { href: '/backoffice/payments', title: 'Payments', permission: 'payments.read' },
  ]),
  ...inGroup('Products', [
    { href: '/backoffice/catalog/bikes', title: 'Bikes', permission: 'catalog.read' },
    { href: '/backoffice/catalog/spares', title: 'Spare parts', permission: 'catalog.read' },
    { href: '/backoffice/catalog/accessories', title: 'Accessories', permission: 'catalog.read' },
    { href: '/backoffice/catalog/changes', title: 'Price changes', permission: 'catalog.read' },
    { href: '/backoffice/catalog/tables', title: 'Import and export', permission: 'catalog.read' },
    { href: '/backoffice/stock', title: 'Stock', permission: 'stock.read' },
    { href: '/backoffice/stock/count', title: 'Count sheet', permission: 'stock.write' },
  ]),
  ...inGroup('Support', [
    { href: '/backoffice/tickets', title: 'Tickets', permission: 'support.read' },
    { href: '/backoffice/tickets/canned', title: 'Canned answers', permission: 'support.answer' },
    { href: '/backoffice/tickets/reports', title: 'Ticket reports', permission: 'support.read' },
    { href: '/backoffice/forum', title: 'Forum', permission: 'forum.read' },
  ]),
  ...inGroup('Content', [
    { href: '/backoffice/content', title: 'Texts', permission: 'content.read' },
    { href: '/backoffice/searches', title: 'Searches without results', permission: 'content.read' },
  ]),
  ...inGroup('Marketing', [
    { href: '/backoffice/campaigns', title: 'Banner and offer', permission: 'marketing.read' },
    { href: '/backoffice/reviews', title: 'Reviews', permission: 'marketing.read' },
    { href: '/backoffice/promotions', title: 'Promo codes', permission: 'marketing.read' },
    { href: '/backoffice/newsletter', title: 'Newsletter', permission: 'marketing.read' },
    { href: '/backoffice/feeds', title: 'Product feeds', permission: 'marketing.read' },
    { href: '/backoffice/suppressions', title: 'Bounces', permission: 'customers.read' },
  ]),
  ...inGroup('Reports', [
    { href: '/backoffice/reports/sales', title: 'Sales', permission: 'reports.read' },
    { href: '/backoffice/reports/funnel', title: 'Funnel', permission: 'reports.read' },
    {
      href: '/backoffice/reports/choices',
      title: 'Options and colors',
      permission: 'reports.read',
    },
    { href: '/backoffice/reports/taxes', title: 'Taxes', permission: 'reports.read' },
    {
      href: '/backoffice/reports/jurisdictions',
      title: 'Taxes by jurisdiction',
      permission: 'reports.read',
    },
    { href: '/backoffice/reports/thresholds', title: 'Tax thresholds', permission: 'reports.read' },
    { href: '/backoffice/reports/payouts', title: 'Payouts', permission: 'reports.read' },
    {
      href: '/backoffice/reports/accounting',
      title: 'For the accountant',
      permission: 'reports.read',
    },
    { href: '/backoffice/reports/cover', title: 'Stock cover', permission: 'reports.read' },
  ]),
  ...inGroup('Shop', [
    { href: '/backoffice/brand', title: 'Brand', permission: 'settings.read' },
    { href: '/backoffice/settings', title: 'Settings', permission: 'settings.read' },
    { href: '/backoffice/connections', title: 'Payment and email', permission: 'settings.read' },
    { href: '/backoffice/webhooks', title: 'Webhooks', permission: 'connections.manage' },
    { href: '/backoffice/shipping', title: 'Shipping and taxes', permission: 'settings.read' },
    { href: '/backoffice/carriers', title: 'Carriers', permission: 'settings.read' },
    {
      href: '/backoffice/tax-registrations',
      title: 'Tax registrations',
      permission: 'settings.read',
    },
    { href: '/backoffice/exchange-rates', title: 'Exchange rates', permission: 'settings.read' },
    { href: '/backoffice/staff', title: 'Staff', permission: 'staff.manage' },
    { href: '/backoffice/keys', title: 'API keys', permission: 'staff.manage' },
    { href: '/backoffice/emails', title: 'Emails', permission: 'system.read' },
    { href: '/backoffice/health', title: 'Health', permission: 'system.read' },
    { href: '/backoffice/audit', title: 'Audit log', permission: 'audit.read' },
  ]),
]

function inGroup(
  group: OfficeLink['group'],
  links: readonly Omit<OfficeLink, 'group'>[],
): OfficeLink[] {
  return links.map((link) => ({ group, ...link }))
}
