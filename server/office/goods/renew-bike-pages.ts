import type { RequestContext } from '@/server/kernel/http/router'

/** Revalidates the static pages of these bikes in this process after the response. */
export function renewBikePages(
  { revalidate }: Pick<RequestContext, 'revalidate'>,
  bikes: readonly { slug: string }[],
): void {
  if (bikes.length === 0) return
  void revalidate(['/', '/configurator', ...bikes.map(({ slug }) => `/configurator/${slug}`)])
}
