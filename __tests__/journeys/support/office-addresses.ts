import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

import type { ShopDatabase } from './shop-database'

/** SQL queries that find a seeded example for each detail page. */
export const OFFICE_EXAMPLES: Readonly<Record<string, string>> = {
  'orders/[number]': `select number from orders order by id desc`,
  'customers/[id]': `select u.public_id from users u join orders o on o.user_id = u.id order by o.id desc`,
  'tickets/[number]': `select number from tickets order by id desc`,
  'newsletter/[id]': `select id::text from newsletter_issues order by id desc`,
  'content/help/[slug]': `select slug from content_pages where kind = 'help' order by id`,
  'content/page/[slug]': `select slug from content_pages where kind = 'page' order by id`,
  'content/manual/[slug]': `select slug from content_pages where kind = 'manual' order by id`,
  'content/news/[slug]': `select slug from content_pages where kind = 'news' order by id`,
  'catalog/bikes/[slug]': `select slug from bikes order by id`,
  'catalog/[id]': `select id::text from products order by id`,
  'catalog/bikes/[slug]/preview': `select slug from bikes order by id`,
  'catalog/[id]/preview': `select id::text from products order by id`,
  'stock/[sku]': `select sku from stock_items order by sku`,
  'forum/reports/[id]': `select id::text from forum_legal_reports order by id desc`,
  'audit/[id]': `select id::text from audit_entries order by id desc`,
}

/** Lists back-office addresses, skipping detail pages without any record. */
export async function officeAddresses(
  shop: ShopDatabase,
  pages = Object.keys(OFFICE_PAGES),
): Promise<string[]> {
  const addresses: string[] = []
  for (const page of pages) {
    const part = page.includes('[') ? await shop.first(exampleOf(page)) : ''
    const path = page.replace(/\[\w+\]/, encodeURIComponent(part ?? ''))
    if (part !== null) addresses.push(`/backoffice/${path}`.replace(/\/$/, ''))
  }
  return addresses
}

function exampleOf(page: string): string {
  const example = OFFICE_EXAMPLES[page]
  if (!example) throw new Error(`The page ${page} of the back office needs an example.`)
  return example
}
