import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { REVIEW_ACTIONS, type ReviewAction } from '@/domain/office/payment/payment-review'
import { isLongEnough } from '@/domain/kit/text-length'
import { useModal } from '@/hooks/kit/use-modal'
import { useReviewDecision } from '@/hooks/office/payment/use-bookkeeping'
import { toSentence } from '@/messages/kit/errors'
import { decideDialog, reviews as texts } from '@/messages/office/payment/reviews-of-payments'
import { DenseField } from '@/components/office/kit/dense-field'

export type PaymentReview = BookkeepingOverview['reviews'][number]

interface DecisionProps {
  review: PaymentReview
  onDone: (sentence: string) => void
}

export function ReviewDecision({ review, onDone }: DecisionProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { ask } = useModal()
  const { run, isRunning, error } = useReviewDecision(review.order_number)
  const decide = async (action: ReviewAction) => {
    const isShort = !isLongEnough(reason, 3)
    setFault(isShort ? texts.reasonMissing : undefined)
    if (isShort || !(await ask(decideDialog(review, action)))) return
    const decision = { action, reason: reason.trim(), held: review.held }
    if (await run(decision)) onDone(texts.done[action](review.order_number))
  }
  return (
    <div className="basis-full pb-2">
      <p className="text-ink-soft">{texts.why(review)}</p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      <div className="mt-3 max-w-md">
        <DenseField
          label={texts.reason(review.order_number)}
          hint={texts.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={500}
          fault={fault}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {REVIEW_ACTIONS.filter((action) => isPossible(review, action)).map((action) => (
          <Button
            size="small"
            key={action}
            variant="secondary"
            isLoading={isRunning}
            onClick={() => void decide(action)}
          >
            {texts.buttons[action]}
          </Button>
        ))}
      </div>
    </div>
  )
}

function isPossible(review: PaymentReview, action: ReviewAction): boolean {
  if (action === 'accept') return review.accept.fault === null
  if (action === 'end') return review.end.is_possible
  return action === 'close' ? review.held <= 0 : review.held > 0
}
