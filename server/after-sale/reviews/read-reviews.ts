import { bandCounts, publicName, sizeCounts, summaryOf } from '@/domain/shop/reviews/reviews'
import { isSampleEmail } from '@/domain/kit/sample'
import { type Catalog, readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { pagesOf } from '@/server/kernel/http/pages'

import {
  countReviews,
  listCounts,
  listReviews,
  PAGE_SIZE,
  type ReviewFilter,
  type SignedReview,
} from './queries'

export async function readReviews(
  { db }: Pick<Deps, 'db'>,
  { page = 1, ...filter }: ReviewFilter & { page?: number | undefined },
) {
  const [catalog, counts, found, rows] = await Promise.all([
    readCatalog(db),
    listCounts(db, filter.bike),
    countReviews(db, filter),
    listReviews(db, filter, page),
  ])
  return {
    summary: summaryOf(counts),
    sizes: sizeCounts(counts, sizesOf(catalog, filter.bike)),
    heights: bandCounts(counts),
    found,
    reviews: rows.map((row) => publicReview(catalog, row)),
    page,
    pages: pagesOf(found, PAGE_SIZE),
  }
}

function sizesOf({ bikes }: Catalog, slug: string | undefined): string[] {
  const sizes = bikes
    .filter((bike) => slug === undefined || bike.slug === slug)
    .flatMap((bike) => bike.sizes.map(({ title }) => title))
  return [...new Set(sizes)]
}

export function publicReview({ allBikesBySlug }: Catalog, row: SignedReview) {
  const { id, bike_slug, consent, rating, title, text, answer } = row
  return {
    id,
    bike_slug,
    bike_title: allBikesBySlug.get(bike_slug)?.title ?? '',
    name: publicName(row.name, row.last_name),
    is_sample: isSampleEmail(row.email),
    is_verified: consent,
    size: consent ? row.size : null,
    rider_height: consent ? row.rider_height : null,
    rating,
    title,
    text,
    answer,
    date: row.created_at.toISOString().slice(0, 10),
  }
}
