import { contentPath } from '@/domain/content'
import { listPublic } from '@/server/catalogue'
import type { RequestContext } from '@/server/kernel/http/router'

/**
 * Static pages that say what staff decide are made anew after the answer: the contact page, and texts with placeholders
 * of the shop. Nobody has to wait for them.
 */
export function renewPages(
  { db, clock, revalidate }: RequestContext,
  others: readonly string[] = [],
): void {
  void listPublic(db, clock.now(), 'page').then(
    (pages) => revalidate([...others, '/', '/contact', ...pages.map(contentPath)]),
    // They are renewed within a minute anyway.
    () => undefined,
  )
}
