import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CONTROL_STYLES } from '@/components/ui/control-styles'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Field, TextField } from '@/components/ui/field'
import type { ApiError } from '@/contract/errors'
import type { WireOwnReview, WireReviewBody } from '@/contract/reviews'
import { METRIC, type Unit } from '@/domain/constants'
import { HEIGHT_LENGTH, heightIn, typeHeight } from '@/domain/height'
import { REVIEW_LIMITS, RIDER_HEIGHT } from '@/domain/reviews'
import { faultOf } from '@/hooks/use-action'
import { useReviewDraft, type ReviewDraft } from '@/hooks/use-own-review'
import { useUnit } from '@/hooks/use-unit'
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
  const { draft: kept, type, forget } = useReviewDraft(bikeId, review)
  const { unit } = useUnit()
  const draft = { ...kept, height: heightIn(kept.height, unit) }
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(draft, unit)
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
      <Entries draft={draft} unit={unit} type={type} fault={fault} />
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
  unit: Unit
  type: (change: Partial<ReviewDraft>) => void
  /** The sentence of a field, by its name here and on the wire. */
  fault: (field: keyof ReturnType<typeof faultsOf>, wire: string) => string | undefined
}

function Entries({ draft, unit, type, fault }: EntriesProps) {
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
        inputMode={unit === METRIC ? 'numeric' : 'text'}
        label={texts.yourHeight(unit)}
        hint={texts.heightHint(heightOf(draft), unit)}
        value={draft.height.text}
        maxLength={HEIGHT_LENGTH}
        autoComplete="off"
        error={fault('height', 'rider_height')}
        onChange={(event) => type({ height: typeHeight(event.target.value, unit) })}
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

/** Null for a height that no rider is asked for. */
function heightOf({ height: { cm } }: ReviewDraft): number | null {
  return cm !== null && cm >= RIDER_HEIGHT.min && cm <= RIDER_HEIGHT.max ? cm : null
}

function faultsOf(draft: ReviewDraft, unit: Unit) {
  const { shortest } = REVIEW_LIMITS
  return {
    rating: draft.rating === 0 ? texts.faults.rating : undefined,
    title: draft.title.trim() === '' ? texts.faults.title : undefined,
    text: draft.text.trim().length < shortest ? texts.faults.text(shortest) : undefined,
    height: heightOf(draft) === null ? texts.faults.height(RIDER_HEIGHT, unit) : undefined,
  }
}

function bodyOf(draft: ReviewDraft): WireReviewBody {
  const { rating, title, text, consent } = draft
  return { rating, title, text, consent, rider_height: heightOf(draft) ?? 0 }
}
