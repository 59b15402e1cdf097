import { useEffect } from 'react'

import { MODERATION_LIMITS } from '@/domain/shop/reviews/reviews'
import { useModerationForm, type ModeratedReview } from '@/hooks/office/reviews/use-moderation'
import { moderation as texts } from '@/messages/office/reviews/reviews'

import { EditForm } from '@/components/office/kit/edit-form'
import { DenseArea, DenseCheck } from '@/components/office/kit/dense-field'

interface ModerationFormProps {
  review: ModeratedReview
  onSaved: (saved: ModeratedReview) => void
  onChanged: () => void
  onClose: () => void
}

export function ModerationForm(props: ModerationFormProps) {
  const controls = useModerationForm(props)
  const { ref, form, faults, type } = controls
  useEffect(() => ref.current?.querySelector<HTMLElement>('textarea')?.focus(), [ref])
  return (
    <div className="mt-3 max-w-read rounded border border-line-strong bg-surface p-4">
      <EditForm
        {...{ controls }}
        mayWrite
        label={texts.open(props.review.title)}
        onClose={props.onClose}
      >
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
        <DenseCheck
          className="mt-2"
          label={texts.hide}
          checked={form.is_hidden}
          onChange={() => type({ is_hidden: !form.is_hidden })}
        />
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
      </EditForm>
    </div>
  )
}
