import { showcase } from '@/server/site/home/showcase'
import type { HomePage } from '@/contract/shop/home/home'

import { seedCatalog } from './catalog/seed-catalog'

const RATING = { mean: 4.3, count: 28 }

const review = (
  id: number,
  slug: string,
  title: string,
): HomePage['reviews']['picked'][number] => ({
  id,
  bike_slug: slug,
  bike_title: title,
  name: 'Ada L.',
  is_verified: true,
  is_sample: false,
  answer: '',
  size: 'M',
  rider_height: 170,
  rating: 4,
  title: `My ${title}`,
  text: `Six weeks on the ${title}, and the rain did not stop me once.`,
  date: '2026-11-08',
})

/** Returns the response of GET /api/home-page for the seed catalog on a day; amounts in cents. */
export function homePageOn(today: string): HomePage {
  const catalog = seedCatalog()
  const closed_days = catalog.closed_days.filter((day) => day >= today)
  const { hero, bikes, ...page } = showcase(catalog, { today, closed_days })
  return {
    ...page,
    hero: { ...hero, rating: RATING },
    bikes: bikes.map((bike) => ({ ...bike, rating: RATING })),
    reviews: {
      summary: {
        mean: 4.3,
        count: 3,
        histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 3 : 0 })),
      },
      picked: bikes.map(({ slug, title }, index) => review(index + 1, slug, title)),
    },
  }
}
