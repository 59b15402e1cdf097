import Link from 'next/link'

import { SampleList } from '@/components/kit/ui/sample-list'
import type { HomePage } from '@/contract/shop/home/home'
import { reviews as texts } from '@/messages/shop/reviews/reviews'

import { RatingSummary } from './rating-summary'
import { ReviewItem } from './review-item'

export function OwnerReviews({ reviews }: { reviews: HomePage['reviews'] }) {
  const { summary, picked } = reviews
  return (
    <section
      aria-labelledby="owners"
      className="wrap grid gap-x-10 gap-y-12 py-20 lg:grid-cols-12 lg:py-32"
    >
      <div className="lg:col-span-4">
        <h2 id="owners" className="text-4xl">
          {texts.heading}
        </h2>
        <p className="mt-6 mb-10 max-w-read text-lg text-ink-soft">{texts.lead}</p>
        <RatingSummary summary={summary} />
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <SampleList areSamples={picked.map(({ is_sample }) => is_sample)}>
          <ul>
            {picked.map((review) => (
              <li key={review.id} className="border-t border-line pt-8 pb-10">
                <ReviewItem review={review} />
                <Link
                  href={`/configurator/${review.bike_slug}#reviews`}
                  className="mt-2 inline-flex min-h-touch items-center text-sm link"
                >
                  {texts.all(review.bike_title)}
                </Link>
              </li>
            ))}
          </ul>
        </SampleList>
      </div>
    </section>
  )
}
