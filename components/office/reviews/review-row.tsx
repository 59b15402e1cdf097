import Link from 'next/link'
import { useRef } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { Stars } from '@/components/kit/ui/stars'
import type { ModeratedReview } from '@/hooks/office/reviews/use-moderation'
import { moderation as texts } from '@/messages/office/reviews/reviews'
import { reviews } from '@/messages/shop/reviews/reviews'

import { SampleBadge } from '@/components/office/kit/sample-badge'
import { ModerationForm } from './moderation-form'

interface ReviewRowProps {
  review: ModeratedReview
  mayWrite: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onSaved: (saved: ModeratedReview) => void
  onChanged: () => void
}

export function ReviewRow({ review, mayWrite, isOpen, onToggle, ...form }: ReviewRowProps) {
  const { rating, title, text, answer, hidden_reason } = review
  const row = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    row.current?.focus()
  }
  return (
    <li className="border-b border-line py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars count={rating} label={reviews.stars(rating)} />
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere max-md:order-last max-md:basis-full">
          {title}
        </h2>
        {hidden_reason && <Badge kind="warn">{texts.hidden}</Badge>}
        <SampleBadge email={review.email} />
        {mayWrite && (
          <Button
            ref={row}
            data-row
            variant="secondary"
            size="small"
            className="ml-auto"
            aria-expanded={isOpen}
            aria-label={texts.open(title)}
            onClick={() => onToggle(!isOpen)}
          >
            {texts.answer}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-read wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft">
        <Link
          href={`/backoffice/customers/${review.customer_id}`}
          className="underline underline-offset-4"
        >
          {review.name || review.email}
        </Link>
        <span>{texts.facts(review)}</span>
      </p>
      <ReviewText title={texts.replied} text={answer} />
      <ReviewText title={texts.because} text={hidden_reason} />
      {isOpen && <ModerationForm {...{ review, ...form }} onClose={close} />}
    </li>
  )
}

function ReviewText({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <p className="mt-2 max-w-read border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
      <span className="font-medium">{title}</span> {text}
    </p>
  )
}
