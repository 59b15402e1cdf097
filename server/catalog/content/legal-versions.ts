import { LEGAL_PAGES } from '@/domain/shop/content/legal-pages'
import type { Deps } from '@/server/kernel/deps'

import { readCatalog, type Catalog } from '../products/read-catalog'
import { resolveMarkdown, resolvePlain } from './facts/resolve'
import { shopFacts, type FactsDeps, type ShopFacts } from './facts/shop-facts'
import {
  findPublic,
  insertLegalVersion,
  latestLegalVersions,
  listPublicPages,
  lockPage,
  type LegalVersion,
  type PublicRow,
} from './queries'

/**
 * Ids of the texts that this process last compared with the recorded versions, by catalog and slug. It compares only
 * after a change, so that during an update a process of the previous release doesn't restore its own wording.
 */
const compared = new WeakMap<Catalog, Map<string, number>>()

/** Returns the versions in force of all public legal documents, and records those that are new. */
export async function listInForce(
  deps: FactsDeps & Pick<Deps, 'db' | 'clock'>,
): Promise<LegalVersion[]> {
  const catalog = await readCatalog(deps.db)
  const facts = shopFacts(deps, catalog)
  const last = compared.get(catalog) ?? new Map<string, number>()
  compared.set(catalog, last)
  const rows = await listPublicPages(deps.db, deps.clock.now(), LEGAL_PAGES)
  const latest = await latestLegalVersions(deps.db)
  const versions: LegalVersion[] = []
  for (const slug of LEGAL_PAGES) {
    const row = rows.find((one) => one.slug === slug)
    if (!row) continue
    const known = latest.find((one) => one.slug === slug)
    const isCurrent = known && (last.get(slug) === row.id || isSame(known, textOf(row, facts)))
    versions.push(isCurrent ? known : await record(deps, slug))
    last.set(slug, row.id)
  }
  return versions
}

type Text = Pick<LegalVersion, 'title' | 'description' | 'body'>

const textOf = ({ title, description, source }: PublicRow, facts: ShopFacts): Text => ({
  title: resolvePlain(title, facts),
  description: resolvePlain(description, facts),
  body: resolveMarkdown(source, facts),
})

const isSame = (one: Text, other: Text) =>
  one.title === other.title && one.description === other.description && one.body === other.body

/** Reads text and facts again under the lock, so that of concurrent processes only one records a change. */
function record(deps: Parameters<typeof listInForce>[0], slug: string): Promise<LegalVersion> {
  return deps.db.transaction(async (tx) => {
    const address = { kind: 'page', slug } as const
    const page = await lockPage(tx, address)
    const now = deps.clock.now()
    const row = await findPublic(tx, now, address)
    if (!page || !row) throw new Error(`The page "${slug}" is not public anymore.`)
    const text = textOf(row, shopFacts(deps, await readCatalog(tx)))
    const latest = (await latestLegalVersions(tx)).find((one) => one.slug === slug)
    if (latest && isSame(latest, text)) return latest
    const number = (latest?.number ?? 0) + 1
    const id = await insertLegalVersion(tx, { ...text, page_id: page.id, number, in_force_at: now })
    return { ...text, id, slug, number, in_force_at: now }
  })
}
