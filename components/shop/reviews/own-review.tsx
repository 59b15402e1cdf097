import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { Stars } from '@/components/kit/ui/stars'
import type { WireOwnReview } from '@/contract/shop/reviews/reviews'
import { useModal } from '@/hooks/kit/use-modal'
import { useOwnReview } from '@/hooks/shop/reviews/use-own-review'
import { toSentence } from '@/messages/kit/errors'
import { ownReview as texts, withdrawReviewDialog } from '@/messages/shop/reviews/own-review'
import { reviews } from '@/messages/shop/reviews/reviews'

import { ReviewForm } from './review-form'

interface OwnReviewProps {
  bikeId: number
  /** Planned arrival, 'YYYY-MM-DD'. */
  arrival: string | null
}

export function OwnReview({ bikeId, arrival }: OwnReviewProps) {
  const own = useOwnReview(bikeId)
  const [done, setDone] = useState('')
  return (
    <section aria-labelledby="own-review">
      <h2 id="own-review" className="text-2xl">
        {texts.own}
      </h2>
      <p role="status" className="text-ok not-empty:mt-3">
        {done}
      </p>
      <div className="mt-3">
        <Loaded state={own.state} onRetry={own.retry}>
          {({ state, review }) =>
            state === 'not_delivered' ? (
              <p className="max-w-read text-ink-soft">
                {arrival === null ? texts.notDelivered : texts.notDeliveredOn(arrival)}
              </p>
            ) : (
              <Opened bikeId={bikeId} review={review} own={own} onDone={setDone} />
            )
          }
        </Loaded>
      </div>
    </section>
  )
}

type Review = WireOwnReview['review']

interface OpenedProps {
  bikeId: number
  review: Review
  own: ReturnType<typeof useOwnReview>
  onDone: (sentence: string) => void
}

function Opened({ bikeId, review, own, onDone }: OpenedProps) {
  const [isEditing, setEditing] = useState(false)

  function take(saved: NonNullable<Review>) {
    own.set({ state: 'written', review: saved })
    onDone(review ? texts.saved : texts.published)
    setEditing(false)
  }

  if (review && !isEditing) {
    return <Written review={review} own={own} onDone={onDone} onEdit={() => setEditing(true)} />
  }
  return (
    <>
      {!review && <p className="max-w-read text-ink-soft">{texts.lead}</p>}
      <ReviewForm
        bikeId={bikeId}
        review={review}
        onSaved={take}
        onCancel={review ? () => setEditing(false) : undefined}
      />
    </>
  )
}

interface WrittenProps extends Pick<OpenedProps, 'own' | 'onDone'> {
  review: NonNullable<Review>
  onEdit: () => void
}

function Written({ review, own, onDone, onEdit }: WrittenProps) {
  const { ask } = useModal()
  const { withdraw } = own

  async function remove() {
    if (!(await ask(withdrawReviewDialog))) return
    if (!(await withdraw.run(review.id))) return
    own.set({ state: 'open', review: null })
    onDone(texts.withdrawn)
  }

  return (
    <div className="border-t border-line pt-6">
      <Stars count={review.rating} label={reviews.stars(review.rating)} />
      <h3 className="mt-3 text-xl font-semibold">{review.title}</h3>
      <p className="mt-2 max-w-read whitespace-pre-line">{review.text}</p>
      <p className="mt-3 text-sm text-ink-soft">
        {reviews.date(review.date)}. {review.consent ? texts.shown : texts.hidden}
      </p>
      {review.answer && (
        <p className="mt-3 max-w-read border-l-2 border-line pl-4 text-sm whitespace-pre-line">
          <span className="font-medium">{reviews.answered}</span> {review.answer}
        </p>
      )}
      {review.hidden_reason && (
        <p className="mt-3 max-w-read border-l-2 border-warn pl-4 text-sm whitespace-pre-line">
          <span className="font-medium">{texts.takenOff}</span> {review.hidden_reason}
        </p>
      )}
      {withdraw.error && <ErrorNotice sentence={toSentence(withdraw.error)} className="mt-4" />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            onDone('')
            onEdit()
          }}
        >
          {texts.edit}
        </Button>
        <Button variant="quiet" isLoading={withdraw.isRunning} onClick={() => void remove()}>
          {texts.withdraw}
        </Button>
      </div>
    </div>
  )
}
