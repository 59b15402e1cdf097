import type { DecodedResponse } from '@/contract/kit/route'
import type { contentSchemas } from '@/contract/shop/content/content.schema'
import { headingsOf, type ContentKind } from '@/domain/shop/content/content'
import { isLegalPage } from '@/domain/shop/content/legal-pages'
import { omit } from '@/utils/omit'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { treeOf } from '@/server/kernel/markdown/tree'

import { readCatalog, type Catalog } from '../products/read-catalog'
import { resolveMarkdown, resolvePlain } from './facts/resolve'
import { shopFacts, type ShopFacts } from './facts/shop-facts'
import { listInForce } from './legal-versions'
import { findManual, listPublicTexts, type Manual } from './manuals'
import { findPublic, listLegalVersions, type Address, type PublicRow } from './queries'

type Answer = DecodedResponse<(typeof contentSchemas)['read']>

export async function factsFor(deps: Deps, { kind, slug }: Address): Promise<ShopFacts> {
  const catalog = await readCatalog(deps.db)
  const bike = kind === 'manual' ? (catalog.allBikesBySlug.get(slug) ?? null) : null
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
  if (isLegalPage(address)) {
    await listInForce(deps)
    return readLegalVersion(deps, row.slug)
  }
  return renderContent(row, await factsFor(deps, address))
}

/** Returns a version of a legal document, by default the latest one. @throws DomainError content_not_found */
export async function readLegalVersion(deps: Deps, slug: string, number?: number): Promise<Answer> {
  const all = await listLegalVersions(deps.db, slug)
  const version = all.find((one) => number === undefined || one.number === number)
  if (!version) throw new DomainError('content_not_found', `No version ${number} of "${slug}".`)
  const versions = all.map((one) => ({
    number: one.number,
    in_force_at: one.in_force_at.toISOString(),
  }))
  const body = treeOf(version.body)
  return {
    ...{ kind: 'page', slug, title: version.title, description: version.description },
    published_at: versions.at(-1)?.in_force_at ?? '',
    updated_at: version.in_force_at.toISOString(),
    ...{ headings: headingsOf(body), body, number: version.number, versions },
  }
}

/** Returns the manual of an offered bike, possibly its model's, or null if there is none. */
async function readManual(deps: Deps, slug: string): Promise<Answer | null> {
  const catalog = await readCatalog(deps.db)
  if (!catalog.allBikesBySlug.has(slug)) return null
  const manual = await findManual(deps.db, deps.clock.now(), { models: catalog.models, slug })
  return manual && renderContent(manual.row, factsOfManual(deps, catalog, manual))
}

/** Makes references to the bike that the manual was written for mean this bike. */
function factsOfManual(deps: Deps, catalog: Catalog, { row, of }: Manual): ShopFacts {
  const bike = catalog.allBikesBySlug.get(row.slug) ?? null
  return { ...shopFacts(deps, catalog, bike), of }
}

export function renderContent(row: PublicRow, facts: ShopFacts): Answer {
  const body = treeOf(resolveMarkdown(row.source, facts))
  return { ...entryOf(row, facts), headings: headingsOf(body), body, number: null, versions: [] }
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
