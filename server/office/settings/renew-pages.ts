import { contentPath } from '@/domain/shop/content/content'
import { listPublic } from '@/server/catalog'
import type { RequestContext } from '@/server/kernel/http/router'

/** Revalidates static pages that show settings, after the response so that the client doesn't wait. */
export function renewPages(
  { db, clock, revalidate }: RequestContext,
  others: readonly string[] = [],
): void {
  void listPublic(db, clock.now(), 'page').then(
    (pages) => revalidate([...others, '/', '/contact', ...pages.map(contentPath)]),
    // If this fails, the pages are revalidated within a minute anyway.
    () => undefined,
  )
}
