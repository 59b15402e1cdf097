import { Button } from '@/components/kit/ui/button'
import { Checkbox } from '@/components/kit/ui/checkbox'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field, TextField } from '@/components/kit/ui/field'
import { METRIC } from '@/domain/kit/constants'
import { HEIGHT_LENGTH, typeHeight } from '@/domain/kit/height'
import { riderHeight } from '@/domain/shop/reviews/review-form'
import { REVIEW_LIMITS } from '@/domain/shop/reviews/reviews'
import { useReviewForm, type ReviewFormControls } from '@/hooks/shop/reviews/use-own-review'
import { toSentence } from '@/messages/kit/errors'
import { ownReview as texts } from '@/messages/shop/reviews/own-review'

import { RatingField } from './rating-field'

type ReviewFormProps = Parameters<typeof useReviewForm>[0] & {
  /** Present only if there is a review to return to. */
  onCancel?: (() => void) | undefined
}

/** Creates or edits a review. Stores unsaved input as a draft. */
export function ReviewForm({ onCancel, ...writing }: ReviewFormProps) {
  const controls = useReviewForm(writing)
  const { ref, error, isSending, submit, forget } = controls
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-6 grid max-w-xl gap-5">
      <Entries {...controls} />
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {writing.review ? texts.save : texts.publish}
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

function Entries({ form, faults, unit, type }: ReviewFormControls) {
  return (
    <>
      <RatingField
        value={form.rating}
        error={faults.rating}
        onChange={(rating) => type({ rating })}
      />
      <TextField
        label={texts.title}
        value={form.title}
        maxLength={REVIEW_LIMITS.title}
        autoComplete="off"
        error={faults.title}
        onChange={(event) => type({ title: event.target.value })}
      />
      <Field label={texts.text} hint={texts.textHint(REVIEW_LIMITS.shortest)} error={faults.text}>
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={REVIEW_LIMITS.text}
            value={form.text}
            onChange={(event) => type({ text: event.target.value })}
            className={`${CONTROL_STYLES} py-3`}
          />
        )}
      </Field>
      <TextField
        inputMode={unit === METRIC ? 'numeric' : 'text'}
        label={texts.yourHeight(unit)}
        hint={texts.heightHint(riderHeight(form.height), unit)}
        value={form.height.text}
        maxLength={HEIGHT_LENGTH}
        autoComplete="off"
        error={faults.height}
        onChange={(event) => type({ height: typeHeight(event.target.value, unit) })}
      />
      <Checkbox
        label={texts.consent}
        hint={texts.consentHint}
        checked={form.consent}
        onChange={(event) => type({ consent: event.target.checked })}
      />
    </>
  )
}
