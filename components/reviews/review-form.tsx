import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CONTROL_STYLES } from '@/components/ui/control-styles'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Field, TextField } from '@/components/ui/field'
import type { ApiError } from '@/contract/errors'
import type { WireOwnReview, WireReviewBody } from '@/contract/reviews'
import { REVIEW_LIMITS, RIDER_HEIGHT } from '@/domain/reviews'
import { faultOf } from '@/hooks/use-action'
import { useReviewDraft, type ReviewDraft } from '@/hooks/use-own-review'
import { toSentence } from '@/messages/errors'
import { ownReview as texts } from '@/messages/own-review'

import { RatingField } from './rating-field'

interface ReviewFormProps {
  bikeId: number
  review: WireOwnReview['review']
  error: ApiError | null
  isSaving: boolean
  /** Answers whether it was saved. */
  onSave: (body: WireReviewBody) => Promise<boolean>
  /** Only where there is a review to go back to. */
  onCancel?: (() => void) | undefined
}

const FAULTY = '[aria-invalid], [data-fault]'

/** Writes or changes a review. What was typed stays until it is saved. */
export function ReviewForm({ bikeId, review, error, isSaving, onSave, onCancel }: ReviewFormProps) {
  const { draft, type, forget } = useReviewDraft(bikeId, review)
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(draft)
  const fault = (field: keyof typeof faults, wire: string) =>
    (isChecked ? faults[field] : undefined) ?? faultOf(error, wire)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (Object.values(faults).some(Boolean)) {
      const form = event.currentTarget
      // After the faults are drawn.
      requestAnimationFrame(() => form.querySelector<HTMLElement>(FAULTY)?.focus())
      return
    }
    if (await onSave(bodyOf(draft))) forget()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid max-w-xl gap-5">
      <Entries draft={draft} type={type} fault={fault} />
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSaving}>
          {review ? texts.save : texts.publish}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

interface EntriesProps {
  draft: ReviewDraft
  type: (change: Partial<ReviewDraft>) => void
  /** The sentence of a field, by its name here and on the wire. */
  fault: (field: keyof ReturnType<typeof faultsOf>, wire: string) => string | undefined
}

function Entries({ draft, type, fault }: EntriesProps) {
  return (
    <>
      <RatingField
        value={draft.rating}
        error={fault('rating', 'rating')}
        onChange={(rating) => type({ rating })}
      />
      <TextField
        label={texts.title}
        value={draft.title}
        maxLength={REVIEW_LIMITS.title}
        autoComplete="off"
        error={fault('title', 'title')}
        onChange={(event) => type({ title: event.target.value })}
      />
      <Field
        label={texts.text}
        hint={texts.textHint(REVIEW_LIMITS.shortest)}
        error={fault('text', 'text')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={REVIEW_LIMITS.text}
            value={draft.text}
            onChange={(event) => type({ text: event.target.value })}
            className={`${CONTROL_STYLES} py-3`}
          />
        )}
      </Field>
      <TextField
        inputMode="numeric"
        label={texts.yourHeight}
        hint={texts.heightHint(heightOf(draft))}
        value={draft.height}
        maxLength={3}
        autoComplete="off"
        error={fault('height', 'rider_height')}
        onChange={(event) => type({ height: event.target.value })}
      />
      <Checkbox
        label={texts.consent}
        hint={texts.consentHint}
        checked={draft.consent}
        onChange={(event) => type({ consent: event.target.checked })}
      />
    </>
  )
}

/** Null for what is no height. */
function heightOf({ height }: ReviewDraft): number | null {
  const cm = Number(height)
  const isHeight = /^\s*\d{3}\s*$/.test(height) && cm >= RIDER_HEIGHT.min && cm <= RIDER_HEIGHT.max
  return isHeight ? cm : null
}

function faultsOf(draft: ReviewDraft) {
  const { shortest } = REVIEW_LIMITS
  const { min, max } = RIDER_HEIGHT
  return {
    rating: draft.rating === 0 ? texts.faults.rating : undefined,
    title: draft.title.trim() === '' ? texts.faults.title : undefined,
    text: draft.text.trim().length < shortest ? texts.faults.text(shortest) : undefined,
    height: heightOf(draft) === null ? texts.faults.height(min, max) : undefined,
  }
}

function bodyOf(draft: ReviewDraft): WireReviewBody {
  const { rating, title, text, consent } = draft
  return { rating, title, text, consent, rider_height: heightOf(draft) ?? 0 }
}
