import type { RequestContext } from '@/server/kernel/http/router'

/** Static pages of this process that show these bikes are made anew after the answer. */
export function renewBikePages(
  { revalidate }: Pick<RequestContext, 'revalidate'>,
  bikes: readonly { slug: string }[],
): void {
  if (bikes.length === 0) return
  void revalidate(['/', '/configurator', ...bikes.map(({ slug }) => `/configurator/${slug}`)])
}
