import { useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Pager } from '@/components/kit/ui/pager'
import { SampleList } from '@/components/kit/ui/sample-list'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useStableFocusPosition } from '@/components/kit/ui/use-stable-focus-position'
import type { WireReviewList } from '@/contract/shop/reviews/reviews'
import { useReviews, type ReviewControls } from '@/hooks/shop/reviews/use-reviews'
import { toSentence } from '@/messages/kit/errors'
import { reviewList as texts } from '@/messages/shop/reviews/review-list'

import { RatingSummary } from './rating-summary'
import { ReviewFilters } from './review-filters'
import { ReviewItem } from './review-item'

export function BikeReviews({ slug }: { slug: string }) {
  const controls = useReviews(slug)
  const { shown, error, retry } = controls
  return (
    <div className="mt-6">
      {error && <ErrorNotice sentence={toSentence(error)} onRetry={retry} className="mb-6" />}
      {shown ? <Shown list={shown} controls={controls} /> : !error && <Waiting />}
    </div>
  )
}

function Shown({ list, controls }: { list: WireReviewList; controls: ReviewControls }) {
  const top = useRef<HTMLParagraphElement>(null)
  useStableFocusPosition(top)
  const { summary, found, reviews, page, pages } = list
  if (summary.count === 0) return <p className="text-ink-soft">{texts.none}</p>

  function turn(to: number) {
    controls.turn(to)
    // Scroll to the first review of the next page by focusing the top.
    top.current?.focus()
  }

  return (
    <>
      <RatingSummary summary={summary} />
      <ReviewFilters list={list} controls={controls} />
      <p ref={top} tabIndex={-1} role="status" className="mt-6 scroll-mt-[45dvh] text-ink-soft">
        {texts.found(found, summary.count)}
      </p>
      {reviews.length === 0 && <NoMatch onShowAll={controls.showAll} />}
      <SampleList areSamples={reviews.map(({ is_sample }) => is_sample)} className="mt-2">
        <ul className={cx('mt-4 transition-opacity', controls.isLoading && 'opacity-50')}>
          {reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-8">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      </SampleList>
      <Pager page={page} pages={pages} onPage={turn} />
    </>
  )
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-4 border-t border-line py-8">
      <p>{texts.noMatch}</p>
      <Button variant="secondary" className="mt-4" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
