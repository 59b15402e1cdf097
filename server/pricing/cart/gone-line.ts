import { ZERO } from '@/domain/kit/money'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { Draft, Item } from './priced-line'

/** Returns why the shop no longer offers an item and what to do, or null for another error. */
export function goneProblem(error: unknown): string | null {
  if (!(error instanceof DomainError)) return null
  if (error.code === 'product_not_found') return error.sentence
  return error.code === 'bike_not_found'
    ? `${error.sentence} Please remove it from your cart.`
    : null
}

/** Line of an item that can't be bought anymore: without a price, and nothing to ship. */
export function goneLine(catalog: Catalog, item: Item, problem: string): Draft {
  const { product_id, count, server = null, variant = null } = item
  const bike = server && catalog.allBikesBySlug.get(server.bike_slug)
  return {
    ...{ product_id, count, variant, problem, fix: null, is_gone: true, isDigital: true },
    kind: server ? 'bike' : 'accessory',
    ...{ title: bike?.title ?? 'Item', description: '' },
    ...{ thumbnail: '', bike_slug: server?.bike_slug ?? null, build: server?.build ?? null },
    options: { color: null, size: null, upgrades: [] },
    ...{ price: ZERO, sku: null, parts: [], build_sheet: null, order_bike_id: null },
    ...{ gift: null, contents: null, external_link: null },
  }
}
