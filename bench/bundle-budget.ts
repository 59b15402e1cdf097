import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { floorWeight, pageWeights } from './bundle'
import { currentBuild } from './current-build'

/** Budgets in KB beyond the bare page, for public pages and for any page. */
export const PUBLIC_BUDGET_KB = 35
export const ANY_BUDGET_KB = 60
/** The back office uses a library for forms and has no casual visitors. */
const OFFICE_BUDGET_KB = 150

/** Prices with several taxes and the notices of EU law: docs/decisions/0033-law-on-product-pages-may-weigh-1-kb.md */
const LAW_KB = 1

/** Measures in the visitor's unit: docs/decisions/0035-measures-and-trust-may-weigh-1-kb.md */
const MEASURES_KB = 1

/** A brand and feeds of the company's own: the third amendment of the same decision */
const BRAND_KB = 0.5

/** Pages that require a key, a purchase or an account, and their login pages; all others are public. */
const PRIVATE =
  /^\/(cart|payment|orders|outbox|dashboard|login|register|forgot-password|reset-password|confirm-email|first-admin|invitation|withdrawal|dealers\/rides|tickets|saved-builds|back-in-stock)\b/

/** Public pages with a separate budget, each justified by a decision. */
const EXCEPTIONS: Record<string, number> = {
  // An interactive tool: docs/decisions/0009-the-build-page-may-weigh-more.md
  '/configurator/[bike_slug]': ANY_BUDGET_KB + LAW_KB + MEASURES_KB,
  '/accessories/[id]': PUBLIC_BUDGET_KB + LAW_KB,
  ...Object.fromEntries(
    ['/', '/accessories', '/configurator', '/dealers', '/spares/[id]'].map((page) => [
      page,
      PUBLIC_BUDGET_KB + MEASURES_KB,
    ]),
  ),
  '/': PUBLIC_BUDGET_KB + MEASURES_KB + BRAND_KB,
  '/cart/checkout': ANY_BUDGET_KB + BRAND_KB,
  ...Object.fromEntries(
    [
      ...['/accessories/5000124', '/help-center/[slug]'],
      ...['/forum/category/[slug]', '/forum/search', '/forum/tag/[tag]'],
    ].map((page) => [page, PUBLIC_BUDGET_KB + BRAND_KB]),
  ),
}

export interface BundleRow {
  page: string
  kb: number
  overKb: number
  budgetKb: number
  isWithinBudget: boolean
}

function usualBudgetKb(page: string): number {
  if (page.startsWith('/backoffice')) return OFFICE_BUDGET_KB
  return PRIVATE.test(page) ? ANY_BUDGET_KB : PUBLIC_BUDGET_KB
}

export function bundleRows(distDir = currentBuild() ?? '.next'): BundleRow[] {
  const floor = floorWeight()
  return pageWeights(distDir).map(({ page, bytes }) => {
    const budgetKb = EXCEPTIONS[page] ?? usualBudgetKb(page)
    const overKb = (bytes - floor) / 1024
    return { page, kb: bytes / 1024, overKb, budgetKb, isWithinBudget: overKb <= budgetKb }
  })
}

const SERVER_MARKERS = [
  'pg-pool',
  'drizzle',
  'in-process',
  'catalogue_revision',
  // Texts and structured data that must stay on the server.
  'commonmark',
  'SearchAction',
  'mock database',
]

export function leakedFiles(distDir = currentBuild() ?? '.next'): string[] {
  const chunks = join(distDir, 'static', 'chunks')
  return readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(chunks, file), 'utf8')
      // The editor of the back office parses Markdown, in a chunk of its own.
      const allowed = text.includes('ProseMirror') ? 'commonmark' : ''
      return SERVER_MARKERS.filter((marker) => marker !== allowed && text.includes(marker)).map(
        (marker) => `${file}: ${marker}`,
      )
    })
}
