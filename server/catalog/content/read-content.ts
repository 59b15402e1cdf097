import type { DecodedResponse } from '@/contract/kit/route'
import type { contentSchemas } from '@/contract/shop/content/content.schema'
import { headingsOf, type ContentKind } from '@/domain/shop/content/content'
import { omit } from '@/utils/omit'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { treeOf } from '@/server/kernel/markdown/tree'

import { readCatalog, type Catalog } from '../products/read-catalog'
import { resolveMarkdown, resolvePlain } from './facts/resolve'
import { shopFacts, type ShopFacts } from './facts/shop-facts'
import { findManual, listPublicTexts, type Manual } from './manuals'
import { findPublic, type Address, type PublicRow } from './queries'

type Answer = DecodedResponse<(typeof contentSchemas)['read']>

export async function factsFor(deps: Deps, { kind, slug }: Address): Promise<ShopFacts> {
  const catalog = await readCatalog(deps.db)
  const bike = kind === 'manual' ? (catalog.bikesBySlug.get(slug) ?? null) : null
  return shopFacts(deps, catalog, bike)
}

/** Lists published texts, newest first, and in the shop's order within a day. */
export async function listContent(deps: Deps, kind?: ContentKind) {
  const catalog = await readCatalog(deps.db)
  const facts = shopFacts(deps, catalog)
  const texts = await listPublicTexts(deps.db, deps.clock.now(), { catalog, kind })
  return texts
    .map((text) => {
      const { row, of } = text
      const own = of === row.slug ? facts : factsOfManual(deps, catalog, text)
      return { ...entryOf(row, own), position: row.position }
    })
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || a.position - b.position)
    .map((entry) => omit(entry, 'position'))
}

/** @throws DomainError content_not_found, also for drafts and archived texts */
export async function readContent(deps: Deps, address: Address): Promise<Answer> {
  const lent = address.kind === 'manual' ? await readManual(deps, address.slug) : null
  if (lent) return lent
  const row = await findPublic(deps.db, deps.clock.now(), address)
  if (!row) throw new DomainError('content_not_found', `No ${address.kind} "${address.slug}".`)
  return renderContent(row, await factsFor(deps, address))
}

/** Returns the manual of an offered bike, possibly its model's, or null if there is none. */
async function readManual(deps: Deps, slug: string): Promise<Answer | null> {
  const catalog = await readCatalog(deps.db)
  if (!catalog.bikesBySlug.has(slug)) return null
  const manual = await findManual(deps.db, deps.clock.now(), { models: catalog.models, slug })
  return manual && renderContent(manual.row, factsOfManual(deps, catalog, manual))
}

/** Makes references to the bike that the manual was written for mean this bike. */
function factsOfManual(deps: Deps, catalog: Catalog, { row, of }: Manual): ShopFacts {
  const bike = catalog.bikesBySlug.get(row.slug) ?? null
  return { ...shopFacts(deps, catalog, bike), of }
}

export function renderContent(row: PublicRow, facts: ShopFacts): Answer {
  const body = treeOf(resolveMarkdown(row.source, facts))
  return { ...entryOf(row, facts), headings: headingsOf(body), body }
}

function entryOf(row: PublicRow, facts: ShopFacts) {
  return {
    kind: row.kind,
    slug: row.slug,
    title: resolvePlain(row.title, facts),
    description: resolvePlain(row.description, facts),
    published_at: new Date(row.first_at).toISOString(),
    updated_at: (row.updated_at ?? new Date(row.first_at)).toISOString(),
  }
}
