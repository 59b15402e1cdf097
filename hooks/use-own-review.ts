import { useState } from 'react'

import type { WireOwnReview, WireReviewBody } from '@/contract/reviews'
import { NO_HEIGHT, knownHeight, storedHeight, type TypedHeight } from '@/domain/height'
import { isRecord } from '@/domain/stored-value'
import { SESSION_KEYS, sessionStore } from '@/utils/storage'

import { useAction } from './use-action'
import { useRequest } from './use-request'

/** What is typed of a review. */
export interface ReviewDraft {
  rating: number
  title: string
  text: string
  height: TypedHeight
  consent: boolean
}

const EMPTY: ReviewDraft = { rating: 0, title: '', text: '', height: NO_HEIGHT, consent: true }

/** The review of an owned bike: reading, writing, changing and withdrawing it. */
export function useOwnReview(bikeId: number) {
  const request = useRequest(`review ${bikeId}`, ({ reviews }) => reviews.ofBike(bikeId))
  const save = useAction(({ reviews }, id: number | null, body: WireReviewBody) =>
    id === null ? reviews.write(bikeId, body) : reviews.change(id, body),
  )
  const withdraw = useAction(({ reviews }, id: number) => reviews.withdraw(id))
  return { ...request, save, withdraw }
}

/** What is typed, kept for as long as the tab is open, so that neither a failure nor a reload loses it. */
export function useReviewDraft(bikeId: number, review: WireOwnReview['review']) {
  const key = `${SESSION_KEYS.reviewDraft}_${bikeId}`
  const [draft, setDraft] = useState(() => storedDraft(key) ?? draftOf(review))
  return {
    draft,
    type(change: Partial<ReviewDraft>) {
      const typed = { ...draft, ...change }
      setDraft(typed)
      sessionStore.write(key, typed)
    },
    forget: () => sessionStore.remove(key),
  }
}

function draftOf(review: WireOwnReview['review']): ReviewDraft {
  if (!review) return EMPTY
  const { rating, title, text, rider_height, consent } = review
  return { rating, title, text, height: knownHeight(rider_height), consent }
}

function storedDraft(key: string): ReviewDraft | null {
  const stored = sessionStore.read(key)
  if (!isRecord(stored)) return null
  const { rating, title, text, consent } = stored
  const height = storedHeight(stored.height)
  if (typeof rating !== 'number' || typeof consent !== 'boolean') return null
  if (typeof title !== 'string' || typeof text !== 'string' || height === null) return null
  return { rating, title, text, height, consent }
}
