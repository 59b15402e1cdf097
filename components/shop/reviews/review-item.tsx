import { SampleMark } from '@/components/kit/ui/sample-list'
import { Stars } from '@/components/kit/ui/stars'
import type { WireReview } from '@/contract/shop/reviews/reviews'
import { reviews as texts } from '@/messages/shop/reviews/reviews'

export function ReviewItem({ review }: { review: WireReview }) {
  const { rating, title, text, name, date, rider_height, answer } = review
  return (
    <article aria-label={title}>
      <Stars count={rating} label={texts.stars(rating)} />
      <h3 className="mt-3 text-xl font-semibold">{title}</h3>
      <p className="mt-2 max-w-read whitespace-pre-line">{text}</p>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span className="font-medium text-ink">{name}</span>
        {review.is_sample ? <SampleMark /> : <span>{texts.ownerOf(review)}</span>}
        {rider_height !== null && <span>{texts.height(rider_height)}</span>}
        <time dateTime={date}>{texts.date(date)}</time>
      </p>
      {answer && (
        <p className="mt-4 max-w-read border-l-2 border-line pl-4 text-sm whitespace-pre-line">
          <span className="font-medium">{texts.answered}</span> {answer}
        </p>
      )}
    </article>
  )
}
