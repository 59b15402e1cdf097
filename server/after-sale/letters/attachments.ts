import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

import { addressOf } from '@/domain/shop/content/content'
import { legalVersionPath } from '@/domain/shop/content/legal-pages'
import { legalVersions } from '@/server/kernel/db/schema/catalog/content'
import { orderLegalVersions } from '@/server/kernel/db/schema/orders/orders'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import type { Deps } from '@/server/kernel/deps'
import { listOrderVersions } from '@/server/orders'
import { dateLong } from '@/utils/format'

import { draw } from '../documents/draw/draw'
import { lane } from '../documents/lane'

type Version = Awaited<ReturnType<typeof listOrderVersions>>[number]

const KIND = 'order_confirmation'
/** Titles of the files that `attachmentsOf` returns, for lists of emails. */
export const attachedTitles = sql<string[]>`(
  select coalesce(array_agg(version.title order by version.title), '{}')
  from ${orderLegalVersions} as agreed join ${legalVersions} as version on version.id = agreed.version_id
  where ${mailOutbox}.kind = ${KIND} and agreed.order_id = ${mailOutbox}.order_id)`

const drawn = new LRUCache<string, Buffer>({ max: 40 })

/** Returns the legal documents of a confirmed order: links alone are no durable medium (2011/83/EU, art. 8(7)). */
export const attachmentsOf: Deps['attachmentsOf'] = async ({ db, shopUrl }, { kind, order_id }) => {
  if (kind !== KIND || order_id === null) return []
  const versions = await listOrderVersions(db, order_id)
  return Promise.all(
    versions.map(async (version) => ({
      filename: `${addressOf(version.title) || version.slug}.pdf`,
      content: await fileOf(version, shopUrl),
    })),
  )
}

async function fileOf(version: Version, origin: string): Promise<Buffer> {
  const { title, in_force_at: at, body: source } = version
  const foot = `${title} of ${dateLong(at.toISOString())} · ${origin}${legalVersionPath(version)}`
  const key = `${foot} ${source}`
  const known = drawn.get(key)
  if (known) return known
  const file = await lane(() => draw('legal', { title, at, origin, foot, source }))
  drawn.set(key, file)
  return file
}
