import type { Permission } from '@/domain/kit/permissions'
import { shopSettings } from '@/messages/office/settings/shop-settings'

/** Other words by which the command palette finds a page, besides its title. */
export const PAGE_TERMS: Readonly<Record<string, string>> = {
  '/backoffice': 'home dashboard today start set-up guide to do',
  '/backoffice/orders':
    'sales purchases buyers invoices parcels to ship late overdue unpaid cancel refund',
  '/backoffice/drafts': 'phone order new order cash counter quote offer estimate manual order',
  '/backoffice/builds': 'production factory workshop frame number serial assembly',
  '/backoffice/delays': 'delayed backorder supplier late delivery',
  '/backoffice/capacity': 'production schedule lead time vacation holiday closed days off shutdown',
  '/backoffice/customers': 'people accounts members buyers store credit address silence ban block',
  '/backoffice/customers/guests':
    'privacy GDPR personal data export erase forget delete request receipt',
  '/backoffice/customers/tables': 'csv excel spreadsheet upload migrate people',
  '/backoffice/tax-certificates': 'tax exempt resale reseller VAT',
  '/backoffice/segments': 'groups audience target customers list',
  '/backoffice/test-rides': 'appointments bookings demo try visit calendar',
  '/backoffice/dealers': 'shops stores partners map retailers service workshop opening hours',
  '/backoffice/gift-cards': 'vouchers codes balance present',
  '/backoffice/payments': 'money refunds bank transfer chargeback dispute card Stripe PayPal',
  '/backoffice/catalog/bikes':
    'models colors sizes frame parts configurator price lead time e-bike',
  '/backoffice/catalog/spares': 'parts products price offer remove categories battery tire',
  '/backoffice/catalog/accessories':
    'products articles price offer remove bundles sets categories helmet',
  '/backoffice/catalog/changes': 'raise prices sale discount percent markdown planned',
  '/backoffice/catalog/tables': 'csv excel spreadsheet upload download feed bulk',
  '/backoffice/stock':
    'inventory warehouse quantity on hand shelf low sold out arrivals who waits back in stock alerts',
  '/backoffice/pick-list': 'shelf warehouse packing to ship parcels collect print goods',
  '/backoffice/stock/count': 'inventory stocktaking warehouse quantity print shelf',
  '/backoffice/tickets': 'support questions emails inbox messages complaints help desk',
  '/backoffice/tickets/canned': 'templates replies macros snippets standard answers',
  '/backoffice/tickets/reports': 'response time support statistics',
  '/backoffice/forum': 'community posts moderation reports',
  '/backoffice/content':
    'pages legal terms privacy imprint about us help center articles news blog edit',
  '/backoffice/searches': 'nothing found synonyms no results words customers typed',
  '/backoffice/campaigns': 'announcement sale popup seasonal offer home page promotion',
  '/backoffice/feeds':
    'Google Merchant Center Meta catalog OpenAI shopping export products xml csv',
  '/backoffice/reviews': 'ratings stars feedback opinions',
  '/backoffice/promotions': 'discount coupon voucher code percent off free shipping',
  '/backoffice/newsletter': 'mailing subscribers campaign email marketing issue',
  '/backoffice/suppressions': 'undeliverable mail blocked address complaints spam',
  '/backoffice/reports/sales': 'revenue turnover figures statistics month quarter accounting',
  '/backoffice/reports/accounting':
    'accountant bookkeeping journal invoices credit notes zip month tax fees papers',
  '/backoffice/reports/funnel': 'visitors conversion traffic analytics abandoned carts',
  '/backoffice/reports/choices': 'popular bestseller colors parts statistics',
  '/backoffice/reports/taxes': 'VAT sales tax return accountant filing',
  '/backoffice/reports/jurisdictions': 'sales tax states county city accountant filing',
  '/backoffice/reports/thresholds': 'nexus OSS VAT limit register',
  '/backoffice/reports/payouts': 'bank fees settlement accountant Stripe PayPal',
  '/backoffice/reports/cover': 'reorder inventory purchase weeks of supply',
  '/backoffice/connections':
    'mail server SMTP email sending Stripe PayPal keys card terminal bank account replies webhook',
  '/backoffice/webhooks':
    'integration API programs ERP accounting notify Zapier events signing secret deliveries',
  '/backoffice/brand':
    'logo name color theme design look social links header menu hero home footer',
  '/backoffice/settings': 'company configuration preferences options',
  '/backoffice/shipping': 'delivery rates postage freight zones VAT tax customs',
  '/backoffice/carriers': 'parcel tracking UPS FedEx DHL USPS courier delivery service shipping',
  '/backoffice/tax-registrations': 'VAT number sales tax permit OSS nexus',
  '/backoffice/exchange-rates': 'currency euro dollar conversion money',
  '/backoffice/staff': 'employees team users roles permissions invite colleague password',
  '/backoffice/keys': 'token program integration developer ERP automation access secret',
  '/backoffice/emails': 'mail outbox unsent letters failed resend',
  '/backoffice/health': 'errors jobs backup status system problems',
  '/backoffice/audit': 'history who changed log activity trail',
}

/** Part of a page that the command palette opens by itself; `title` is its heading there. */
interface PagePart {
  href: string
  title: string
  words: string
  permission: Permission
}

const part = (title: string, words: string): PagePart => ({
  ...{ href: '/backoffice/settings', permission: 'settings.read', title, words },
})

export const PAGE_PARTS: readonly PagePart[] = [
  part(shopSettings.opening.title, 'open close shop launch preview link maintenance coming soon'),
  part(
    shopSettings.shop,
    'company legal name address tax number VAT email contact imprint invoice',
  ),
  part(
    shopSettings.safety.title,
    'manufacturer maker EU responsible person GPSR warnings labor rate repair law',
  ),
  part(shopSettings.support, 'opening hours office hours holiday vacation closed days phone'),
  part(shopSettings.assembly, 'dealer distance workshop mount'),
  part(shopSettings.methods, 'card PayPal bank transfer checkout Stripe pay invoice'),
  part(
    shopSettings.region.title,
    'time zone clock date format language paper A4 letter week Monday Sunday',
  ),
  part(shopSettings.samples, 'demo test data remove delete example'),
]
