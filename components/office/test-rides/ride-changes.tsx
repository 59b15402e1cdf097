import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { RIDE_OUTCOMES, type RideOutcome } from '@/domain/community/dealers/ride-moves'
import { isLongEnough } from '@/domain/kit/text-length'
import { useModal } from '@/hooks/kit/use-modal'
import {
  useRideChanges,
  useRideTimes,
  type TestRide,
} from '@/hooks/office/test-rides/use-test-rides'
import { toSentence } from '@/messages/kit/errors'
import { cancelRideDialog, testRides as texts } from '@/messages/office/test-rides/test-rides'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { useHasMail } from '@/components/office/kit/mail-context'

interface RideChangesProps {
  ride: TestRide
  onDone: (sentence: string) => void
  onClose: () => void
}

/** Form that reschedules or cancels a ride before it begins, and records its outcome afterward. */
export function RideChanges({ ride, onDone, onClose }: RideChangesProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="group"
      aria-label={texts.openOf(ride)}
      tabIndex={-1}
      className="mt-3 rounded border border-line-strong bg-surface p-4"
    >
      {ride.can_tell ? (
        <Outcome {...{ ride, onDone }} />
      ) : (
        <>
          <Move {...{ ride, onDone }} />
          <Cancel {...{ ride, onDone }} />
        </>
      )}
      <Button variant="quiet" size="small" className="mt-3" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}

type PartProps = Omit<RideChangesProps, 'onClose'>

function Move({ ride, onDone }: PartProps) {
  const [time, setTime] = useState('')
  const hasMail = useHasMail()
  const { state, renew, free } = useRideTimes(ride)
  const { run, isRunning, error } = useRideChanges(ride).moving
  const move = async () => {
    const done = await run(time)
    if (done) return onDone(texts.moved(done.answer, hasMail))
    // Reload the slots, because the chosen one may just have been booked.
    renew()
  }
  if (state.status === 'failed')
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={renew} />
  if (state.status === 'loading') return <p role="status">{texts.loading}</p>
  if (free.length === 0) return <p>{texts.noTimes}</p>
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      <div className="flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.time}
          value={time}
          className="w-60"
          options={[
            { value: '', title: texts.chooseTime },
            ...free.map(({ starts_at, day, minutes }) => ({
              value: starts_at,
              title: texts.slot(day, minutes),
            })),
          ]}
          onChange={({ target }) => setTime(target.value)}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={time === ''}
          isLoading={isRunning}
          onClick={() => void move()}
        >
          {texts.move}
        </Button>
      </div>
    </>
  )
}

function Cancel({ ride, onDone }: PartProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { ask } = useModal()
  const hasMail = useHasMail()
  const { run, isRunning, error } = useRideChanges(ride).cancelling
  const cancel = async () => {
    const isShort = !isLongEnough(reason, 3)
    setFault(isShort ? texts.reasonMissing : undefined)
    if (isShort || !(await ask(cancelRideDialog(ride, hasMail)))) return
    const done = await run(reason.trim())
    if (done) onDone(texts.wasCancelled(done.answer, hasMail))
  }
  return (
    <div className="mt-4 border-t border-line pt-3">
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      <div className="flex flex-wrap items-start gap-3">
        <DenseField
          label={texts.reason}
          hint={texts.reasonHint(hasMail)}
          name="reason"
          maxLength={300}
          value={reason}
          fault={fault}
          className="min-w-60 flex-1"
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          variant="secondary"
          size="small"
          className="mt-5"
          isLoading={isRunning}
          onClick={() => void cancel()}
        >
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

function Outcome({ ride, onDone }: PartProps) {
  const { run, isRunning, error } = useRideChanges(ride).telling
  const tell = async (outcome: RideOutcome | null) => {
    const done = await run(outcome)
    if (done) onDone(texts.saved(done.answer))
  }
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      <div className="flex flex-wrap gap-3">
        {RIDE_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            size="small"
            aria-pressed={ride.outcome === outcome}
            isLoading={isRunning}
            onClick={() => void tell(outcome)}
          >
            {texts.outcome(outcome)}
          </Button>
        ))}
        {ride.outcome && (
          <Button variant="quiet" size="small" onClick={() => void tell(null)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </>
  )
}
