import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { productSkus } from '@/domain/shop/accessories/accessory'
import { dealerLines } from '#server/catalog/products/dealer-lines'
import { seedBikes } from '#server/seed/data/bikes'
import { seedCategories } from '#server/seed/data/categories'
import { seedClosedDays } from '#server/seed/data/calendar'
import { seedCountries } from '#server/seed/data/countries'
import { seedHelpCategories, seedHelpTopics } from '#server/seed/data/help'
import { seedForumThreads } from '#server/seed/data/forum'
import { seedForumCategories } from '#server/seed/data/forum-categories'
import { seedProducts, spareGroupOf } from '#server/seed/data/products'
import { postTree } from '#server/kernel/markdown/post'
import { dealerRows, townRows } from '#server/seed/dealer-rows'
import { seedPromotions } from '#server/seed/data/promotions'
import { seedReviews } from '#server/seed/data/reviews'
import { seedSettings } from '#server/seed/data/settings'
import { seedSpareGroups } from '#server/seed/data/spare-groups'
import { seedStock } from '#server/seed/data/stock'

import {
  CatalogFixture,
  DealersFixture,
  type WireCatalog,
  type WireDealers,
} from './catalog-fixture'
import type { ForumFixture } from './forum-books'
import type { ReviewFixture } from './reviews'

export function recordedCatalog(): WireCatalog {
  return z.encode(CatalogFixture, {
    bikes: seedBikes,
    countries: seedCountries,
    products: seedProducts,
    categories: seedCategories.map((one) => ({ ...one, text: '', former: [] })),
    promotions: seedPromotions,
    closed_days: seedClosedDays.map(({ date }) => date),
    settings: seedSettings,
  })
}

/** Returns the content of mocks/fixtures/reviews.json: the reviews of the seed, oldest first. */
export function recordedReviews(): ReviewFixture[] {
  return Object.entries(seedReviews)
    .flatMap(([bike_slug, reviews]) => reviews.map((review) => ({ bike_slug, ...review })))
    .sort((a, b) => (a.on === b.on ? a.height - b.height : a.on < b.on ? -1 : 1))
    .map(({ on, stars, isPrivate, after: _after, color: _color, parts: _parts, ...review }) => {
      return { ...review, rating: stars, date: on, consent: !isPrivate }
    })
}

/** How many of the largest towns mock mode has. */
const TOWNS = 400

export function recordedDealers(): WireDealers {
  const rows = dealerRows()
  const of = <Row extends { dealer_id: number }>(all: Row[], id: number) =>
    all.filter(({ dealer_id }) => dealer_id === id)
  const dealers = rows.dealers.map((dealer) => {
    const { assembly_fee_cents: fee, assembly_days: days, country_id } = dealer
    const country = seedCountries.find(({ id }) => id === country_id)
    return {
      ...dealer,
      region: dealer.region ?? '',
      ride_minutes: dealer.ride_minutes ?? 60,
      ride_notice_hours: dealer.ride_notice_hours ?? 20,
      country_code: country?.code ?? '',
      country_title: country?.title ?? '',
      address_lines: dealerLines({ ...dealer, region: dealer.region ?? '' }, country),
      services: of(rows.services, dealer.id).map(({ service }) => service),
      hours: of(rows.hours, dealer.id).sort((a, b) => a.weekday - b.weekday || a.opens - b.opens),
      closed_days: of(rows.closedDays, dealer.id).sort((a, b) => (a.date < b.date ? -1 : 1)),
      assembly: fee == null || days == null ? null : { fee, days },
      bikes: of(rows.bikes, dealer.id).flatMap(rideBike),
    }
  })
  const places = townRows().slice(0, TOWNS)
  const towns = places.map((town) => ({ ...town, region: town.region ?? '' }))
  return z.encode(DealersFixture, { dealers, places: towns })
}

function rideBike({ id, bike_id, size_id }: { id: number; bike_id: number; size_id: number }) {
  const bike = seedBikes.find((one) => one.id === bike_id)
  const size = bike?.sizes.find((one) => one.id === size_id)
  if (!bike || !size) return []
  const { slug: bike_slug, title: bike_title } = bike
  return [{ id, bike_id, bike_slug, bike_title, size_id, size_title: size.title }]
}

export function recordedSpares() {
  return seedProducts.flatMap((product) => {
    const { id, service } = product
    const group = seedSpareGroups.find(({ code }) => code === spareGroupOf(id))
    const shelves = productSkus(product)
    const in_stock = seedStock.some(({ sku, on_hand }) => shelves.includes(sku) && on_hand > 0)
    const placed = group && { ...group, position: seedSpareGroups.indexOf(group) }
    return service && placed ? [{ id, ...service, group: placed, in_stock }] : []
  })
}

export function recordedHelp() {
  // The API replaces placeholders with facts of the shop; here their names are enough.
  const bare = (text: string) => text.replace(/\{\{(?:.*?\.)?(.+?)\}\}/g, '$1')
  const topics = seedHelpTopics().map((topic, index) => {
    const { slug, category, position, keywords } = topic
    const [title, description] = [bare(topic.title), bare(topic.description)]
    return { id: index + 1, slug, category, position, title, description, keywords }
  })
  return { categories: [...seedHelpCategories], topics }
}

export function recordedForum(): ForumFixture {
  const written = new Date('2026-11-01T00:00:00Z')
  return {
    categories: seedForumCategories,
    threads: seedForumThreads(written)
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ category, title, tags, posts, is_pinned, is_locked, solved_by }) => ({
        ...{ category, title, tags, is_pinned, is_locked, solved_by },
        posts: posts.map(({ at, text, ...post }) => {
          return { ...post, at: at.toISOString(), body: postTree(text) }
        }),
      })),
  }
}

/** Rewrites the fixtures. Run it after changing the seed or contract: `npx tsx mocks/record.ts`. */
async function main(): Promise<void> {
  const folder = path.join(__dirname, 'fixtures')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'catalog.json'), `${JSON.stringify(recordedCatalog())}\n`)
  await writeFile(path.join(folder, 'reviews.json'), `${JSON.stringify(recordedReviews())}\n`)
  await writeFile(path.join(folder, 'dealers.json'), `${JSON.stringify(recordedDealers())}\n`)
  await writeFile(path.join(folder, 'help-center.json'), `${JSON.stringify(recordedHelp())}\n`)
  await writeFile(path.join(folder, 'spares.json'), `${JSON.stringify(recordedSpares())}\n`)
  await writeFile(path.join(folder, 'forum.json'), `${JSON.stringify(recordedForum())}\n`)
}

if (require.main === module) void main()
