import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field } from '@/components/kit/ui/field'
import { Segmented } from '@/components/kit/ui/segmented'
import {
  useTicketRating,
  type TicketAddress,
  type TicketThread,
} from '@/hooks/community/support/use-ticket'
import { toSentence } from '@/messages/kit/errors'
import { support as texts } from '@/messages/community/support/support'

interface TicketRatingProps {
  address: TicketAddress
  rating: TicketThread['rating']
  onRated: (ticket: TicketThread) => void
}

const SCORES = [1, 2, 3, 4, 5].map((value) => ({ value, title: String(value) }))
const SOLVED = [
  { value: 'yes', title: texts.yes },
  { value: 'no', title: texts.no },
]

export function TicketRating({ address, rating, onRated }: TicketRatingProps) {
  const [isOpen, setOpen] = useState(rating === null)
  return (
    <section aria-labelledby="rating" className="mt-8 border-t border-line pt-6">
      <h2 id="rating" className="text-xl">
        {texts.rateTitle}
      </h2>
      {isOpen ? (
        <Question
          address={address}
          rating={rating}
          onRated={(ticket) => {
            setOpen(false)
            onRated(ticket)
          }}
        />
      ) : (
        <>
          <p role="status" className="mt-3">
            {texts.rated} {rating && texts.ratedAs(rating.score)}
          </p>
          <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </>
      )}
    </section>
  )
}

function Question({ address, rating, onRated }: TicketRatingProps) {
  const [solved, setSolved] = useState(rating?.solved === false ? 'no' : 'yes')
  const [score, setScore] = useState(rating?.score ?? 5)
  const [comment, setComment] = useState(rating?.comment ?? '')
  const { run, isRunning, error } = useTicketRating(address)
  const send = async () => {
    const sent = await run({ solved: solved === 'yes', score, comment: comment.trim() || null })
    if (sent) onRated(sent.answer)
  }
  return (
    <div className="mt-3 flex max-w-xl flex-col gap-5">
      <p className="text-ink-soft">{texts.rateHint}</p>
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <div>
        <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
          {texts.solved}
        </p>
        <Segmented legend={texts.solved} options={SOLVED} value={solved} onChange={setSolved} />
      </div>
      <div>
        <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
          {texts.score}
        </p>
        <Segmented legend={texts.score} options={SCORES} value={score} onChange={setScore} />
      </div>
      <Field label={texts.comment}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1_000}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            className={cx(CONTROL_STYLES, 'py-3')}
          />
        )}
      </Field>
      <div>
        <Button onClick={() => void send()} isLoading={isRunning}>
          {texts.rate}
        </Button>
      </div>
    </div>
  )
}
