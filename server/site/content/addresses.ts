import { contentPath } from '@/domain/shop/content/content'
import { listAddress, threadAddress } from '@/domain/community/forum/forum'
import { helpTopicAddress } from '@/domain/community/help-center/help-center'
import { listPublicTexts, listSpareIds, readCatalog } from '@/server/catalog'
import { listCategories, listPublicTopics, listThreadAddresses } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'

export interface PublicAddress {
  path: string
  /** Time of the last change; null if not recorded. */
  changed_at: string | null
}

/** Static pages that don't depend on the database. */
const SITE = [
  ...['/', '/configurator', '/accessories', '/spares', '/help-center', '/forum'],
  ...['/contact', '/news', '/withdrawal'],
]

/** Other sources of public pages. A module with its own pages adds a line here. */
const SOURCES: readonly ((deps: Deps) => Promise<PublicAddress[]>)[] = [
  () => Promise.resolve(SITE.map(unchanged)),
  dealerPages,
  bikePages,
  productPages,
  textPages,
  helpPages,
  forumPages,
]

export async function listAddresses(deps: Deps): Promise<PublicAddress[]> {
  const lists = await Promise.all(SOURCES.map((source) => source(deps)))
  return lists.flat()
}

function unchanged(path: string): PublicAddress {
  return { path, changed_at: null }
}

async function dealerPages({ db }: Deps): Promise<PublicAddress[]> {
  const { dealers } = await readCatalog(db)
  return dealers.some((one) => one.is_active) ? [unchanged('/dealers')] : []
}

async function bikePages({ db }: Deps): Promise<PublicAddress[]> {
  const { bikes } = await readCatalog(db)
  return bikes.map(({ slug }) => unchanged(`/configurator/${slug}`))
}

async function productPages({ db }: Deps): Promise<PublicAddress[]> {
  const [{ products }, spares] = await Promise.all([readCatalog(db), listSpareIds(db)])
  return [
    ...products.map(({ id }) => unchanged(`/accessories/${id}`)),
    ...spares.map((id) => unchanged(`/spares/${id}`)),
  ]
}

async function textPages({ db, clock }: Deps): Promise<PublicAddress[]> {
  const catalog = await readCatalog(db)
  const texts = await listPublicTexts(db, clock.now(), { catalog })
  return texts.map(({ row }) => ({
    path: contentPath(row),
    changed_at: row.updated_at?.toISOString() ?? null,
  }))
}

async function helpPages(deps: Deps): Promise<PublicAddress[]> {
  const topics = await listPublicTopics(deps)
  return topics.map(({ slug, updated_at }) => ({
    path: helpTopicAddress(slug),
    changed_at: updated_at.toISOString(),
  }))
}

/** Maximum number of threads; a sitemap is limited to 50,000 URLs. */
const MOST_THREADS = 20_000

/** Lists forum pages. Public queries exclude hidden threads. */
async function forumPages({ db }: Deps): Promise<PublicAddress[]> {
  const [categories, threads] = await Promise.all([
    listCategories(db),
    listThreadAddresses(db, MOST_THREADS),
  ])
  return [
    unchanged(listAddress(null)),
    ...categories.map(({ slug }) => unchanged(listAddress(slug))),
    ...threads.map(({ at, ...thread }) => ({
      path: threadAddress(thread),
      changed_at: at.toISOString(),
    })),
  ]
}
