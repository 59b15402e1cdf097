import { useId } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { Stars } from '@/components/kit/ui/stars'
import { STARS } from '@/domain/shop/reviews/reviews'
import { ownReview as texts } from '@/messages/shop/reviews/own-review'
import { reviews } from '@/messages/shop/reviews/reviews'

interface RatingFieldProps {
  value: number
  error: string | undefined
  onChange: (rating: number) => void
}

/** One to five stars as radio buttons, the best first. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-medium">{texts.rating}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {STARS.map((stars) => (
          <label
            key={stars}
            className={cx(
              'relative grid min-h-touch cursor-pointer place-items-center rounded border px-3.5',
              stars === value ? 'border-deep bg-deep text-paper' : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={reviews.starsOnly(stars)}
              data-fault={error ? true : undefined}
              onChange={() => onChange(stars)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded"
            />
            <span aria-hidden="true">
              <Stars count={stars} label="" />
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
