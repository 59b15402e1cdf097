import type { DecodedResponse } from '@/contract/route'
import type { contentSchemas } from '@/contract/content.schema'
import { headingsOf, type ContentKind } from '@/domain/content'
import { omit } from '@/utils/omit'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { treeOf } from '@/server/kernel/markdown/tree'

import { readCatalogue } from '../catalogue/read-catalogue'
import { resolveMarkdown, resolvePlain } from './facts/resolve'
import { shopFacts, type ShopFacts } from './facts/shop-facts'
import { findPublic, listPublic, type Address, type PublicRow } from './queries'

type Answer = DecodedResponse<(typeof contentSchemas)['read']>

/** What the placeholders of a text speak of. */
export async function factsFor(deps: Deps, { kind, slug }: Address): Promise<ShopFacts> {
  const catalogue = await readCatalogue(deps.db)
  const bike = kind === 'manual' ? (catalogue.bikesBySlug.get(slug) ?? null) : null
  return shopFacts(deps, catalogue, bike)
}

/** The published texts, newest first; those of one day in the order of the shop. */
export async function listContent(deps: Deps, kind?: ContentKind) {
  const facts = await factsFor(deps, { kind: 'page', slug: '' })
  const rows = await listPublic(deps.db, deps.clock.now(), kind)
  return rows
    .map((row) => ({ ...entryOf(row, facts), position: row.position }))
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || a.position - b.position)
    .map((entry) => omit(entry, 'position'))
}

/** @throws DomainError content_not_found, also for a draft and for what is archived */
export async function readContent(deps: Deps, address: Address): Promise<Answer> {
  const row = await findPublic(deps.db, deps.clock.now(), address)
  if (!row) throw new DomainError('content_not_found', `No ${address.kind} "${address.slug}".`)
  return renderContent(row, await factsFor(deps, address))
}

/** A version as the public reads it. */
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
