import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import { useBeginUndo, type Fulfillment } from '@/hooks/office/fulfillment/use-fulfillment'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment as texts, undoBeginDialog } from '@/messages/office/fulfillment/fulfillment'
import { shortMoment } from '@/messages/office/overview/overview'

interface UndoBeginProps {
  bike: { id: number; title: string }
  /** Number of its order. */
  number: string
  email: string
  until: string
  /** Accessible name of the button, unique on the page. */
  label: string
  onChanged: (fulfillment: Fulfillment) => void
}

/** Undoes the start of a bike's build, after a dialog that says what it can't take back. */
export function UndoBegin({ bike, number, email, until, label, onChanged }: UndoBeginProps) {
  const { ask } = useModal()
  const { isRunning, error, run } = useBeginUndo(number, {
    confirm: (undo) => ask(undoBeginDialog(bike.title, undo, email)),
    onChanged,
  })
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          isLoading={isRunning}
          aria-label={label}
          onClick={() => void run(bike.id)}
        >
          {texts.undoBegin}
        </Button>
        <span className="text-ink-soft">{texts.undoUntil(shortMoment(until))}</span>
      </p>
    </>
  )
}
