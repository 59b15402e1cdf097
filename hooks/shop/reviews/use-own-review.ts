import type { WireOwnReview, WireReviewBody } from '@/contract/shop/reviews/reviews'
import { soundMembers } from '@/domain/kit/form-draft'
import {
  NO_HEIGHT,
  heightIn,
  toHeightValue,
  storedHeight,
  type HeightFormValue,
} from '@/domain/kit/height'
import { reviewFaults, riderHeight } from '@/domain/shop/reviews/review-form'
import { REVIEW_LIMITS, RIDER_HEIGHT } from '@/domain/shop/reviews/reviews'
import { isRecord } from '@/domain/kit/stored-value'
import { ownReview as texts } from '@/messages/shop/reviews/own-review'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'
import { useUnit } from '@/hooks/kit/use-unit'

interface Form {
  rating: number
  title: string
  text: string
  height: HeightFormValue
  consent: boolean
}

type Review = WireOwnReview['review']

const EMPTY: Form = { rating: 0, title: '', text: '', height: NO_HEIGHT, consent: true }

export function useOwnReview(bikeId: number) {
  const request = useRequest(`review ${bikeId}`, ({ reviews }) => reviews.ofBike({ id: bikeId }))
  const withdraw = useAction(({ reviews }, id: number) => reviews.withdraw({ id }))
  return { ...request, withdraw }
}

interface ReviewFormOptions {
  bikeId: number
  /** The review to edit, or null for a new one. */
  review: Review
  onSaved: (review: NonNullable<Review>) => void
}

/** Manages the review form; its draft lasts as long as the tab. */
export function useReviewForm({ bikeId, review, onSaved }: ReviewFormOptions) {
  const { unit } = useUnit()
  const draft = sessionDraft(`${SESSION_KEYS.reviewDraft}_${bikeId}`, parse)
  const controls = useForm({
    initial: () => formOf(review),
    check: (typed) => {
      const sentences = {
        ...texts.faults,
        text: texts.faults.text(REVIEW_LIMITS.shortest),
        height: texts.faults.height(RIDER_HEIGHT, unit),
      }
      const found = reviewFaults({ ...typed, height: heightIn(typed.height, unit) })
      return Object.fromEntries(found.map((field) => [field, sentences[field]]))
    },
    names: { rider_height: 'height' },
    draft,
    send: async ({ form: typed, services: { reviews } }) => {
      const body = toRequestBody(typed)
      onSaved(
        await (review
          ? reviews.change({ ...body, id: review.id })
          : reviews.write({ ...body, order_bike_id: bikeId })),
      )
    },
  })
  const form = { ...controls.form, height: heightIn(controls.form.height, unit) }
  return { ...controls, form, unit, forget: draft.remove }
}

export type ReviewFormControls = ReturnType<typeof useReviewForm>

function formOf(review: Review): Form {
  if (!review) return EMPTY
  const { rating, title, text, rider_height, consent } = review
  return { rating, title, text, height: toHeightValue(rider_height), consent }
}

function parse(stored: unknown): Partial<Form> {
  const height = isRecord(stored) ? storedHeight(stored.height) : null
  return { ...soundMembers(stored, EMPTY), ...(height && { height }) }
}

function toRequestBody({ rating, title, text, consent, height }: Form): WireReviewBody {
  return { rating, title, text, consent, rider_height: riderHeight(height) ?? 0 }
}
