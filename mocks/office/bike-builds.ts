import type { StoredBuildRef, StoredBuilds } from '@/domain/office/bikes/bikes-preview'

import type { MockShop } from '../mock-shop'

interface ServerBuild {
  server?: { bike_slug: string; build: StoredBuildRef['build'] } | null | undefined
}

export function storedBuildsOf(shop: MockShop, slug: string): StoredBuilds {
  const { orders, members, builds, drafts } = shop.books()
  const among = (name: string, items: readonly ServerBuild[]): StoredBuildRef[] =>
    items.flatMap(({ server }) =>
      server?.bike_slug === slug ? [{ name, build: server.build }] : [],
    )
  const isOpen = (state: string) => ['to_build', 'in_production', 'ready'].includes(state)
  return {
    orders: orders
      .filter(({ fulfillment_state }) => isOpen(fulfillment_state))
      .flatMap(({ number, body }) => among(number, body.items)),
    carts: members.flatMap(({ cart }) =>
      cart.lines.flatMap(({ id, bike_slug, build }) =>
        bike_slug === slug && build ? [{ name: String(id), build }] : [],
      ),
    ),
    saved_builds: builds
      .filter((saved) => saved.slug === slug)
      .map(({ code, build }) => ({ name: code, build })),
    drafts: drafts
      .filter(({ isCanceled, order }) => !isCanceled && order === null)
      .flatMap(({ id, body }) => among(String(id), body.items)),
  }
}
