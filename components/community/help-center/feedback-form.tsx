import { ThumbsDown, ThumbsUp } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field } from '@/components/kit/ui/field'
import { HELP_COMMENT_BYTES } from '@/domain/community/help-center/help-center'
import { useHelpFeedback } from '@/hooks/community/help-center/use-help-feedback'
import { helpFeedback as texts } from '@/messages/community/help-center/help-feedback'

/** Sends yes or no immediately, then an optional comment, whose text survives errors. */
export function FeedbackForm({ topicId }: { topicId: number }) {
  const feedback = useHelpFeedback(topicId)
  const { help_full, phase, hasComment, comment, sentence } = feedback
  const stored = comment === '' ? '' : ` ${texts.inputRetained}`
  const failure = phase === 'failed' && sentence ? sentence + stored : null
  return (
    <div className="mt-3">
      {help_full === null ? <Answers onAnswer={feedback.answer} /> : <Answered {...feedback} />}
      {failure && (
        <ErrorNotice
          sentence={failure}
          onRetry={feedback.say}
          isRetrying={phase === 'sending'}
          className="mt-4"
        />
      )}
      {help_full === false && phase === 'sent' && (
        <p className="mt-3">
          {texts.writeText}{' '}
          <Link href="/contact" prefetch={false} className="link">
            {texts.write}
          </Link>
        </p>
      )}
      {help_full !== null && !hasComment && <Comment {...feedback} />}
    </div>
  )
}

type Feedback = ReturnType<typeof useHelpFeedback>

function Answers({ onAnswer }: { onAnswer: Feedback['answer'] }) {
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={() => onAnswer(true)}>
        <ThumbsUp aria-hidden="true" className="size-4" />
        {texts.yes}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        <ThumbsDown aria-hidden="true" className="size-4" />
        {texts.no}
      </Button>
    </div>
  )
}

/** The clicked button is gone, so its replacement takes focus. */
function Answered({ help_full, phase, hasComment, reopen }: Feedback) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const thanks = hasComment ? texts.thanksComment : help_full ? texts.thanksYes : texts.thanksNo
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-6">
      <p ref={ref} role="status" tabIndex={-1}>
        {phase === 'sent' ? thanks : help_full ? texts.yes : texts.no}
      </p>
      <Button variant="quiet" onClick={reopen}>
        {texts.change}
      </Button>
    </div>
  )
}

function Comment({ help_full, comment, phase, type, say }: Feedback) {
  function submit(event: FormEvent) {
    event.preventDefault()
    say()
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col items-start gap-3">
      <Field
        label={help_full ? texts.commentYes : texts.commentNo}
        hint={texts.commentHint}
        className="w-full"
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={HELP_COMMENT_BYTES}
            value={comment}
            onChange={(event) => type(event.target.value)}
            className={cx(CONTROL_STYLES, 'py-2.5')}
          />
        )}
      </Field>
      <Button
        type="submit"
        disabled={comment.trim() === ''}
        isLoading={phase === 'sending' && comment.trim() !== ''}
      >
        {texts.send}
      </Button>
    </form>
  )
}
