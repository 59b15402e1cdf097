import { contentPath } from '@/domain/shop/content/content'
import { listPublic } from '@/server/catalog'
import type { RequestContext } from '@/server/kernel/http/router'

/** Revalidates static pages that contain settings after the response, so that no one waits. */
export function renewPages(
  { db, clock, revalidate }: RequestContext,
  others: readonly string[] = [],
): void {
  void listPublic(db, clock.now(), 'page').then(
    (pages) => revalidate([...others, '/', '/contact', ...pages.map(contentPath)]),
    // They are revalidated within a minute anyway.
    () => undefined,
  )
}
