import { useEffect } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { MODERATION_LIMITS } from '@/domain/reviews'
import { useModerationForm, type ModeratedReview } from '@/hooks/use-moderation'
import { toSentence } from '@/messages/errors'
import { moderation as texts } from '@/messages/moderation'

import { EditActions, EditNews } from '../edit-parts'
import { DenseArea } from '../stock/dense-field'

interface ModerationFormProps {
  review: ModeratedReview
  onSaved: (saved: ModeratedReview) => void
  onChanged: () => void
  onClose: () => void
}

/** The reply to a review, and whether it is shown. */
export function ModerationForm(props: ModerationFormProps) {
  const controls = useModerationForm(props)
  const { ref, form, faults, error, type, submit, isNews, discard, keepMine } = controls
  useEffect(() => ref.current?.querySelector<HTMLElement>('textarea')?.focus(), [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.open(props.review.title)}
      className="mt-3 max-w-read rounded border border-line-strong bg-surface p-4"
    >
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
      <DenseArea
        label={texts.answer}
        hint={texts.answerHint}
        name="answer"
        rows={4}
        maxLength={MODERATION_LIMITS.answer}
        value={form.answer}
        fault={faults.answer}
        onChange={({ target }) => type({ answer: target.value })}
      />
      <label className="mt-2 flex min-h-touch items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={form.is_hidden}
          onChange={() => type({ is_hidden: !form.is_hidden })}
        />
        {texts.hide}
      </label>
      {form.is_hidden && (
        <DenseArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="hidden_reason"
          rows={2}
          maxLength={MODERATION_LIMITS.reason}
          value={form.hidden_reason}
          fault={faults.hidden_reason}
          onChange={({ target }) => type({ hidden_reason: target.value })}
        />
      )}
      <EditActions {...controls} mayWrite onClose={props.onClose} />
    </form>
  )
}
