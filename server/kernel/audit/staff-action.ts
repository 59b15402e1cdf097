import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'

const NAMES = new Map<RouteData, string>(
  Object.entries(api).flatMap(([feature, routes]) =>
    Object.entries<RouteData>(routes).map(([name, route]): [RouteData, string] => [
      route,
      `${feature}.${name}`,
    ]),
  ),
)

type AuditPolicy = 'always' | 'never' | 'if changed'

const KEPT: Record<string, AuditPolicy> = {
  // Sent every 15 seconds while a ticket is open.
  'desk.presence': 'never',
  // Only checks a table; `csv.apply` makes the changes.
  'csv.upload': 'never',
  'csv.uploadCustomers': 'never',
  // Not visible before a product is saved with it.
  'prices.uploadPicture': 'never',
  // Reads that use POST because their input is too long for a URL.
  'stock.checkCount': 'if changed',
  'prices.preview': 'if changed',
  'prices.previewMany': 'if changed',
  'bikes.preview': 'if changed',
  // The evidence is saved before it is sent, and one entry covers both.
  'bookkeeping.evidence': 'if changed',
  'drafts.quote': 'if changed',
  // Only changes emails that weren't already in flight.
  'operation.sendAgain': 'if changed',
  'operation.discard': 'if changed',
  'edits.preview': 'if changed',
  'delays.preview': 'if changed',
  'guests.find': 'if changed',
  'guests.verify': 'if changed',
  'segments.count': 'if changed',
  'issues.preview': 'if changed',
  'issues.count': 'if changed',
  'promotions.example': 'if changed',
  'settings.previewSupport': 'if changed',
  'bookkeeping.previewRefund': 'if changed',
  'content.previewLink': 'if changed',
  'content.render': 'if changed',
  // Sends an email and stores nothing.
  'connections.testMail': 'never',
  // Sends after its transaction.
  'webhooks.test': 'if changed',
  // Only the provider's response can change something.
  'bookkeeping.lookUp': 'if changed',
}

export interface StaffAction {
  name: string
  policy: Exclude<AuditPolicy, 'never'>
}

export function staffAction(route: RouteData): StaffAction | null {
  if (route.permission === null || route.method === 'GET') return null
  const name = NAMES.get(route) ?? `${route.method} ${route.path}`
  const policy = KEPT[name] ?? 'always'
  return policy === 'never' ? null : { name, policy }
}
