import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import type { FeedFile } from '@/domain/shop/feeds/feeds'
import type { Country } from '@/domain/shop/countries/country'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { FileAnswer } from '@/server/kernel/http/file-response'
import { byteStream } from '@/server/kernel/http/text-stream'
import { readMoveState } from '@/server/kernel/pages/queries'
import { readBrand } from '@/server/kernel/ports/brand'
import { dayOf } from '@/server/kernel/ports/clock'
import { readSeller } from '@/server/kernel/ports/seller'

import { feedTag, openFeed } from './feed-cache'
import { feedRow, type FeedShop } from './feed-row'
import { FORMATS } from './formats'
import { findCountry, listOffers } from './read-offers'

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'seller' | 'shopUrl'>

/** Time in s for which shared caches keep a feed. */
const SHARED_S = 60

interface FeedRequest {
  file: FeedFile
  /** ISO 3166-1 alpha-2 code. */
  country: string
  method: string
  header(name: string): string | undefined
}

/** Streams a feed; equal until a price, a stock that pages show, or the day changes. @throws DomainError feed_not_found */
export async function readFeed(deps: FeedDeps, request: FeedRequest): Promise<FileAnswer> {
  const { file, method, header } = request
  const catalog = await readCatalog(deps.db)
  const country = requireCountry(catalog, request.country)
  const today = dayOf(deps.clock.now())
  const state = `${catalog.revision} ${await readMoveState(deps.db)}`
  const key = [state, today, country.code, file].join(' ')
  const isPacked = /\bgzip\b/.test(header('accept-encoding') ?? '')
  const answer: FileAnswer = {
    content: '',
    type: FORMATS[file].type,
    sharedMaxAge: SHARED_S,
    etag: `"${feedTag(key)}${isPacked ? '-gzip' : ''}"`,
    vary: 'Accept-Encoding',
    ...(isPacked && { encoding: 'gzip' }),
  }
  if (method === 'HEAD') return answer
  return { ...answer, content: () => contentOf(deps, { key, file, country, isPacked }) }
}

function requireCountry(catalog: Catalog, code: string): Country {
  const { is_open } = openingOf(catalog.settings[OPENING_SETTING])
  const country = findCountry(catalog, code)
  if (is_open && country) return country
  const message = is_open
    ? 'Add the two letters of a country that this shop ships to, such as ?country=US.'
    : 'This shop isn’t open yet, so it has no feeds.'
  throw new DomainError('feed_not_found', `No feed for "${code}".`, { message })
}

interface FeedContent {
  key: string
  file: FeedFile
  country: Country
  isPacked: boolean
}

async function contentOf(deps: FeedDeps, { key, file, country, isPacked }: FeedContent) {
  const feed = await openFeed(key, () => piecesOf(deps, file, country))
  await feed.begun()
  if (isPacked) return byteStream(feed.read())
  // The callback is needed for errors to end the stream; the response reports them.
  const unpacked = pipeline(Readable.from(feed.read()), createGunzip(), () => undefined)
  return Readable.toWeb(unpacked) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* piecesOf(deps: FeedDeps, file: FeedFile, country: Country): AsyncGenerator<string> {
  const { db, shopUrl } = deps
  const seller = await readSeller(deps, db)
  const { name: brand } = await readBrand(deps.seller, db)
  const shop: FeedShop = { brand, seller: seller.name, shopUrl, country: country.code }
  const { head, item, between, tail } = FORMATS[file]
  yield head(shop)
  let isFirst = true
  for await (const groups of listOffers(deps, country)) {
    const items = groups.flatMap((group) =>
      group.offers.map((offer) => item(feedRow(group, offer, shop), shop)),
    )
    if (items.length === 0) continue
    yield (isFirst ? '' : between) + items.join(between)
    isFirst = false
  }
  yield tail
}
