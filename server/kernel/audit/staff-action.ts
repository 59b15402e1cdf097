import { api } from '@/contract/api'
import type { RouteData } from '@/contract/route'

const NAMES = new Map<RouteData, string>(
  Object.entries(api).flatMap(([feature, routes]) =>
    Object.entries<RouteData>(routes).map(([name, route]): [RouteData, string] => [
      route,
      `${feature}.${name}`,
    ]),
  ),
)

/** What changing calls of staff write: a row of each, none, or one where something has changed. */
type AuditPolicy = 'always' | 'never' | 'if changed'

const KEPT: Record<string, AuditPolicy> = {
  // Every 15 seconds, as long as a ticket is open.
  'desk.presence': 'never',
  // A table that is looked through; `csv.apply` changes something.
  'csv.upload': 'never',
  'csv.uploadCustomers': 'never',
  // Nothing shows it before a product is saved with it.
  'prices.uploadPicture': 'never',
  // These read; what they are sent is too long for an address.
  'stock.checkCount': 'if changed',
  'prices.preview': 'if changed',
  'bikes.preview': 'if changed',
  // It is kept before it is sent: one entry says that it was.
  'bookkeeping.evidence': 'if changed',
  'drafts.quote': 'if changed',
  // Those that were on their way already stay as they are.
  'operation.sendAgain': 'if changed',
  'operation.discard': 'if changed',
  'edits.preview': 'if changed',
  'delays.preview': 'if changed',
  'segments.count': 'if changed',
  'issues.preview': 'if changed',
  'issues.count': 'if changed',
  'promotions.example': 'if changed',
  'settings.previewSupport': 'if changed',
  'bookkeeping.previewRefund': 'if changed',
  'content.previewLink': 'if changed',
  'content.render': 'if changed',
  // What changes is what the provider says.
  'bookkeeping.lookUp': 'if changed',
}

export interface StaffAction {
  name: string
  kept: Exclude<AuditPolicy, 'never'>
}

/** What a call of staff is called in the audit log; null for one that is not kept there. */
export function staffAction(route: RouteData): StaffAction | null {
  if (route.permission === null || route.method === 'GET') return null
  const name = NAMES.get(route) ?? `${route.method} ${route.path}`
  const kept = KEPT[name] ?? 'always'
  return kept === 'never' ? null : { name, kept }
}
