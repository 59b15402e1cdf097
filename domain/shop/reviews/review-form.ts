import type { HeightFormValue } from '@/domain/kit/height'
import { REVIEW_LIMITS, RIDER_HEIGHT } from './reviews'
import { isLongEnough } from '@/domain/kit/text-length'

interface ReviewFormValues {
  rating: number
  title: string
  text: string
  height: HeightFormValue
}

export function reviewFaults({ rating, title, text, height }: ReviewFormValues) {
  const wrong = {
    rating: rating === 0,
    title: title.trim() === '',
    text: !isLongEnough(text, REVIEW_LIMITS.shortest),
    height: riderHeight(height) === null,
  }
  return (['rating', 'title', 'text', 'height'] as const).filter((field) => wrong[field])
}

/** Returns the height in whole cm; null if missing or out of range. */
export function riderHeight({ cm }: HeightFormValue): number | null {
  return cm !== null && cm >= RIDER_HEIGHT.min && cm <= RIDER_HEIGHT.max ? cm : null
}
